import * as Y from 'yjs'

const batchSize = 100

/** One update where Yjs can merge them, else the updates as they are. */
export function mergeIfPossible(updates: readonly Uint8Array[]): readonly Uint8Array[] {
  if (updates.length < 2) return updates
  try {
    return [mergeInBatches(updates)]
  } catch {
    return updates
  }
}

/** Merges updates without a document, 100 at a time, because one long flat merge is quadratic. */
export function mergeInBatches(updates: readonly Uint8Array[]): Uint8Array {
  let rest = updates
  while (rest.length > batchSize) {
    const merged: Uint8Array[] = []
    for (let at = 0; at < rest.length; at += batchSize)
      merged.push(Y.mergeUpdates(rest.slice(at, at + batchSize)))
    rest = merged
  }
  const [only] = rest
  return rest.length === 1 && only ? only : Y.mergeUpdates([...rest])
}
