import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { type Person, presence } from '#model/sync/awareness.ts'

/** Who may set a state: a socket, which the server knows to be this person. */
export interface PresenceOwner {
  readonly person: Person
}

interface Entry {
  readonly owner: PresenceOwner
  readonly clock: number
  /** JSON, with the person the server put in; null: gone. */
  readonly json: string | null
}

type Changes = ReadonlyMap<number, { readonly clock: number; readonly json: string | null }>

/**
 * The presence of a room, in the wire format of y-protocols' awareness. A socket speaks for one client id, the
 * first that it sets: stock clients repeat what they hear of others, and a late repetition would otherwise
 * come back as a ghost under the wrong name.
 */
export class RoomPresence {
  readonly #maxBytes: number
  readonly #entries = new Map<number, Entry>()
  readonly #idOf = new Map<PresenceOwner, number>()

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Takes over what the owner may say; answers what is to be passed on, or null. Throws on garbage. */
  apply(owner: PresenceOwner, states: Uint8Array): Uint8Array | null {
    const changes = new Map<number, { clock: number; json: string | null }>()
    for (const { id, clock, json } of readStates(states)) {
      if (!this.#maySpeakFor(owner, id, json)) continue
      const known = this.#entries.get(id)
      if (known && !isNewer(owner, known, clock, json)) continue
      const stamped = json === null ? null : this.#stamp(owner, json)
      if (json !== null && stamped === null) continue
      this.#idOf.set(owner, id)
      this.#entries.set(id, { owner, clock, json: stamped })
      changes.set(id, { clock, json: stamped })
    }
    return changes.size > 0 ? writeStates(changes) : null
  }

  /** What the others hear when a socket closes, or null. */
  remove(owner: PresenceOwner): Uint8Array | null {
    const id = this.#idOf.get(owner)
    this.#idOf.delete(owner)
    const entry = id === undefined ? undefined : this.#entries.get(id)
    if (id === undefined || entry?.owner !== owner) return null
    this.#entries.delete(id)
    return entry.json === null ? null : writeStates(new Map([[id, { clock: entry.clock, json: null }]]))
  }

  /** Everybody who is here, or null. */
  encode(): Uint8Array | null {
    const here = new Map([...this.#entries].filter(([, { json }]) => json !== null))
    return here.size > 0 ? writeStates(here) : null
  }

  /**
   * An id of another live socket stays its own. Only a person's own new socket takes it over, because after a
   * change of network the old one may look alive for a while.
   */
  #maySpeakFor(owner: PresenceOwner, id: number, json: string | null): boolean {
    const own = this.#idOf.get(owner)
    const holder = this.#entries.get(id)?.owner
    if (own !== undefined) return own === id && holder === owner
    if (json === null) return false
    return holder === undefined || holder.person.id === owner.person.id
  }

  #stamp(owner: PresenceOwner, json: string): string | null {
    if (Buffer.byteLength(json) > this.#maxBytes) return null
    const state: unknown = JSON.parse(json)
    if (typeof state !== 'object' || state === null || Array.isArray(state)) return null
    const stamped = JSON.stringify({ ...readShape(state), user: owner.person })
    return Buffer.byteLength(stamped) > this.#maxBytes + 1024 ? null : stamped
  }
}

/** A goodbye, and a state that comes back on a new socket, keep the clock that everybody knows. */
function isNewer(owner: PresenceOwner, known: Entry, clock: number, json: string | null): boolean {
  if (clock !== known.clock) return clock > known.clock
  return known.owner !== owner || (json === null && known.json !== null)
}

/** What is known and well-formed of a state; a strange `cursor` of a stock client does not cost its `place`. */
function readShape(state: object): Record<string, unknown> {
  const known: Record<string, unknown> = {}
  for (const key of ['place', 'cursor'] as const) {
    if (!Object.hasOwn(state, key)) continue
    const parsed = presence.shape[key].safeParse(Reflect.get(state, key))
    if (parsed.success && parsed.data !== undefined) known[key] = parsed.data
  }
  return known
}

function readStates(states: Uint8Array): { id: number; clock: number; json: string | null }[] {
  const decoder = decoding.createDecoder(states)
  const count = decoding.readVarUint(decoder)
  const read: { id: number; clock: number; json: string | null }[] = []
  for (let i = 0; i < count; i += 1) {
    const id = decoding.readVarUint(decoder)
    const clock = decoding.readVarUint(decoder)
    const json = decoding.readVarString(decoder)
    read.push({ id, clock, json: json === 'null' ? null : json })
  }
  return read
}

function writeStates(changes: Changes): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, changes.size)
  for (const [id, { clock, json }] of changes) {
    encoding.writeVarUint(encoder, id)
    encoding.writeVarUint(encoder, clock)
    encoding.writeVarString(encoder, json ?? 'null')
  }
  return encoding.toUint8Array(encoder)
}
