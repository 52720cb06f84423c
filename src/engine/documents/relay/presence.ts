import type { Awareness } from 'y-protocols/awareness'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { isSame } from '#model/fields/is-same.ts'
import {
  type PayloadSchema,
  type Person,
  type Presence as PresenceState,
  presence as presenceShape,
  readPayload,
} from '#model/sync/awareness.ts'

/** Another person who has the document open; one entry however many tabs and devices. */
export interface PresentPerson extends Person {
  /** The step or page they have open; null where unknown. */
  readonly screen: string | null
  /** Path of the field their caret is in. */
  readonly field: string | null
}

/** Another client of the room: one tab. */
export interface Peer<Payload = unknown> {
  readonly clientId: number
  readonly person: Person
  readonly screen: string | null
  readonly cursor: PresenceState['cursor'] | null
  /** What this kind of document shows beside it; null for none, and for one that this release does not know. */
  readonly payload: Payload | null
}

export interface Presence<Payload = unknown> {
  readonly people: Watched<readonly PresentPerson[]>
  /** All other clients, also other tabs of the same person. */
  readonly peers: Watched<readonly Peer<Payload>[]>
  setScreen(screen: string | null): void
  setCursor(cursor: NonNullable<PresenceState['cursor']> | null): void
  /** Shows a payload to the others, null for none; false, without a change, where the kind of document refuses it. */
  setPayload(payload: Payload | null): boolean
  close(): void
}

/**
 * Who is in the document and where, from awareness states; nothing is stored. States are validated, because any client
 * may send them; the person of a state is what the relay wrote into it. `self` is the own account, left out of `people`. `schema` is
 * that of the payload of this kind of document; without one there is none.
 */
export function createPresence<Payload = unknown>(
  awareness: Awareness,
  self: number | null,
  schema: PayloadSchema<Payload> | null = null,
): Presence<Payload> {
  const peers = createWatched<readonly Peer<Payload>[]>([])
  const people = createWatched<readonly PresentPerson[]>([], isSame)

  const read = () => {
    const present = readPeers(awareness, schema)
    peers.set(present)
    people.set(mergePeople(present.filter(({ person }) => person.id !== self)))
  }
  awareness.on('change', read)
  read()

  return {
    people,
    peers,
    setScreen: (screen) => awareness.setLocalStateField('place', screen ?? undefined),
    setCursor: (cursor) => awareness.setLocalStateField('cursor', cursor),
    setPayload: (payload) => {
      const read = readPayload(schema, payload)
      if (read === null && payload !== null) return false
      awareness.setLocalStateField('payload', read ?? undefined)
      return true
    },
    close: () => awareness.off('change', read),
  }
}

function readPeers<Payload>(awareness: Awareness, schema: PayloadSchema<Payload> | null): Peer<Payload>[] {
  const present: Peer<Payload>[] = []
  for (const [clientId, state] of awareness.getStates()) {
    if (clientId === awareness.clientID) continue
    const parsed = presenceShape.safeParse(state)
    if (!parsed.success || !parsed.data.user) continue
    const { user, place: screen, cursor, payload } = parsed.data
    present.push({
      clientId,
      person: user,
      screen: screen ?? null,
      cursor: cursor ?? null,
      payload: readPayload(schema, payload),
    })
  }
  return present.sort((a, b) => a.person.id - b.person.id || a.clientId - b.clientId)
}

/** Of several tabs of a person, one with a caret decides where they are. */
function mergePeople(peers: readonly Peer[]): PresentPerson[] {
  const byId = new Map<number, PresentPerson>()
  for (const { person, screen, cursor } of peers) {
    const known = byId.get(person.id)
    if (!known) byId.set(person.id, { ...person, screen, field: cursor?.field ?? null })
    else if (known.field === null && cursor) byId.set(person.id, { ...known, screen, field: cursor.field })
  }
  return [...byId.values()]
}
