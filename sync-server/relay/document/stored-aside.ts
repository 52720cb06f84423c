import * as Y from 'yjs'
import { applyReadable } from '../log/fold-readable.ts'
import type { StoredDocument } from '../log/update-log.ts'
import { WatchedDoc } from '../work/watched-doc.ts'
import { takePending } from './pending-update.ts'
import { Snapshot } from './snapshot.ts'

type Stored = Pick<StoredDocument, 'snapshot' | 'tail'>

/** A stored document that can be read, but is not loaded into memory. */
export interface StoredAside {
  readonly snapshot: Snapshot
  /** Whether bytes of it cannot be read, and are left out. */
  readonly isDamaged: boolean
}

/** What can be read of snapshot and rows without the document in memory; null where something is pending in them, or nothing can be. */
export function readAside(stored: Stored, ms: number): StoredAside | null {
  try {
    const snapshot = mergeStored(stored)
    return snapshot && { snapshot, isDamaged: false }
  } catch {
    const snapshot = readablePart(stored, ms)
    return snapshot && { snapshot, isDamaged: true }
  }
}

/**
 * What is left of a document of which some bytes cannot be read; null where all can be read, so that something else went wrong, and
 * where that takes more processor time than this.
 */
export function readablePart({ snapshot, tail }: Stored, ms: number): Snapshot | null {
  const doc = new WatchedDoc()
  try {
    let isDamaged = false
    doc.within(ms, () => {
      isDamaged = applyReadable(doc, snapshot, tail)
    })
    if (!isDamaged) return null
    // What builds on the bytes that are left out.
    takePending(doc)
    return Snapshot.read(Y.encodeStateAsUpdateV2(doc))
  } catch {
    return null
  } finally {
    doc.destroy()
  }
}

/** As one snapshot; null where something is pending. Throws where some bytes cannot be read. */
function mergeStored({ snapshot, tail }: Stored): Snapshot | null {
  const updates = tail.map((update) => Y.convertUpdateFormatV1ToV2(update))
  return Snapshot.read(Y.mergeUpdatesV2(snapshot ? [snapshot, ...updates] : updates))
}
