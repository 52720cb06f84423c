import * as Y from 'yjs'
import type { Person } from '#model/sync/awareness.ts'
import type { Peer } from '../relay/presence.ts'

/** Somebody else's caret or selection in a field, as places in what the field shows. */
export interface RemoteCaret {
  /** Of the tab, so that a person with two tabs has two carets. */
  readonly id: string
  readonly person: Person
  readonly anchor: number
  readonly head: number
}

/** The carets of `peers` in one text. What a stranger sent that is no place in this text is left out. */
export function readCarets(
  peers: readonly Peer[],
  { path, shared, toField }: { path: string; shared: Y.Text; toField: (offset: number) => number },
): RemoteCaret[] {
  const carets: RemoteCaret[] = []
  for (const { clientId, person, cursor } of peers) {
    if (cursor?.field !== path) continue
    const anchor = placeIn(shared, cursor.anchor)
    const head = placeIn(shared, cursor.head)
    if (anchor === null || head === null) continue
    carets.push({ id: String(clientId), person, anchor: toField(anchor), head: toField(head) })
  }
  return carets
}

function placeIn(shared: Y.Text, json: unknown): number | null {
  if (!shared.doc || typeof json !== 'object' || json === null) return null
  try {
    const position = Y.createRelativePositionFromJSON(json)
    const place = Y.createAbsolutePositionFromRelativePosition(position, shared.doc)
    return place?.type === shared ? place.index : null
  } catch {
    // A position of another document or another version.
    return null
  }
}
