import type * as Y from 'yjs'
import { type Field, isRestorable } from '#model/fields/field.ts'
import type { ListField } from '#model/fields/list.ts'
import { replaceItems } from '#model/fields/replace-items.ts'

/**
 * Restores the answers of the earlier version `then`, as edits that merge with concurrent ones: texts by the
 * smallest splice, lists by key. `isWanted` selects fields by path and items by `path/key`; the order of a
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
    if (field.kind === 'list') restoreList(doc, then, field, isWanted)
    else if (isWanted(field.path)) {
      if (field.kind === 'text') field.write(doc, field.read(then))
      else field.write(doc, field.read(then))
    }
  }
}

function restoreList(doc: Y.Doc, then: Y.Doc, field: ListField, isWanted: (path: string) => boolean): void {
  const items = field.read(then)
  if (isWanted(field.path)) replaceItems(doc, field, items)
  else replaceItems(doc, field, items, (key) => isWanted(`${field.path}/${key}`))
}
