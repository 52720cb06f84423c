import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Refusal } from './refusal.ts'
import { badPart, tooLarge } from './upload-faults.ts'

/** A part of a form that is a file. Ends early, with `truncated`, where it has more bytes than the parser was told to take. */
interface FilePart {
  readonly filename?: string | undefined
  readonly file: Readable & { readonly truncated: boolean }
  /** Those of `file`, counted. */
  readonly chunks: AsyncIterable<Buffer>
  /** So many of them left memory. */
  readonly taken: (bytes: number) => void
}

/** The part `file` of a form that is still being sent. */
export class IncomingFile {
  /** Given by the sender; not trustworthy. */
  readonly name: string
  /** That it can have, by what the request says of its length. */
  readonly mostBytes: number
  readonly #part: FilePart
  readonly #limit: number
  /** Reads the rest of the form to its end. */
  readonly #readRest: () => Promise<void>
  #isBegun = false
  #sha256: string | null = null

  constructor(part: FilePart, length: number | null, limit: number, readRest: () => Promise<void>) {
    this.name = part.filename ?? ''
    this.mostBytes = Math.min(length ?? limit, limit)
    this.#part = part
    this.#limit = limit
    this.#readRest = readRest
  }

  /** Of all bytes, in hex. Throws before they were read. */
  get sha256(): string {
    if (this.#sha256 === null) throw new Error('The file has not been read to its end.')
    return this.#sha256
  }

  /** The bytes, once. Rejects with TOO_LARGE after too many, and with BAD_REQUEST where there are none or the form is cut. */
  async *chunks(): AsyncGenerator<Buffer> {
    this.#isBegun = true
    const hash = createHash('sha256')
    let size = 0
    try {
      for await (const chunk of this.#part.chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      throw badPart('file', cause)
    }
    await this.#readRest()
    if (this.#part.file.truncated) throw tooLarge(this.#limit)
    if (size === 0) throw badPart('file')
    this.#sha256 = hash.digest('hex')
  }

  /** Reads what was not read yet, so that its hash is known. */
  async readToEnd(): Promise<void> {
    if (this.#isBegun) return
    for await (const chunk of this.chunks()) this.taken(chunk.length)
  }

  /** After the store took bytes, or they were discarded: their memory is free for other uploads. */
  taken(bytes: number): void {
    this.#part.taken(bytes)
  }
}
