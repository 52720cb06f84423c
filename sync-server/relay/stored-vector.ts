import * as Y from 'yjs'

/** How much of a document is in the log, by client id. The log never holds an update without its base. */
export class StoredVector {
  readonly #clocks = new Map<number, number>()

  include(clocks: ReadonlyMap<number, number>): void {
    for (const [client, clock] of clocks) {
      if (clock > (this.#clocks.get(client) ?? 0)) this.#clocks.set(client, clock)
    }
  }

  encode(): Uint8Array {
    return Y.encodeStateVector(this.#clocks)
  }
}
