import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { clockOf, type Range, type Struct, type Structs } from './structs.ts'

/** The structs of one client in one piece, from `clock` on and without a gap. */
interface Run {
  readonly clock: number
  readonly encoder: Y.UpdateEncoderV1
  count: number
  bytes: number
}

/**
 * Sends a document in pieces of about `chunkBytes`. Each piece is an update (V1) that needs nothing but the pieces before
 * it, so that a client applies it at once and nothing stays pending. With live structs, later changes are included.
 *
 *   next() next() next() … null, then rest()
 */
export class DocumentStream {
  readonly #structs: Structs
  readonly #chunkBytes: number
  /** By Yjs client id: the clock of the receiver. */
  readonly #sent: Map<number, number>

  constructor(structs: Structs, vector: ReadonlyMap<number, number>, chunkBytes: number) {
    this.#structs = structs
    this.#chunkBytes = chunkBytes
    this.#sent = new Map(vector)
  }

  /** The state vector of the receiver after all pieces so far. */
  get vector(): Uint8Array {
    return Y.encodeStateVector(this.#sent)
  }

  /** null: less than a chunk is left. */
  next(): Uint8Array | null {
    const runs = new Map<number, Run>()
    const before = new Map(this.#sent)
    if (this.#take(runs, this.#chunkBytes)) return encodeUpdate(runs)
    this.#sent.clear()
    for (const [client, clock] of before) this.#sent.set(client, clock)
    return null
  }

  /** What is left and all deletions. Send them in the same turn: later changes are not included any more. */
  rest(): readonly Uint8Array[] {
    const deleted = splitDeleted(this.#structs.deleted(), this.#chunkBytes)
    if (deleted.length < 2) return [this.all()]
    const runs = new Map<number, Run>()
    this.#take(runs, Number.POSITIVE_INFINITY)
    return [encodeUpdate(runs), ...deleted.map((part) => encodeUpdate(new Map(), part))]
  }

  /** What is left as one update, however large. */
  all(): Uint8Array {
    const runs = new Map<number, Run>()
    this.#take(runs, Number.POSITIVE_INFINITY)
    return encodeUpdate(runs, [...this.#structs.deleted()])
  }

  /** Adds structs, each after everything it depends on; true once there are `wanted` bytes. */
  #take(runs: Map<number, Run>, wanted: number): boolean {
    const path: { readonly client: number; readonly until: number }[] = []
    for (const client of this.#structs.clients.keys()) path.push({ client, until: Number.POSITIVE_INFINITY })
    let bytes = 0
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { client, until } = step
      const structs = this.#structs.clients.get(client) ?? []
      const end = Math.min(until + 1, clockOf(this.#structs, client))
      let clock = this.#sent.get(client) ?? 0
      let base: Y.ID | null = null
      for (let at = clock < end ? Y.findIndexSS(structs, clock) : 0; clock < end; ) {
        const struct = structs[at]
        if (!struct) throw new Error('The document has a hole.')
        base = this.#missing(struct, clock)
        if (base) break
        bytes += this.#write(struct, clock, runs)
        clock = this.#sent.get(client) ?? 0
        if (bytes >= wanted) return true
        if (clock === struct.id.clock + struct.length) at += 1
      }
      if (base) path.push({ client: base.client, until: base.clock })
      else path.pop()
    }
    return false
  }

  /** A dependency of the struct that the receiver does not have yet. */
  #missing(struct: Struct, clock: number): Y.ID | null {
    if (!(struct instanceof Y.Item)) return null
    const isMissing = (id: Y.ID | null) => id !== null && (this.#sent.get(id.client) ?? 0) <= id.clock
    if (clock === struct.id.clock && isMissing(struct.origin)) return struct.origin
    if (isMissing(struct.rightOrigin)) return struct.rightOrigin
    if (struct.origin || struct.rightOrigin || clock > struct.id.clock) return null
    const { parent } = struct
    const holder = parent instanceof Y.AbstractType ? (parent._item?.id ?? null) : parent
    return holder instanceof Y.ID && isMissing(holder) ? holder : null
  }

  #write(struct: Struct, clock: number, runs: Map<number, Run>): number {
    const { client } = struct.id
    const run = runs.get(client) ?? { clock, encoder: new Y.UpdateEncoderV1(), count: 0, bytes: 0 }
    runs.set(client, run)
    const piece = this.#pieceOf(struct, clock)
    piece.write(run.encoder, clock - piece.id.clock)
    this.#sent.set(client, piece.id.clock + piece.length)
    const before = run.bytes
    run.bytes = encoding.length(run.encoder.restEncoder)
    run.count += 1
    return run.bytes - before
  }

  /** A long text is one struct: only as much of it as fits into a chunk, never half a character. */
  #pieceOf(struct: Struct, clock: number): Struct {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentString)) return struct
    const { str } = struct.content
    const from = clock - struct.id.clock
    // A UTF-16 unit takes at most three bytes.
    let end = from + Math.max(2, Math.floor(this.#chunkBytes / 3))
    if (end >= str.length) return struct
    if (isHighSurrogate(str.charCodeAt(end - 1))) end += 1
    const { id, origin, rightOrigin, parent, parentSub } = struct
    const content = new Y.ContentString(str.slice(0, end))
    return new Y.Item(id, null, origin, null, rightOrigin, parent, parentSub, content)
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00
}

type Deleted = readonly (readonly [client: number, ranges: readonly Range[]])[]

function encodeUpdate(runs: ReadonlyMap<number, Run>, deleted: Deleted = []): Uint8Array {
  const out = encoding.createEncoder()
  encoding.writeVarUint(out, runs.size)
  for (const [client, { clock, encoder, count }] of runs) {
    encoding.writeVarUint(out, count)
    encoding.writeVarUint(out, client)
    encoding.writeVarUint(out, clock)
    encoding.writeUint8Array(out, encoding.toUint8Array(encoder.restEncoder))
  }
  encoding.writeVarUint(out, deleted.length)
  for (const [client, ranges] of deleted) {
    encoding.writeVarUint(out, client)
    encoding.writeVarUint(out, ranges.length)
    for (const { clock, len } of ranges) {
      encoding.writeVarUint(out, clock)
      encoding.writeVarUint(out, len)
    }
  }
  return encoding.toUint8Array(out)
}

/** The deletions in parts of at most a chunk. A range takes at most some ten bytes. */
function splitDeleted(clients: ReadonlyMap<number, readonly Range[]>, chunkBytes: number): Deleted[] {
  const perPart = Math.max(1, Math.floor(chunkBytes / 10))
  const parts: [client: number, ranges: readonly Range[]][][] = [[]]
  let room = perPart
  for (const [client, ranges] of clients) {
    for (let at = 0; at < ranges.length; ) {
      if (room === 0) {
        parts.push([])
        room = perPart
      }
      const taken = ranges.slice(at, at + room)
      parts.at(-1)?.push([client, taken])
      at += taken.length
      room -= taken.length
    }
  }
  return parts
}
