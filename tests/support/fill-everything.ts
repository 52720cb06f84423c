import type * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { isRestorable } from '#model/fields/field.ts'
import { createRandom } from './random.ts'

const words = 'Bowls for every day'
/** One that there is: REST refuses any other. */
const font = { idFontFamily: 1, idFontFace: 1400, weightValue: 400 }

/**
 * An answer in every field of a document but its files. Without `say` in Latin letters: what a screen shows in Hangul
 * is ours then.
 */
export function fillEverything(
  name: DocumentName,
  doc: Y.Doc,
  say: (path: string, isLong: boolean) => string = (_path, isLong) =>
    isLong ? `${words}. `.repeat(8).trim() : words,
): void {
  const random = createRandom(5)
  doc.transact(() => {
    for (const field of fieldsOf(name)) {
      if (!isRestorable(field)) continue
      if (field.kind === 'text') field.write(doc, say(field.path, field.long))
      else if (field.kind === 'value') {
        const said = say(field.path, false)
        const value = isFont(field.name) ? font : field.accepts(said) ? said : field.arbitrary(random)
        if (!isFile(value) && field.name !== 'logoMaker') field.write(doc, value)
      } else if (field.kind === 'list' && field.name !== 'photography') {
        for (let index = 0; index < Math.min(3, field.atMost); index++) {
          const item = Object.entries(field.properties).map(([property, { kind, arbitrary }]) => [
            property,
            kind === 'text' || typeof arbitrary(random) === 'string'
              ? say(`${field.path}/${property}`, false)
              : arbitrary(random),
          ])
          field.add(doc, withKeys(field.arbitraryItem(random), Object.fromEntries(item)))
        }
      }
    }
  })
}

/** Keys of choices stay as they are; a person's own words become Latin. */
function withKeys(item: object, latin: Record<string, unknown>): Record<string, never> {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'string' && !/^[A-Z][A-Z0-9_]*$/.test(value) ? latin[name] : value,
    ]),
  ) as Record<string, never>
}

function isFont(name: string): boolean {
  return /^(kor|eng)(Main|Sub)$/.test(name)
}

function isFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('idFile' in value || 'idBlob' in value)
}
