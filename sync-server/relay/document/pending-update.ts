import * as Y from 'yjs'

/** Parts of updates that came before their base, as one update (V2), and what they are missing. */
export interface PendingUpdate {
  readonly update: Uint8Array
  /** By Yjs client id: the clock that the document must exceed before more can be applied. */
  readonly missing: ReadonlyMap<number, number>
}

/**
 * Removes from a document what its last update left pending, and returns it. Left inside, it would be sent with every
 * sync step 2 and stored in every snapshot as if it were part of the document.
 */
export function takePending(doc: Y.Doc): PendingUpdate | null {
  const { pendingStructs, pendingDs } = doc.store
  if (!pendingStructs && !pendingDs) return null
  doc.store.pendingStructs = null
  doc.store.pendingDs = null
  const missing = new Map<number, number>(pendingStructs?.missing)
  if (pendingDs) {
    for (const [client, ranges] of Y.decodeUpdateV2(pendingDs).ds.clients) {
      for (const { clock } of ranges) missing.set(client, Math.min(clock, missing.get(client) ?? clock))
    }
  }
  const parts = [pendingStructs?.update, pendingDs].filter((part) => part instanceof Uint8Array)
  const [only] = parts
  return { update: parts.length === 1 && only ? only : Y.mergeUpdatesV2(parts), missing }
}

/** Both as one pending update. */
export function joinPending(before: PendingUpdate | null, more: PendingUpdate): PendingUpdate {
  if (!before) return more
  const missing = new Map(before.missing)
  for (const [client, clock] of more.missing) {
    missing.set(client, Math.min(clock, missing.get(client) ?? clock))
  }
  return { update: Y.mergeUpdatesV2([before.update, more.update]), missing }
}

/** Whether the document has got some of the missing base, so that applying the update again makes progress. */
export function canApplyMore(doc: Y.Doc, { missing }: PendingUpdate): boolean {
  for (const [client, clock] of missing) if (Y.getState(doc.store, client) > clock) return true
  return false
}
