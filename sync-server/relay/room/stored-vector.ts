import * as encoding from 'lib0/encoding'

/** The state vector of what is in the log, which never holds an update without its base. */
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

  /** Of all Yjs clients or of these. Not sorted, because it is encoded for every acknowledgement and readers need no order. */
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
