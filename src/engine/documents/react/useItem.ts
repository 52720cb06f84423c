import { useWatched } from '#engine/watch/useWatched.ts'
import type { ItemsField } from '#model/fields/field.ts'
import { useDocumentView } from './useDocument.ts'

/** One item of a list, tree or record, rendered again only when that item changes; null where there is none of this key. */
export function useItem<Item>(field: ItemsField<Item>, key: string): Item | null {
  const { document } = useDocumentView(field.document)
  return useWatched(document.item(field, key))
}
