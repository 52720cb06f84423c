import * as Y from 'yjs'
import type { Person } from '#model/sync/awareness.ts'
import type { Peer } from '../relay/presence.ts'

/** Caret or selection of another client, as offsets in what the field shows. */
export interface RemoteCaret {
  /** Of the client: a person with two tabs has two carets. */
  readonly id: string
  readonly person: Person
  readonly anchor: number
  readonly head: number
}

/** The carets of `peers` in one text. Positions that are malformed or of another text are left out. */
export function readCarets(
  peers: readonly Peer[],
  { path, shared, toField }: { path: string; shared: Y.Text; toField: (offset: number) => number },
): RemoteCaret[] {
  const carets: RemoteCaret[] = []
  for (const { clientId, person, cursor } of peers) {
    if (cursor?.field !== path) continue
    const anchor = indexIn(shared, cursor.anchor)
    const head = indexIn(shared, cursor.head)
    if (anchor === null || head === null) continue
    carets.push({ id: String(clientId), person, anchor: toField(anchor), head: toField(head) })
  }
  return carets
}

function indexIn(shared: Y.Text, json: unknown): number | null {
  if (!shared.doc || typeof json !== 'object' || json === null) return null
  const name = 'tname' in json ? (json.tname ?? null) : null
  // Yjs makes the type of a name that it looks up.
  if (name !== null && !(typeof name === 'string' && shared.doc.share.has(name))) return null
  try {
    const position = Y.createRelativePositionFromJSON(json)
    const absolute = Y.createAbsolutePositionFromRelativePosition(position, shared.doc)
    return absolute?.type === shared ? absolute.index : null
  } catch {
    // A position of another document or another version.
    return null
  }
}
