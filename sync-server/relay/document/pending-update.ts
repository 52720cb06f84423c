import * as Y from 'yjs'

/** Parts of updates that came before their base, as one update (V2), and what would let them go on. */
export interface Waiting {
  readonly update: Uint8Array
  /** By client id: progress is possible once the document knows more of it than this. */
  readonly missing: ReadonlyMap<number, number>
}

/**
 * Takes out of a document what its last update left behind without a base. Left inside, it would go out
 * with every sync answer and snapshot as if it were part of the document.
 */
export function takeWaiting(doc: Y.Doc): Waiting | null {
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

export function joinWaiting(before: Waiting | null, more: Waiting): Waiting {
  if (!before) return more
  const missing = new Map(before.missing)
  for (const [client, clock] of more.missing) {
    missing.set(client, Math.min(clock, missing.get(client) ?? clock))
  }
  return { update: Y.mergeUpdatesV2([before.update, more.update]), missing }
}

export function mayGoOn(doc: Y.Doc, { missing }: Waiting): boolean {
  for (const [client, clock] of missing) if (Y.getState(doc.store, client) > clock) return true
  return false
}
