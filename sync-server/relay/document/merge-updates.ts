import * as Y from 'yjs'

const atOnce = 100

/** As few updates as possible. Should Yjs ever stumble over merging, the single ones say the same. */
export function bundle(updates: readonly Uint8Array[]): readonly Uint8Array[] {
  if (updates.length < 2) return updates
  try {
    return [mergeAll(updates)]
  } catch {
    return updates
  }
}

/** Merges updates without a document. In hundreds, because one long flat merge is quadratic. */
export function mergeAll(updates: readonly Uint8Array[]): Uint8Array {
  let rest = updates
  while (rest.length > atOnce) {
    const merged: Uint8Array[] = []
    for (let at = 0; at < rest.length; at += atOnce) merged.push(Y.mergeUpdates(rest.slice(at, at + atOnce)))
    rest = merged
  }
  const [only] = rest
  return rest.length === 1 && only ? only : Y.mergeUpdates([...rest])
}
