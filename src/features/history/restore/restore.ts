import type * as Y from 'yjs'
import { type Field, isRestorable } from '#model/fields/field.ts'
import type { ListField } from '#model/fields/list.ts'
import type { RecordField } from '#model/fields/record.ts'
import { replaceEntries } from '#model/fields/replace-entries.ts'
import { replaceItems } from '#model/fields/replace-items.ts'
import { replaceNodes } from '#model/fields/replace-nodes.ts'
import type { TextsField } from '#model/fields/texts.ts'
import type { TreeField } from '#model/fields/tree.ts'

/**
 * Restores the answers of the earlier version `then`, as edits that merge with concurrent ones: texts by the
 * smallest splice, items by key. `isWanted` selects fields by path and items by `path/key`; the order of a
 * list is restored with the whole list only. Call it inside one transaction, so that it is one undo step.
 */
export function restore(
  doc: Y.Doc,
  then: Y.Doc,
  fields: readonly Field[],
  isWanted: (path: string) => boolean = () => true,
): void {
  for (const field of fields) {
    if (!isRestorable(field)) continue
    if (field.kind === 'texts') restoreTexts(doc, then, field, isWanted)
    else if ('keys' in field) restoreItems(doc, then, field, isWanted)
    else if (isWanted(field.path)) {
      if (field.kind === 'text') field.write(doc, field.read(then))
      else field.write(doc, field.read(then))
    }
  }
}

function restoreTexts(doc: Y.Doc, then: Y.Doc, field: TextsField, isWanted: (path: string) => boolean): void {
  for (const key of new Set([...field.keys(doc), ...field.keys(then)]))
    if (isWanted(field.path) || isWanted(`${field.path}/${key}`)) {
      const one = field.at(key)
      one.write(doc, one.read(then))
    }
}

function restoreItems(
  doc: Y.Doc,
  then: Y.Doc,
  field: ListField | RecordField | TreeField,
  isWanted: (path: string) => boolean,
): void {
  const isItemWanted = isWanted(field.path) ? undefined : (key: string) => isWanted(`${field.path}/${key}`)
  if (field.kind === 'list') replaceItems(doc, field, field.read(then), isItemWanted)
  else if (field.kind === 'tree') replaceNodes(doc, field, field.read(then), isItemWanted)
  else replaceEntries(doc, field, field.read(then), isItemWanted)
}
