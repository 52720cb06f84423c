import { metrics } from '../metrics/relay-metrics.ts'
import type { Connection } from '../sockets/connection.ts'
import { encodeDurable, encodeMark } from '../wire/messages.ts'
import { StoredVector } from './stored-vector.ts'

/** What is owed to somebody once everything the room holds by now is stored. */
export interface Receipt {
  readonly connection: Connection | null
  readonly mark: number | null
  /** Whose letters it is about; null: everybody's. */
  readonly clients: ReadonlySet<number> | null
  /** `performance.now()` */
  readonly arrivedAt: number
  settle?(failure?: unknown): void
}

/** Clients of a document that are told of all at once. */
const wholeUpTo = 64

/**
 * What of a room is on its way into the log, and who waits for it:
 *
 *   begin ─▶ numbered append ─▶ arrived: receipts of all up to it
 *                           └─▶ failed: they hear why
 */
export class Unstored {
  readonly #vector = new StoredVector()
  readonly #owed: { readonly number: number; readonly receipt: Receipt }[] = []
  #begun = 0
  #arrived = 0

  get isNothing(): boolean {
    return this.#arrived === this.#begun
  }

  /** Clocks of what is in the log, however it came there. */
  include(clocks: ReadonlyMap<number, number>): void {
    this.#vector.include(clocks)
  }

  /** The number of an append, in the order of the log. */
  begin(): number {
    this.#begun += 1
    return this.#begun
  }

  /** Settled as soon as all that has begun by now has arrived. */
  owe(receipts: readonly Receipt[]): void {
    if (this.isNothing) this.#settle(receipts)
    else for (const receipt of receipts) this.#owed.push({ number: this.#begun, receipt })
  }

  arrive(number: number, clocks: ReadonlyMap<number, number>): void {
    this.#arrived = number
    this.#vector.include(clocks)
  }

  settleUpTo(number: number): void {
    this.#settle(this.#take(number))
  }

  fail(number: number, failure: unknown): void {
    for (const { settle } of this.#take(number)) settle?.(failure)
  }

  #take(number: number): Receipt[] {
    const end = this.#owed.findIndex((owed) => owed.number > number)
    return this.#owed.splice(0, end < 0 ? this.#owed.length : end).map(({ receipt }) => receipt)
  }

  #settle(receipts: readonly Receipt[]): void {
    const durables = new Map<Connection, Set<number> | null>()
    for (const { connection, mark, clients, arrivedAt, settle } of receipts) {
      settle?.()
      if (!connection?.facts.speaksSaegim) continue
      if (mark !== null) {
        if (!connection.wasRefused) connection.outbox.send(encodeMark(mark))
        continue
      }
      metrics.acknowledgement.observe((performance.now() - arrivedAt) / 1000)
      const known = durables.get(connection)
      const isWhole = known === null || clients === null
      durables.set(connection, isWhole ? null : new Set([...(known ?? []), ...clients]))
    }
    this.#sayDurable(durables)
  }

  /** Documents gather a client for every session there ever was, and nobody needs to hear of them all each time. */
  #sayDurable(durables: ReadonlyMap<Connection, ReadonlySet<number> | null>): void {
    let whole: Uint8Array | null = null
    for (const [connection, clients] of durables) {
      if (clients && this.#vector.size > wholeUpTo) {
        connection.outbox.send(encodeDurable(this.#vector.encode(clients)))
        continue
      }
      whole ??= encodeDurable(this.#vector.encode())
      connection.outbox.send(whole)
    }
  }
}
