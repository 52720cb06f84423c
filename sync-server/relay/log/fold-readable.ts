import * as Y from 'yjs'
import { TooMuchWork } from '../work/watched-doc.ts'

/** What can be read of a stored document. */
export interface Readable {
  /** V2. */
  readonly state: Uint8Array
  /** Whether anything was left out. */
  readonly isDamaged: boolean
}

/**
 * As `fold`, but for bytes that are no update, as a fault of a disk leaves them: those are left out. Never throws. What it makes is
 * for reading alone: the log keeps its rows, which a backup may complete.
 */
export function foldReadable(snapshot: Uint8Array | null, tail: readonly Uint8Array[]): Readable {
  const doc = new Y.Doc()
  try {
    const isDamaged = applyReadable(doc, snapshot, tail)
    return { state: Y.encodeStateAsUpdateV2(doc), isDamaged }
  } catch {
    return { state: Y.encodeStateAsUpdateV2(new Y.Doc()), isDamaged: true }
  } finally {
    doc.destroy()
  }
}

/**
 * Applies what can be read of a snapshot (V2) and rows (V1). Returns whether anything was left out. Throws where the document does
 * not bear it, or it takes too much work.
 */
export function applyReadable(doc: Y.Doc, snapshot: Uint8Array | null, tail: readonly Uint8Array[]): boolean {
  let isDamaged = false
  const attempt = (apply: () => void) => {
    try {
      apply()
    } catch (error) {
      if (error instanceof TooMuchWork) throw error
      isDamaged = true
    }
  }
  doc.transact(() => {
    if (snapshot) attempt(() => Y.applyUpdateV2(doc, snapshot))
    for (const update of tail) attempt(() => Y.applyUpdate(doc, update))
  })
  return isDamaged
}
