import * as Y from 'yjs'
import { encodeSyncStep1, encodeSyncStep2, encodeUpdate } from '../wire/messages.ts'
import type { Diff, DiffCache } from './diff-cache.ts'
import { DocumentStream } from './document-stream.ts'
import type { RoomDocument } from './room-document.ts'
import type { Structs } from './structs.ts'

/** The kind of the last message of a diff: `answer` is a sync step 2. */
export type LastMessage = 'answer' | 'update'

/** A large diff, message by message: `next()` until it is null, then `rest()`. */
export interface Pieces {
  next(): Uint8Array | null
  rest(): readonly Uint8Array[]
}

let documents = 0

/**
 * Encodes what clients lack of a document, once for all who ask from the same state vector at the same revision: after a
 * network failure all clients reconnect at once, and most of them have the same state.
 */
export class RoomDiffs {
  readonly #document: RoomDocument
  readonly #chunkBytes: number
  readonly #cache: DiffCache
  readonly #name = ++documents
  #ask: { readonly revision: number; readonly message: Uint8Array } | null = null

  constructor(document: RoomDocument, chunkBytes: number, cache: DiffCache) {
    this.#document = document
    this.#chunkBytes = chunkBytes
    this.#cache = cache
  }

  /** Our sync step 1. */
  ask(): Uint8Array {
    const { revision } = this.#document
    if (this.#ask?.revision !== revision)
      this.#ask = { revision, message: encodeSyncStep1(this.#document.vector()) }
    return this.#ask.message
  }

  /**
   * What a client with this state vector lacks: one message, or pieces where it would be larger than two chunks. `bytes`
   * is the approximate size of the whole document.
   */
  of(vector: Uint8Array, last: LastMessage, bytes: number): Uint8Array | Pieces {
    const { messages } = this.#make('whole', vector, last, () => {
      const has = Y.decodeStateVector(vector)
      // A client that reconnects usually lacks little, and only encoding it tells how much.
      if (has.size === 0 && bytes > this.#chunkBytes) return tooLarge
      const whole = this.#document.diff(vector)
      return whole.length > 2 * this.#chunkBytes
        ? tooLarge
        : { messages: [encode(whole, last)], vector: null }
    })
    return messages[0] ?? this.#piecesFrom(vector, last)
  }

  #piecesFrom(vector: Uint8Array, last: LastMessage): Pieces {
    let has = vector
    // Kept until the last piece, because reading them from a snapshot is expensive.
    let structs: Structs | null = null
    const stream = () => {
      structs = this.#document.structs()
      return new DocumentStream(structs, Y.decodeStateVector(has), this.#chunkBytes)
    }
    return {
      next: () => {
        const { messages, vector: next } = this.#make('piece', has, last, () => {
          const pieces = stream()
          const piece = pieces.next()
          return piece
            ? { messages: [encodeUpdate(piece)], vector: pieces.vector }
            : { messages: [], vector: null }
        })
        if (next) has = next
        return messages[0] ?? null
      },
      rest: () =>
        this.#make('rest', has, last, () => {
          const rest = stream().rest()
          const messages = rest.map((update, at) => encode(update, at === rest.length - 1 ? last : 'update'))
          return { messages, vector: null }
        }).messages,
    }
  }

  #make(what: 'whole' | 'piece' | 'rest', vector: Uint8Array, last: LastMessage, make: () => Diff): Diff {
    const { buffer, byteOffset, byteLength } = vector
    const known = Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
    return this.#cache.get(`${this.#name} ${this.#document.revision} ${what} ${last} ${known}`, make)
  }
}

const tooLarge: Diff = { messages: [], vector: null }

function encode(update: Uint8Array, as: LastMessage): Uint8Array {
  return as === 'answer' ? encodeSyncStep2(update) : encodeUpdate(update)
}
