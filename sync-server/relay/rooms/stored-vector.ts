import * as encoding from 'lib0/encoding'

/** How much of a document is in the log, by client id. The log never holds an update without its base. */
export class StoredVector {
  readonly #clocks = new Map<number, number>()

  include(clocks: ReadonlyMap<number, number>): void {
    for (const [client, clock] of clocks) {
      if (clock > (this.#clocks.get(client) ?? 0)) this.#clocks.set(client, clock)
    }
  }

  get size(): number {
    return this.#clocks.size
  }

  /** All of it, or of these clients alone. Unsorted: it goes with every acknowledgement, and no reader cares. */
  encode(clients: Iterable<number> = this.#clocks.keys()): Uint8Array {
    const known = [...clients].filter((client) => this.#clocks.has(client))
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, known.length)
    for (const client of known) {
      encoding.writeVarUint(encoder, client)
      encoding.writeVarUint(encoder, this.#clocks.get(client) ?? 0)
    }
    return encoding.toUint8Array(encoder)
  }
}
