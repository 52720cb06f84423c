/** A socket whose reading can be stopped. */
export interface Reader {
  readonly person: { readonly id: number }
  /** Reads nothing until `readOn`: what it is sent waits in the buffers of the network. */
  rest(): void
  readOn(): void
}

/**
 * The part that one account takes of a turn of the event loop. What has arrived for all sockets is read in one turn, so an
 * account with many sockets could fill seconds of it. Where it has used what it may, its sockets rest, and one of them is
 * read on in each of the next turns, so that other accounts need not wait for all of them.
 */
export class ReadTurns {
  readonly #readers = new Map<number, Set<Reader>>()
  /** What was used in this turn, by account; 1 is what it may. */
  readonly #used = new Map<number, number>()
  /** Sockets that rest, by account, in the order in which they are read on. */
  readonly #resting = new Map<number, Set<Reader>>()
  #isTurnPlanned = false

  join(reader: Reader): void {
    const ofAccount = this.#readers.get(reader.person.id) ?? new Set()
    this.#readers.set(reader.person.id, ofAccount.add(reader))
  }

  /** Its socket has closed. */
  forget(reader: Reader): void {
    for (const byAccount of [this.#readers, this.#resting]) {
      const ofAccount = byAccount.get(reader.person.id)
      ofAccount?.delete(reader)
      if (ofAccount?.size === 0) byAccount.delete(reader.person.id)
    }
  }

  /** `part`: of what an account may use in one turn. */
  use(idAccount: number, part: number): void {
    const before = this.#used.get(idAccount) ?? 0
    this.#used.set(idAccount, before + part)
    this.#planTurn()
    if (before < 1 && before + part >= 1) this.#restAll(idAccount)
  }

  #restAll(idAccount: number): void {
    const resting = this.#resting.get(idAccount) ?? new Set()
    this.#resting.set(idAccount, resting)
    for (const reader of this.#readers.get(idAccount) ?? []) {
      if (resting.has(reader)) continue
      resting.add(reader)
      reader.rest()
    }
    if (resting.size === 0) this.#resting.delete(idAccount)
  }

  #planTurn(): void {
    if (this.#isTurnPlanned) return
    this.#isTurnPlanned = true
    setImmediate(() => this.#endTurn())
  }

  /** Each account that rests has one socket read on. */
  #endTurn(): void {
    this.#isTurnPlanned = false
    this.#used.clear()
    for (const [idAccount, resting] of this.#resting) {
      const [next] = resting
      if (next) resting.delete(next)
      if (resting.size === 0) this.#resting.delete(idAccount)
      next?.readOn()
    }
    if (this.#resting.size > 0) this.#planTurn()
  }
}
