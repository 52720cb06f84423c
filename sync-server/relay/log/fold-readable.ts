import * as Y from 'yjs'

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
  let isDamaged = false
  const attempt = (apply: () => void) => {
    try {
      apply()
    } catch {
      isDamaged = true
    }
  }
  try {
    doc.transact(() => {
      if (snapshot) attempt(() => Y.applyUpdateV2(doc, snapshot))
      for (const update of tail) attempt(() => Y.applyUpdate(doc, update))
    })
    return { state: Y.encodeStateAsUpdateV2(doc), isDamaged }
  } catch {
    return { state: Y.encodeStateAsUpdateV2(new Y.Doc()), isDamaged: true }
  } finally {
    doc.destroy()
  }
}
