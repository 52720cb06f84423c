import { limitConcurrency } from '#server/gateways/concurrency-limit.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'

/** Drawing and packing for readers: one at a time on a node, so that they never take more than one processor's share. */
const oneAtATime = limitConcurrency(1, 8_000)

/** Files without bytes take memory, too. */
const mostFiles = 1_000

/**
 * Files that are made for readers from what a link shows. A key names the content, so a kept file is never out of date;
 * the least recently used ones are dropped beyond `mostBytes` and a thousand files.
 */
export class MadeFiles {
  readonly #mostBytes: number
  readonly #kept = new Map<string, Buffer>()
  readonly #making = new Map<string, Promise<Buffer>>()
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  has(key: string): boolean {
    return this.#kept.has(key)
  }

  /** Rejects with RATE_LIMITED where others take too long, and with what `make` rejects with, which is not kept. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key)
    if (kept) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return Promise.resolve(kept)
    }
    const making = this.#making.get(key) ?? this.#make(key, make)
    this.#making.set(key, making)
    return making
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const made = await refuseWhenBusy(oneAtATime(make))
      this.#keep(key, made)
      return made
    } finally {
      this.#making.delete(key)
    }
  }

  #keep(key: string, made: Buffer): void {
    // One large file would drop all others.
    if (made.length > this.#mostBytes / 2) return
    this.#kept.set(key, made)
    this.#bytes += made.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes && this.#kept.size <= mostFiles) break
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}
