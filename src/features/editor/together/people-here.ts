import type { Peer, Presence } from '#engine/documents/relay/presence.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { design } from '#model/documents/design.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { DesignPresence } from '#model/sync/awareness.ts'
import { colourOf } from '#ui/colour-of.ts'

/** Another person's window on this design. */
export interface PersonHere {
  readonly client: number
  /** Id of the account. */
  readonly id: number
  readonly name: string
  /** 1 to 10. */
  readonly colour: number
  /** Key of the page that they have open; null while they are away from the window. */
  readonly page: string | null
  /** Keys of the layers that they have selected. */
  readonly selection: readonly string[]
  /** Key of the layer whose text has their caret; of a table, that of the row. */
  readonly writing: string | null
}

type ReadPresence = Pick<Presence, 'peers'>

/** The relay and the reading device hold payloads of designs to this schema. */
export function payloadOfPeer({ payload }: Peer): DesignPresence | null {
  return payload as DesignPresence | null
}

/** Windows of other people; the own ones are left out. */
export function readPeopleHere(peers: readonly Peer[], self: number | null): readonly PersonHere[] {
  return peers.flatMap((peer): PersonHere[] => {
    const { clientId, person, cursor } = peer
    if (person.id === self) return []
    const payload = payloadOfPeer(peer)
    return [
      {
        client: clientId,
        id: person.id,
        name: person.name,
        colour: colourOf(person.id),
        page: payload?.page ?? null,
        selection: payload?.selection ?? [],
        writing: layerOfText(cursor?.field ?? null),
      },
    ]
  })
}

/** Each person once: the window in which something is written or selected decides where they are. */
export function onePerPerson(people: readonly PersonHere[]): readonly PersonHere[] {
  const byId = new Map<number, PersonHere>()
  for (const person of people) {
    const known = byId.get(person.id)
    if (!known || weightOf(person) > weightOf(known)) byId.set(person.id, person)
  }
  return [...byId.values()]
}

function weightOf({ writing, selection, page }: PersonHere): number {
  return (writing === null ? 0 : 4) + (selection.length > 0 ? 2 : 0) + (page === null ? 0 : 1)
}

const textPath = /^(.+)\/([^/]+)\/(?:text|item|price|note)$/

/** The layer, or row of a table, of the path of a field; null for that of another one. */
function layerOfText(path: string | null): string | null {
  const [, list, key] = textPath.exec(path ?? '') ?? []
  return list === design.design.layers.path ? (key ?? null) : null
}

const byPresence = new WeakMap<ReadPresence, Watched<readonly PersonHere[]>>()

/** The same for all parts of an open design. A pointer that moves is no change of it. */
export function peopleIn(presence: ReadPresence, self: number | null): Watched<readonly PersonHere[]> {
  const known = byPresence.get(presence)
  if (known) return known
  const people = createWatched(readPeopleHere(presence.peers.get(), self), isSame)
  // For as long as the presence itself.
  presence.peers.subscribe(() => people.set(readPeopleHere(presence.peers.get(), self)))
  byPresence.set(presence, people)
  return people
}
