import type { LibraryItem } from './library-item.ts'

/**
 * Answers the same object as the last time for each item that did not change: a list of ten thousand renders only what did. `signatureOf`: all that an
 * item shows, as text.
 */
export function createKeptItems<Item extends LibraryItem>(
  signatureOf: (item: Item) => string = JSON.stringify,
): (items: readonly Item[]) => Item[] {
  let known = new Map<string, { readonly signature: string; readonly item: Item }>()
  return (items) => {
    const next: typeof known = new Map()
    const kept = items.map((item) => {
      const before = known.get(item.id)
      const signature = signatureOf(item)
      const same = before?.signature === signature ? before : { signature, item }
      next.set(item.id, same)
      return same.item
    })
    known = next
    return kept
  }
}
