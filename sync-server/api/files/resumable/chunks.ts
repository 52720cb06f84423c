/**
 * The bytes of a body, read part by part. A connection that breaks is the end of the bytes, so that what came before it can be
 * stored.
 */
export class Chunks {
  readonly #source: AsyncIterator<Uint8Array>
  #next: Uint8Array | null = null
  #hasBroken = false

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  get hasBroken(): boolean {
    return this.#hasBroken
  }

  /** Whether there are more bytes. Resolves when they are there or the body has ended. */
  async hasMore(): Promise<boolean> {
    while (this.#next === null || this.#next.length === 0) {
      try {
        const { value, done } = await this.#source.next()
        if (done) return false
        this.#next = value
      } catch {
        this.#hasBroken = true
        return false
      }
    }
    return true
  }

  /** The next `most` bytes, or fewer at the end. */
  async *part(most: number): AsyncGenerator<Uint8Array> {
    for (let left = most; left > 0 && (await this.hasMore()); ) {
      const chunk = this.#next ?? new Uint8Array()
      const taken = chunk.subarray(0, left)
      this.#next = chunk.subarray(taken.length)
      left -= taken.length
      yield taken
    }
  }
}
