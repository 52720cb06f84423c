import { isDeepStrictEqual } from 'node:util'
import type * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { canBeSettled, type SettledField } from '#model/fields/field.ts'
import { hasUnreadableItem, type ListField } from '#model/fields/list.ts'
import { isUnreadableField } from '#model/fields/value.ts'
import { valueAt } from '../pass/send-to-rest.ts'
import { type Codec, plain } from '../rest/codecs.ts'
import { type DocumentEdit, textEdit, valueEdit } from '../rest/document-edits.ts'
import { isOverwrittenUnseen } from '../rest/overwritten-unseen.ts'
import { type EntityResource, entities } from '../rest/resources.ts'
import type { RestValue } from '../shadow/shadow.ts'

/** A field that is one property of a REST entity: a text, a value, or a whole list of items. */
export interface Bound {
  readonly path: string
  readonly resource: EntityResource
  readonly restPath: readonly string[]
  readonly codec: Codec
  readonly isText: boolean
  /** REST alone decides this value: a change by a device is reverted. */
  readonly isRuled: boolean
  readonly list: ListField | null
  restOf(answer: unknown): RestValue
  /** A further edit of the document that belongs to REST's value. */
  besides(answer: unknown): DocumentEdit | null
  /** The same where both sides have the same value; null: the document has it already. */
  repair(answer: unknown, doc: Y.Doc): DocumentEdit | null
  /** Whether the document holds something that this release takes for nothing: it decides nothing then. */
  isUnreadable(doc: Y.Doc): boolean
  /** Whether the document's value overwrote, unseen, one of REST. */
  isOverwrittenUnseen(doc: Y.Doc): boolean
  /** undefined: it cannot be sent yet, because a file is still on a device. */
  documentOf(doc: Y.Doc): RestValue | undefined
  /** The edit that applies REST's value; null: the field does not accept it. */
  editOf(document: RestValue, base: RestValue, rest: RestValue): DocumentEdit | null
}

export function boundFieldsOf(document: DocumentName): readonly Bound[] {
  const known = madeFor.get(document) ?? makeBoundFields(document)
  madeFor.set(document, known)
  return known
}

/** They are the same in every pass. */
const madeFor = new Map<DocumentName, readonly Bound[]>()

function makeBoundFields(document: DocumentName): Bound[] {
  return fieldsOf(document)
    .filter(canBeSettled)
    .flatMap((field) => {
      const [name = '', property] = field.rest?.split('.') ?? []
      const resource = entities[name]
      return resource && property !== undefined ? [boundOf(field, resource, property)] : []
    })
}

function boundOf(field: SettledField, resource: EntityResource, property: string): Bound {
  const codec = resource.codecOf?.(property) ?? plain
  const restPath = resource.restPathOf?.(property) ?? [property]
  const isRuled = field.ruledBy === 'rest'
  const givenBy = (answer: unknown) =>
    valueAt(answer, resource.within === undefined ? restPath : [resource.within, ...restPath])
  const documentOf = (doc: Y.Doc) =>
    codec.fromDocument(field.kind === 'list' ? plainItemsOf(field, doc) : field.toRest(doc))
  return {
    path: field.path,
    resource,
    restPath,
    codec,
    isText: field.kind === 'text',
    isRuled,
    list: field.kind === 'list' ? field : null,
    restOf: (answer) => codec.fromRest(givenBy(answer)),
    besides: (answer) => resource.besides?.(property, givenBy(answer)) ?? null,
    repair: (answer, doc) => resource.repair?.(property, givenBy(answer), doc) ?? null,
    isUnreadable: (doc) => !isRuled && holdsUnreadable(field, doc),
    isOverwrittenUnseen: (doc) =>
      field.kind === 'value' && isOverwrittenUnseen(doc.getMap(field.part), field.name, doc.clientID),
    documentOf,
    editOf: (document, base, rest) => {
      const isUnchanged = (doc: Y.Doc) => isRuled || documentOf(doc) === document
      if (field.kind === 'text') return textEdit(field, base, rest)
      const value = codec.toDocument(rest)
      if (field.kind === 'list') return itemsEdit(field, isUnchanged, value)
      return value === null || field.accepts(value) ? valueEdit(field, isUnchanged, value) : null
    },
  }
}

function holdsUnreadable(field: SettledField, doc: Y.Doc): boolean {
  if (field.kind === 'list') return hasUnreadableItem(field, doc)
  return field.kind === 'value' && isUnreadableField(field, doc)
}

/** The items as REST takes them: the first `atMost` that are not empty, without their keys. */
function plainItemsOf(field: ListField, doc: Y.Doc): Readonly<Record<string, unknown>>[] {
  return field
    .read(doc)
    .map((item) =>
      Object.fromEntries(
        Object.entries(field.properties).map(([name, property]) => [
          name,
          orNull(property.toRest(item[name])),
        ]),
      ),
    )
    .filter((item) => Object.values(item).some((value) => value !== null))
    .slice(0, field.atMost)
}

/** Items that remain keep their keys, which comments refer to; items beyond the limit follow after them. */
function itemsEdit(field: ListField, isUnchanged: (doc: Y.Doc) => boolean, value: unknown): DocumentEdit {
  const wanted = Array.isArray(value) ? (value as Readonly<Record<string, unknown>>[]) : []
  return (doc) => {
    if (!isUnchanged(doc)) return false
    const left = field.read(doc)
    const before = plainItemsOf(field, doc)
    const keys = wanted.map((item) => {
      const same = left.findIndex((candidate) =>
        isDeepStrictEqual(plainOf(field, candidate), plainOf(field, item)),
      )
      const [found] = same < 0 ? [] : left.splice(same, 1)
      return found?.key ?? field.add(doc, plainOf(field, item))
    })
    for (const item of left) {
      if (before.some((each) => isDeepStrictEqual(plainOf(field, each), plainOf(field, item))))
        field.remove(doc, item.key)
    }
    keys.forEach((key, index) => {
      if (field.keys(doc)[index] !== key) field.move(doc, key, index)
    })
    return true
  }
}

function plainOf(field: ListField, item: Readonly<Record<string, unknown>>): Record<string, never> {
  return Object.fromEntries(
    Object.keys(field.properties).map((name) => [name, orNull(item[name])]),
  ) as Record<string, never>
}

function orNull(value: unknown): unknown {
  return value === '' ? null : (value ?? null)
}
