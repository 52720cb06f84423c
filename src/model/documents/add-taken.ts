import type * as Y from 'yjs'
import type { NewItem } from '../fields/list.ts'
import { mostTaken, type TakenList, type takenEntry } from './taken.ts'

/** Notes what was taken, and returns the key of the entry. To be called in a transaction. */
export function addTaken(doc: Y.Doc, entries: TakenList, made: NewItem<typeof takenEntry>): string {
  for (const key of entries.keys(doc).slice(0, -(mostTaken - 1))) entries.remove(doc, key)
  return entries.add(doc, made)
}
