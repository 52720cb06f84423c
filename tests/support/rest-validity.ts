import type * as Y from 'yjs'
import * as z from 'zod'
import { withShapes } from '#contract/contract.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { boundFieldsOf } from '#server/writeback/entities/bound-fields.ts'
import { bodyOf } from '#server/writeback/pass/send-to-rest.ts'
import { lists, propertyAt } from '#server/writeback/rest/resources.ts'

/** What the calls of REST would refuse of a document as the write-back sends it; nothing where all is well. */
export function faultsAtRest(name: DocumentName, doc: Y.Doc): string[] {
  const faults: string[] = []
  const check = (path: string, schema: unknown, body: unknown) => {
    const result = schema instanceof z.ZodType ? schema.safeParse(body) : null
    if (!result?.success) faults.push(`${path} ${JSON.stringify(body)}: ${result?.error ?? 'no schema'}`)
  }
  for (const { path, isRuled, resource, restPath, codec, documentOf } of boundFieldsOf(name)) {
    const value = documentOf(doc)
    // A name is asked for, so that an unanswered one is not sent at all.
    if (isRuled || value === undefined || (value === null && path === 'info.name')) continue
    check(path, withShapes(resource.change).body, bodyOf([{ restPath, codec, value }]))
  }
  for (const field of fieldsOf(name)) {
    const resource = lists[field.rest ?? '']
    if (field.kind !== 'list' || !resource) continue
    for (const [index, item] of field.read(doc).slice(0, field.atMost).entries()) {
      const values = Object.entries(field.properties).flatMap(([property, handle]) => {
        const { rest, codec } = propertyAt(resource, property)
        const value = codec.fromDocument(handle.toRest(item[property]))
        return value === undefined ? [] : [{ restPath: [rest], codec, value }]
      })
      const { body } = withShapes(resource.create)
      check(field.path, body instanceof z.ZodArray ? body.element : body, {
        ...bodyOf(values),
        [resource.order]: index,
      })
    }
  }
  return faults
}
