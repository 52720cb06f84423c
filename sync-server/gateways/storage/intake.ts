import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Put, PutFacts } from './storage.ts'

/** A body has more bytes than it may have. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes'
}

/** A body has not the number of bytes that was said. */
export class WrongLength extends Error {
  override readonly name = 'WrongLength'
}

/** Counts and hashes the bytes of a body while a store takes them. */
export class Intake {
  readonly #body: Uint8Array | Readable
  readonly #about: PutFacts
  readonly #hash = createHash('sha256')
  #size = 0

  constructor(body: Uint8Array | Readable, about: PutFacts) {
    this.#body = body
    this.#about = about
  }

  /** The bytes, once. Throws before the first byte that is too many, and at the end where there are too few. */
  async *chunks(): AsyncGenerator<Buffer> {
    if (this.#body instanceof Uint8Array) yield this.#take(this.#body)
    else for await (const chunk of this.#body) yield this.#take(chunk as Uint8Array)
    const { length } = this.#about
    if (length !== undefined && this.#size !== length)
      throw new WrongLength(`The body has ${this.#size} bytes instead of ${length}.`)
  }

  /** The same for a reader that asks for the next one once it has written the one before. */
  async *written(): AsyncGenerator<Buffer> {
    for await (const chunk of this.chunks()) {
      yield chunk
      this.taken(chunk.length)
    }
  }

  /** After bytes were written or sent. */
  taken(bytes: number): void {
    this.#about.onTaken?.(bytes)
  }

  /** The bytes in pieces of `size` bytes, of which only the last is shorter. At least one, which may be empty. */
  async *parts(size: number): AsyncGenerator<Buffer> {
    let waiting: Buffer[] = []
    let held = 0
    for await (const chunk of this.chunks()) {
      waiting.push(chunk)
      held += chunk.length
      while (held > size) {
        const all = Buffer.concat(waiting)
        yield all.subarray(0, size)
        waiting = [all.subarray(size)]
        held -= size
      }
    }
    yield Buffer.concat(waiting)
  }

  /** What passed. To be asked once, at the end. */
  end(): Put {
    return { size: this.#size, sha256: this.#hash.digest('hex') }
  }

  #take(chunk: Uint8Array): Buffer {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    this.#size += bytes.length
    const { most = Number.POSITIVE_INFINITY, length = most } = this.#about
    if (this.#size > most) throw new TooManyBytes(`The body has more than ${most} bytes.`)
    if (this.#size > length) throw new WrongLength(`The body has more than ${length} bytes.`)
    this.#hash.update(bytes)
    return bytes
  }
}
