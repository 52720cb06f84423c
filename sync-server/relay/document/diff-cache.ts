/** Encoded messages that bring a client up to date, whole or in part. */
export interface Diff {
  readonly messages: readonly Uint8Array[]
  /** The client's state vector after them; null: everything there is. */
  readonly vector: Uint8Array | null
}

interface CachedDiff extends Diff {
  readonly bytes: number
}

/** Recently encoded diffs of all rooms of a node, up to `maxBytes`; the least recently used are removed first. */
export class DiffCache {
  readonly #maxBytes: number
  readonly #kept = new Map<string, CachedDiff>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The cached diff of this key, or the one that `make` encodes. The key names document, revision and request. */
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
    // A diff that would evict most of the others is not cached.
    if (bytes <= this.#maxBytes / 4) {
      this.#kept.set(key, { ...made, bytes })
      this.#bytes += bytes
      this.#evict()
    }
    return made
  }

  #evict(): void {
    for (const [key, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return
      this.#kept.delete(key)
      this.#bytes -= bytes
    }
  }
}
