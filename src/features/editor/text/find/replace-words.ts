import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { type FoundWords, textOf } from './find-words.ts'

const { properties } = design.design.layers

/**
 * Puts other words in the place of those that were found, in the marks of their first letter; a text that would become longer than
 * a text may be is left as it is, and so are locked ones. How many places were changed. Call it inside of one edit.
 */
export function replaceWords(doc: Y.Doc, found: readonly FoundWords[], words: string): number {
  let count = 0
  const insert = words.normalize('NFC')
  for (const places of Map.groupBy(found, textOf).values()) {
    const [first] = places
    if (!first || first.isLocked) continue
    const { cell, layer } = first
    const handle = cell ? properties[cell.name].letters(cell.row) : properties.text.letters(layer)
    const shared = handle.shared(doc)
    const grows = places.reduce((sum, { from, to }) => sum + insert.length - (to - from), 0)
    if (!shared || (grows > 0 && shared.length + grows > handle.max)) continue
    // From the end on, so that the places before stay where they are.
    for (const { from, to } of places.toSorted((one, other) => other.from - one.from)) {
      if (insert !== '') shared.insert(from + 1, insert)
      shared.delete(from + 1 + insert.length, to - from - 1)
      shared.delete(from, 1)
      count += 1
    }
  }
  return count
}
