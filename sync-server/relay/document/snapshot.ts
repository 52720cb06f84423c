import * as Y from 'yjs'
import { DocumentStream } from './document-stream.ts'
import type { KnownContent } from './new-content.ts'
import type { Range, Struct, Structs } from './structs.ts'

type Decoded = ReturnType<typeof Y.decodeUpdateV2>

/** A stored document, read without loading it into memory as a `Y.Doc`, which would take some twelve times its size. */
export class Snapshot implements KnownContent {
  /** V2. */
  readonly state: Uint8Array
  /** How many structs there are. */
  readonly structCount: number
  readonly #clocks: ReadonlyMap<number, number>
  readonly #deleted: ReadonlyMap<number, readonly Range[]>
  /** As large as the document in memory, so it is only kept while the document is being sent to a client. */
  #structs: WeakRef<Structs>

  private constructor(state: Uint8Array, clocks: ReadonlyMap<number, number>, structs: Structs) {
    this.state = state
    this.#clocks = clocks
    this.#deleted = structs.deleted()
    let count = 0
    for (const ofClient of structs.clients.values()) count += ofClient.length
    this.structCount = count
    this.#structs = new WeakRef(structs)
  }

  /** null where something in the state is pending: only a `Y.Doc` can tell what. */
  static read(state: Uint8Array): Snapshot | null {
    const decoded = Y.decodeUpdateV2(state)
    const structs = toStructs(decoded)
    const clocks = structs && wholeClocks(structs)
    return structs && clocks ? new Snapshot(state, clocks, structs) : null
  }

  vector(): Uint8Array {
    return Y.encodeStateVector(new Map(this.#clocks))
  }

  clock(client: number): number {
    return this.#clocks.get(client) ?? 0
  }

  deleted(): ReadonlyMap<number, readonly Range[]> {
    return this.#deleted
  }

  structs(): Structs {
    const known = this.#structs.deref()
    if (known) return known
    const read = toStructs(Y.decodeUpdateV2(this.state))
    if (!read) throw new Error('The snapshot has changed.')
    this.#structs = new WeakRef(read)
    return read
  }

  /** What a document with this state vector lacks, as an update (V1). */
  diff(vector: Uint8Array): Uint8Array {
    return new DocumentStream(this.structs(), Y.decodeStateVector(vector), Number.POSITIVE_INFINITY).all()
  }
}

/** null where a client's structs have a gap. */
function toStructs({ structs, ds }: Decoded): Structs | null {
  const clients = new Map<number, Struct[]>()
  for (const struct of structs) {
    if (struct instanceof Y.Skip) return null
    const { client, clock } = struct.id
    const before = clients.get(client)
    const last = before?.at(-1)
    if (clock !== (last ? last.id.clock + last.length : 0)) return null
    if (before) before.push(struct)
    else clients.set(client, [struct])
  }
  const deleted = Y.mergeDeleteSets([ds]).clients
  return { clients, deleted: () => deleted }
}

/** The clock of each client; null where a struct builds on, or a deletion covers, something that is missing. */
function wholeClocks({ clients, deleted }: Structs): Map<number, number> | null {
  const clocks = new Map<number, number>()
  for (const [client, structs] of clients) {
    const last = structs.at(-1)
    if (last) clocks.set(client, last.id.clock + last.length)
  }
  const isThere = (id: Y.ID | null) => id === null || (clocks.get(id.client) ?? 0) > id.clock
  for (const structs of clients.values()) {
    for (const struct of structs) {
      if (!(struct instanceof Y.Item)) continue
      // A nested parent type has an id, a top-level one has a name.
      const parent = struct.parent instanceof Y.ID ? struct.parent : null
      if (!isThere(struct.origin) || !isThere(struct.rightOrigin) || !isThere(parent)) return null
    }
  }
  for (const [client, ranges] of deleted()) {
    const end = clocks.get(client) ?? 0
    if (ranges.some(({ clock, len }) => clock + len > end)) return null
  }
  return clocks
}
