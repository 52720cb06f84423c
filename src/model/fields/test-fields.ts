import type * as Y from 'yjs'
import type { Field } from './field.ts'
import type { Random } from './random.ts'

/** The name under which texts and records are written: the first alone, so that a second write changes the first. */
const key = 'any'

/** Writes a random value into a field of any kind: one more item into a list or tree, the same name of a record or of texts. */
export function writeRandomly(field: Field, doc: Y.Doc, random: Random): void {
  switch (field.kind) {
    case 'list':
    case 'tree':
      field.add(doc, field.arbitraryItem(random))
      return
    case 'text':
      field.write(doc, field.arbitrary(random))
      return
    case 'value':
      field.write(doc, field.arbitrary(random))
      return
    case 'record':
      field.set(doc, key, field.arbitraryItem(random))
      return
    case 'texts':
      field.at(key).write(doc, field.arbitraryItem(random).text)
      return
    default:
      field satisfies never
  }
}

/**
 * Writes random values until the field reads differently than `before`, its value as JSON, and returns the new one.
 * Throws after 100 values: a value that never changes would be written without end.
 */
export function changeRandomly(field: Field, doc: Y.Doc, random: Random, before: string): string {
  for (let writes = 0; writes < 100; writes += 1) {
    writeRandomly(field, doc, random)
    const written = JSON.stringify(field.read(doc))
    if (written !== before) return written
  }
  throw new Error(`${field.document} ${field.path} reads ${before} whatever is written`)
}
