import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { type PayloadSchema, type Person, person, presence, readPayload } from '#model/sync/awareness.ts'

/** Who sets a state: a connection whose person the server knows. */
export interface PresenceOwner {
  readonly person: Person
}

/** A person connected to another node. */
interface ElsewhereOwner extends PresenceOwner {
  readonly node: string
}

interface Entry {
  readonly owner: PresenceOwner
  readonly clock: number
  /** JSON with the person that the server set; null: gone. */
  readonly json: string | null
}

interface State {
  readonly id: number
  readonly clock: number
  /** null: gone. */
  readonly json: string | null
}

type Changes = ReadonlyMap<number, Omit<State, 'id'>>

/**
 * The presence of a room, in the wire format of y-protocols' awareness. A socket may set one client id, the first that it
 * sets: stock clients repeat the states of others, and a late repetition would otherwise show a person who has left, or
 * under the wrong name.
 */
export class RoomPresence {
  readonly #maxBytes: number
  readonly #entries = new Map<number, Entry>()
  readonly #idOf = new Map<PresenceOwner, number>()

  readonly #payload: PayloadSchema | null

  /** `payload` is the schema of what this kind of document shows beside a place; without one nothing is. */
  constructor(maxBytes: number, payload: PayloadSchema | null = null) {
    this.#maxBytes = maxBytes
    this.#payload = payload
  }

  /** Applies the states that the owner may set; returns the changes to send on, or null. Throws on malformed states. */
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

  /** How many people there are, and ids of people who have left and are not forgotten. */
  get size(): number {
    return this.#entries.size
  }

  /** Whether the first of the states is the owner's; stock clients also repeat those of others. Throws on malformed states. */
  beginsWithOwn(owner: PresenceOwner, states: Uint8Array): boolean {
    const own = this.#idOf.get(owner)
    const decoder = decoding.createDecoder(states)
    return decoding.readVarUint(decoder) > 0 && [undefined, decoding.readVarUint(decoder)].includes(own)
  }

  /** Removes a closing socket; returns the change to send on, or null. */
  remove(owner: PresenceOwner): Uint8Array | null {
    const id = this.#idOf.get(owner)
    this.#idOf.delete(owner)
    const entry = id === undefined ? undefined : this.#entries.get(id)
    if (id === undefined || entry?.owner !== owner) return null
    this.#entries.delete(id)
    return entry.json === null ? null : writeStates(new Map([[id, { clock: entry.clock, json: null }]]))
  }

  /** Applies states of another node, which it has stamped; returns the changes to send on. Throws on malformed states. */
  applyFromNode(node: string, states: Uint8Array): Uint8Array | null {
    const changes = new Map<number, { clock: number; json: string | null }>()
    for (const { id, clock, json } of readStates(states)) {
      const known = this.#entries.get(id)
      if (json === null) {
        if (!known || nodeOf(known) !== node) continue
        this.#entries.delete(id)
        changes.set(id, { clock: known.clock, json: null })
        continue
      }
      const whose = readPerson(json)
      if (!whose || (known && known.owner.person.id !== whose.id)) continue
      if (known && !(clock > known.clock || (clock === known.clock && isOfThird(known, node)))) continue
      const owner: ElsewhereOwner = { person: whose, node }
      this.#entries.set(id, { owner, clock, json })
      changes.set(id, { clock, json })
    }
    return changes.size > 0 ? writeStates(changes) : null
  }

  /** Removes the people of a node that has ended; returns the change to send on, or null. */
  removeNode(node: string): Uint8Array | null {
    const gone = [...this.#entries].filter(([, entry]) => nodeOf(entry) === node)
    for (const [id] of gone) this.#entries.delete(id)
    return gone.length > 0
      ? writeStates(new Map(gone.map(([id, { clock }]) => [id, { clock, json: null }])))
      : null
  }

  /** All people in the room, or null. */
  encode(): Uint8Array | null {
    return this.#encodeThose(({ json }) => json !== null)
  }

  /** The people connected to this node, or null. */
  encodeLocal(): Uint8Array | null {
    return this.#encodeThose((entry) => entry.json !== null && nodeOf(entry) === null)
  }

  #encodeThose(isMeant: (entry: Entry) => boolean): Uint8Array | null {
    const meant = new Map([...this.#entries].filter(([, entry]) => isMeant(entry)))
    return meant.size > 0 ? writeStates(meant) : null
  }

  /**
   * An id of another live socket is ignored, unless it belongs to the same person: after a change of network the old
   * socket may look alive for a while.
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
    const stamped = JSON.stringify({ ...readShape(state, this.#payload), user: owner.person })
    return Buffer.byteLength(stamped) > this.#maxBytes + 1024 ? null : stamped
  }
}

/** A removal, and a state that comes back on a new socket, may have the clock that is already known. */
function isNewer(owner: PresenceOwner, known: Entry, clock: number, json: string | null): boolean {
  if (clock !== known.clock) return clock > known.clock
  return known.owner !== owner || (json === null && known.json !== null)
}

/** With equal clocks only a third node's entry is replaced: neither one of this node nor one of the same node. */
function isOfThird(entry: Entry, node: string): boolean {
  const holder = nodeOf(entry)
  return holder !== null && holder !== node
}

function nodeOf({ owner }: Entry): string | null {
  return 'node' in owner && typeof owner.node === 'string' ? owner.node : null
}

function readPerson(json: string): Person | null {
  const state: unknown = JSON.parse(json)
  if (typeof state !== 'object' || state === null || !('user' in state)) return null
  const parsed = person.safeParse(state.user)
  return parsed.success ? parsed.data : null
}

/** The known and well-formed keys of a state: a malformed `cursor` of a stock client does not cost its `place`. */
function readShape(state: object, schema: PayloadSchema | null): Record<string, unknown> {
  const known: Record<string, unknown> = {}
  for (const key of ['place', 'cursor'] as const) {
    if (!Object.hasOwn(state, key)) continue
    const parsed = presence.shape[key].safeParse(Reflect.get(state, key))
    if (parsed.success && parsed.data !== undefined) known[key] = parsed.data
  }
  const payload = readPayload(schema, Reflect.get(state, 'payload'))
  if (payload !== null) known.payload = payload
  return known
}

/** Throws on malformed states. */
export function readStates(states: Uint8Array): State[] {
  const decoder = decoding.createDecoder(states)
  const count = decoding.readVarUint(decoder)
  const read: State[] = []
  for (let i = 0; i < count; i += 1) {
    const id = decoding.readVarUint(decoder)
    const clock = decoding.readVarUint(decoder)
    const json = decoding.readVarString(decoder)
    read.push({ id, clock, json: json === 'null' ? null : json })
  }
  return read
}

export function writeStates(changes: Changes): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, changes.size)
  for (const [id, { clock, json }] of changes) {
    encoding.writeVarUint(encoder, id)
    encoding.writeVarUint(encoder, clock)
    encoding.writeVarString(encoder, json ?? 'null')
  }
  return encoding.toUint8Array(encoder)
}
