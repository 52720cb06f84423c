import type * as Y from 'yjs'
import type { ListField, NewItem, NodeProperty } from './list.ts'

export type KeyedItem = Readonly<Record<string, unknown>> & { readonly key: string }

/**
 * Makes a list equal to `items`, by edits that merge with those of others: items by their keys, texts by the
 * smallest splice, the order by the fewest moves. What is equal already is not written. With `isWanted` only
 * items whose keys it accepts are added, changed or removed, and the order of the others stays. Throws
 * `RangeError` for a value that the form of an existing property refuses. Call it inside a transaction, so
 * that it is one step of undo.
 */
export function replaceItems(
  doc: Y.Doc,
  field: ListField,
  items: readonly KeyedItem[],
  isWanted?: (key: string) => boolean,
): void {
  const isChanged = isWanted ?? (() => true)
  const wanted = new Set(items.map(({ key }) => key))
  for (const key of field.keys(doc)) if (!wanted.has(key) && isChanged(key)) field.remove(doc, key)
  // Those that are missing side by side are added at once.
  let missing: KeyedItem[] = []
  const addMissing = (end: number) => {
    const keys = missing.map(({ key }) => key)
    field.addAll(doc, missing as NewItem<object>[], { at: end - missing.length, keys })
    missing = []
  }
  items.forEach((item, at) => {
    const { key } = item
    if (isChanged(key) && !field.has(doc, key)) {
      missing.push(item)
      return
    }
    addMissing(at)
    if (isChanged(key)) writeItem(doc, field, item)
  })
  addMissing(items.length)
  if (!isWanted) reorder([...wanted], field.keys(doc), (key, at) => field.move(doc, key, at))
}

/** Writes the values of an item that exists. */
export function writeItem(doc: Y.Doc, field: { readonly properties: object }, item: KeyedItem): void {
  for (const [name, property] of Object.entries<NodeProperty>(
    field.properties as Record<string, NodeProperty>,
  )) {
    const value = item[name]
    if (property.kind === 'text') property.at(item.key).write(doc, typeof value === 'string' ? value : '')
    else property.at(item.key).write(doc, value ?? null)
  }
}

/** Moves as few items as possible: those that are in the wanted order among each other stay. Each is in `now`. */
export function reorder(
  wanted: readonly string[],
  now: readonly string[],
  move: (key: string, to: number) => void,
): void {
  const indexes = new Map(now.map((key, at) => [key, at]))
  const longest = longestIncreasing(wanted.map((key) => indexes.get(key) ?? -1))
  const staying = new Set(longest.map((at) => wanted[at]))
  const keys = [...now]
  wanted.forEach((key, at) => {
    if (staying.has(key)) return
    keys.splice(keys.indexOf(key), 1)
    const to = at === 0 ? 0 : keys.indexOf(wanted[at - 1] as string) + 1
    keys.splice(to, 0, key)
    move(key, to)
  })
}

/** The indexes of a longest increasing subsequence. Quadratic, by comparisons of numbers alone. */
export function longestIncreasing(numbers: readonly number[]): number[] {
  const best = numbers.map(() => ({ length: 1, previous: -1 }))
  let end = -1
  numbers.forEach((number, at) => {
    const own = best[at]
    if (!own) return
    for (let i = 0; i < at; i++) {
      const other = best[i]
      if (other && (numbers[i] ?? 0) < number && other.length >= own.length) {
        own.length = other.length + 1
        own.previous = i
      }
    }
    if (own.length > (best[end]?.length ?? 0)) end = at
  })
  const found: number[] = []
  for (let at = end; at >= 0; at = best[at]?.previous ?? -1) found.push(at)
  return found.reverse()
}
