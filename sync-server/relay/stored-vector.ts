import * as encoding from 'lib0/encoding'

/** How much of a document is in the log, by client id. The log never holds an update without its base. */
export class StoredVector {
  readonly #clocks = new Map<number, number>()

  include(clocks: ReadonlyMap<number, number>): void {
    for (const [client, clock] of clocks) {
      if (clock > (this.#clocks.get(client) ?? 0)) this.#clocks.set(client, clock)
    }
  }

  /** As `Y.encodeStateVector` but unsorted: it goes with every acknowledgement, and no reader cares for the order. */
  encode(): Uint8Array {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, this.#clocks.size)
    for (const [client, clock] of this.#clocks) {
      encoding.writeVarUint(encoder, client)
      encoding.writeVarUint(encoder, clock)
    }
    return encoding.toUint8Array(encoder)
  }
}
