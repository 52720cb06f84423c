import type * as Y from 'yjs'
import type { RecordField } from './record.ts'
import type { KeyedItem } from './replace-items.ts'

/** The same as `replaceItems` for a record: each value that differs is one edit. */
export function replaceEntries(
  doc: Y.Doc,
  field: RecordField,
  entries: readonly KeyedItem[],
  isWanted: (key: string) => boolean = () => true,
): void {
  const wanted = new Set(entries.map(({ key }) => key))
  for (const key of field.keys(doc)) if (!wanted.has(key) && isWanted(key)) field.remove(doc, key)
  for (const entry of entries) {
    if (!isWanted(entry.key)) continue
    for (const property of field.properties) field.at(entry.key, property).write(doc, entry[property] ?? null)
  }
}
