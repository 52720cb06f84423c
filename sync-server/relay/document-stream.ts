import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

type Struct = Y.Item | Y.GC

/** The structs of one client in one chunk: without a hole, from `clock` on. */
interface Run {
  readonly clock: number
  readonly encoder: Y.UpdateEncoderV1
  count: number
  bytes: number
}

/**
 * A document in pieces. Each piece is an update that needs nothing but the pieces before it, so that a client applies
 * it at once and nothing waits inside it. Read from the living document: what is written meanwhile comes along.
 *
 *   next() next() next() … null, then rest()
 */
export class DocumentStream {
  readonly #doc: Y.Doc
  readonly #chunkBytes: number
  /** By client id, how much the other side has. */
  readonly #sent: Map<number, number>

  constructor(doc: Y.Doc, vector: ReadonlyMap<number, number>, chunkBytes: number) {
    this.#doc = doc
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
    if (this.#take(runs, this.#chunkBytes)) return encodeRuns(runs)
    this.#sent.clear()
    for (const [client, clock] of before) this.#sent.set(client, clock)
    return null
  }

  /** What is left, with all that was deleted: to be sent without a pause, for the stream knows of no change since. */
  rest(): readonly Uint8Array[] {
    const deleted = Y.createDeleteSetFromStructStore(this.#doc.store)
    const parts = splitDeleted(deleted.clients, this.#chunkBytes)
    if (parts.length < 2) return [Y.encodeStateAsUpdate(this.#doc, Y.encodeStateVector(this.#sent))]
    const runs = new Map<number, Run>()
    this.#take(runs, Number.POSITIVE_INFINITY)
    return [encodeRuns(runs), ...parts]
  }

  /** Struct by struct, each behind all that it stands on; true once that is as many bytes as wanted. */
  #take(runs: Map<number, Run>, wanted: number): boolean {
    const path: { readonly client: number; readonly until: number }[] = []
    for (const client of this.#doc.store.clients.keys())
      path.push({ client, until: Number.POSITIVE_INFINITY })
    let bytes = 0
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { client, until } = step
      const structs = this.#doc.store.clients.get(client) ?? []
      const end = Math.min(until + 1, Y.getState(this.#doc.store, client))
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
    const parent = struct.parent instanceof Y.AbstractType ? (struct.parent._item?.id ?? null) : null
    return isMissing(parent) ? parent : null
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

function encodeRuns(runs: ReadonlyMap<number, Run>): Uint8Array {
  const out = encoding.createEncoder()
  encoding.writeVarUint(out, runs.size)
  for (const [client, { clock, encoder, count }] of runs) {
    encoding.writeVarUint(out, count)
    encoding.writeVarUint(out, client)
    encoding.writeVarUint(out, clock)
    encoding.writeUint8Array(out, encoding.toUint8Array(encoder.restEncoder))
  }
  encoding.writeVarUint(out, 0)
  return encoding.toUint8Array(out)
}

interface Range {
  readonly clock: number
  readonly len: number
}

/** Updates that delete and nothing else. A range takes some ten bytes at most. */
function splitDeleted(clients: ReadonlyMap<number, readonly Range[]>, chunkBytes: number): Uint8Array[] {
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
  return parts.map(encodeDeleted)
}

function encodeDeleted(clients: readonly (readonly [number, readonly Range[]])[]): Uint8Array {
  const out = encoding.createEncoder()
  encoding.writeVarUint(out, 0)
  encoding.writeVarUint(out, clients.length)
  for (const [client, ranges] of clients) {
    encoding.writeVarUint(out, client)
    encoding.writeVarUint(out, ranges.length)
    for (const { clock, len } of ranges) {
      encoding.writeVarUint(out, clock)
      encoding.writeVarUint(out, len)
    }
  }
  return encoding.toUint8Array(out)
}
