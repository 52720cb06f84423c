import * as Y from 'yjs'
import { TooMuchWork, WatchedDoc } from '../work/watched-doc.ts'

/**
 * A snapshot (V2) of snapshot and rows. Yjs keeps a row without its base inside the state, until a later fold brings the
 * base.
 */
export function fold(snapshot: Uint8Array | null, tail: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc()
  applyStored(doc, snapshot, tail)
  const state = Y.encodeStateAsUpdateV2(doc)
  doc.destroy()
  return state
}

/** As `fold`; null where it takes more processor time than this. */
export function foldWithin(
  ms: number,
  snapshot: Uint8Array | null,
  tail: readonly Uint8Array[],
): Uint8Array | null {
  const doc = new WatchedDoc()
  try {
    doc.within(ms, () => applyStored(doc, snapshot, tail))
    return Y.encodeStateAsUpdateV2(doc)
  } catch (error) {
    if (error instanceof TooMuchWork) return null
    throw error
  } finally {
    doc.destroy()
  }
}

/** Applies a snapshot (V2) and rows (V1). In one transaction, because one per row takes seconds for 10,000 rows. */
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
