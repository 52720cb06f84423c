import * as Y from 'yjs'

/** A row without its base is kept inside the state, by Yjs itself, until the base is folded in. */
export function fold(snapshot: Uint8Array | null, tail: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc()
  applyStored(doc, snapshot, tail)
  const state = Y.encodeStateAsUpdateV2(doc)
  doc.destroy()
  return state
}

/** Snapshots are V2, rows V1. One transaction, or ten thousand rows take seconds. */
export function applyStored(
  doc: Y.Doc,
  snapshot: Uint8Array | null,
  tail: readonly Uint8Array[],
  origin?: unknown,
): void {
  doc.transact(() => {
    if (snapshot) Y.applyUpdateV2(doc, snapshot, origin)
    for (const update of tail) Y.applyUpdate(doc, update, origin)
  }, origin)
}
