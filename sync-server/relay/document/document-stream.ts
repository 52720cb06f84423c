import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { clockOf, type Range, type Struct, type Structs } from './structs.ts'

/** The structs of one client in one chunk: without a hole, from `clock` on. */
interface Run {
  readonly clock: number
  readonly encoder: Y.UpdateEncoderV1
  count: number
  bytes: number
}

/**
 * A document in pieces. Each piece is an update that needs nothing but the pieces before it, so that a client applies
 * it at once and nothing waits inside it. Of a living document, what is written meanwhile comes along.
 *
 *   next() next() next() … null, then rest()
 */
export class DocumentStream {
  readonly #structs: Structs
  readonly #chunkBytes: number
  /** By client id, how much the other side has. */
  readonly #sent: Map<number, number>

  constructor(structs: Structs, vector: ReadonlyMap<number, number>, chunkBytes: number) {
    this.#structs = structs
    this.#chunkBytes = chunkBytes
    this.#sent = new Map(vector)
  }

  /** What the other side has with all the pieces so far. */
  get vector(): Uint8Array {
    return Y.encodeStateVector(this.#sent)
  }

  /** null: what is left is less than a chunk. */
  next(): Uint8Array | null {
    const runs = new Map<number, Run>()
    const before = new Map(this.#sent)
    if (this.#take(runs, this.#chunkBytes)) return encodeUpdate(runs)
    this.#sent.clear()
    for (const [client, clock] of before) this.#sent.set(client, clock)
    return null
  }

  /** What is left, with all that was deleted: to be sent without a pause, for the stream knows of no change since. */
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

  /** Struct by struct, each behind all that it stands on; true once that is as many bytes as wanted. */
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

  /** What a struct stands on and the other side has not yet. */
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

  /** A long text is one struct: only so much of it as fits a chunk, and never half a character. */
  #pieceOf(struct: Struct, clock: number): Struct {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentString)) return struct
    const { str } = struct.content
    const from = clock - struct.id.clock
    // A letter takes three bytes at most.
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

/** What is deleted, in parts of a chunk. A range takes some ten bytes at most. */
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
