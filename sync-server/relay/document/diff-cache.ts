/** Messages that bring somebody further. */
export interface Diff {
  readonly messages: readonly Uint8Array[]
  /** What they have then; null: all there is. */
  readonly vector: Uint8Array | null
}

interface Kept extends Diff {
  readonly bytes: number
}

/** What was made lately, of all rooms of a node together. What nobody has asked for the longest goes first. */
export class DiffCache {
  readonly #maxBytes: number
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The key says which document at which moment, and what was asked of it. */
  get(key: string, make: () => Diff): Diff {
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const made = make()
    const bytes = made.messages.reduce(
      (sum, { length }) => sum + length,
      key.length + (made.vector?.length ?? 0),
    )
    // One that would drive out most of the others is not worth it.
    if (bytes <= this.#maxBytes / 4) {
      this.#kept.set(key, { ...made, bytes })
      this.#bytes += bytes
      this.#makeRoom()
    }
    return made
  }

  #makeRoom(): void {
    for (const [key, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return
      this.#kept.delete(key)
      this.#bytes -= bytes
    }
  }
}
