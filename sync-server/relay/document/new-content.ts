import * as Y from 'yjs'
import type { Range } from './structs.ts'

/** What a document has: the clock of each Yjs client, and the ranges that are deleted. */
export interface KnownContent {
  clock(client: number): number
  deleted(): ReadonlyMap<number, readonly Range[]>
}

type Decoded = ReturnType<typeof Y.decodeUpdate>

export function knownContentOf({ store }: Y.Doc): KnownContent {
  return {
    clock: (client) => Y.getState(store, client),
    deleted: () => Y.createDeleteSetFromStructStore(store).clients,
  }
}

/** Whether an update would change the document, or stay pending in it. Changes nothing. */
export function hasNewContent(known: KnownContent, { structs, ds }: Decoded): boolean {
  for (const struct of structs) {
    if (struct instanceof Y.Skip) continue
    if (struct.id.clock + struct.length > known.clock(struct.id.client)) return true
  }
  if (ds.clients.size === 0) return false
  const gone = known.deleted()
  for (const [client, ranges] of ds.clients) {
    const ours = gone.get(client) ?? []
    for (const { clock, len } of ranges) if (len > 0 && !isCovered(ours, clock, clock + len)) return true
  }
  return false
}

/** `ranges` are sorted and touching ones are merged, so one of them covers the whole or none does. */
function isCovered(ranges: readonly Range[], from: number, to: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return false
    if (range.clock + range.len <= from) low = middle + 1
    else if (range.clock > from) high = middle - 1
    else return range.clock + range.len >= to
  }
  return false
}
