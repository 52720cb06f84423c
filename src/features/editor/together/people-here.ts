import type { Peer, Presence } from '#engine/documents/relay/presence.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { design } from '#model/documents/design.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { DesignPresence } from '#model/sync/awareness.ts'
import type { CellName } from '#scene/body/body.ts'
import { cellId } from '#scene/page/prepare-tables.ts'
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
  /** That of the text itself: of a cell, its id in the drawing. */
  readonly text: string | null
  /** A gesture moves what they have selected. */
  readonly isMoving: boolean
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
    const text = textOf(cursor?.field ?? null)
    return [
      {
        client: clientId,
        id: person.id,
        name: person.name,
        colour: colourOf(person.id),
        page: payload?.page ?? null,
        selection: payload?.selection ?? [],
        writing: text?.key ?? null,
        text: text?.id ?? null,
        isMoving: (payload?.boxes ?? []).length > 0,
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

const textPath = /^(.+)\/([^/]+)\/(text|item|price|note)$/

/** The layer, or row of a table, of the path of a field, with the id of the text in it; null for that of another one. */
function textOf(path: string | null): { readonly key: string; readonly id: string } | null {
  const [, list, key, name] = textPath.exec(path ?? '') ?? []
  if (list !== design.design.layers.path || key === undefined) return null
  return { key, id: name === 'text' ? key : cellId(key, name as CellName) }
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
