import { metrics } from '../metrics/relay-metrics.ts'
import type { Connection } from '../sockets/connection.ts'
import { encodeDurable, encodeMark } from '../wire/messages.ts'
import { StoredVector } from './stored-vector.ts'

/** What a client, or the server itself, is told once everything the room holds by now is stored. */
export interface Acknowledgement {
  readonly connection: Connection | null
  readonly mark: number | null
  /** The Yjs client ids that the update was about; null: all. */
  readonly clients: ReadonlySet<number> | null
  /** When the update arrived, by `performance.now()` (ms). */
  readonly arrivedAt: number
  done?(failure?: unknown): void
}

/** Tells the server itself; with why, where what it waits for cannot be stored any more. */
export function onceStored(done: (failure?: unknown) => void): Acknowledgement {
  return { connection: null, mark: null, clients: null, arrivedAt: performance.now(), done }
}

/** Up to so many Yjs clients in the document, `durable` has all of them. */
const maxClientsSentWhole = 64

/**
 * The appends of a room that are under way, and who is told when they are stored:
 *
 *   beginAppend ─▶ numbered append ─▶ stored: acknowledgements of all up to it
 *                                 └─▶ failed: they are told why
 */
export class Acknowledgements {
  readonly #vector = new StoredVector()
  readonly #pending: { readonly number: number; readonly acknowledgement: Acknowledgement }[] = []
  #lastBegun = 0
  #lastStored = 0

  get isAllStored(): boolean {
    return this.#lastStored === this.#lastBegun
  }

  /** Adds clocks of what is in the log, appended by this room or not. */
  include(clocks: ReadonlyMap<number, number>): void {
    this.#vector.include(clocks)
  }

  /** The number of a new append, in the order of the log. */
  beginAppend(): number {
    this.#lastBegun += 1
    return this.#lastBegun
  }

  /** Acknowledged as soon as every append that has begun by now is stored. */
  afterStored(acknowledgements: readonly Acknowledgement[]): void {
    if (this.isAllStored) this.#acknowledge(acknowledgements)
    else
      for (const acknowledgement of acknowledgements)
        this.#pending.push({ number: this.#lastBegun, acknowledgement })
  }

  appendStored(number: number, clocks: readonly ReadonlyMap<number, number>[]): void {
    this.#lastStored = number
    for (const each of clocks) this.#vector.include(each)
  }

  acknowledgeUpTo(number: number): void {
    this.#acknowledge(this.#take(number))
  }

  appendFailed(number: number, failure: unknown): void {
    for (const { done } of this.#take(number)) done?.(failure)
  }

  #take(number: number): Acknowledgement[] {
    const end = this.#pending.findIndex((owed) => owed.number > number)
    return this.#pending
      .splice(0, end < 0 ? this.#pending.length : end)
      .map(({ acknowledgement }) => acknowledgement)
  }

  #acknowledge(acknowledgements: readonly Acknowledgement[]): void {
    const durables = new Map<Connection, Set<number> | null>()
    for (const { connection, mark, clients, arrivedAt, done } of acknowledgements) {
      done?.()
      if (!connection?.facts.speaksSaegim) continue
      if (mark !== null) {
        if (!connection.wasRefused) connection.sendBuffer.send(encodeMark(mark))
        continue
      }
      metrics.acknowledgement.observe((performance.now() - arrivedAt) / 1000)
      const known = durables.get(connection)
      const isWhole = known === null || clients === null
      durables.set(connection, isWhole ? null : new Set([...(known ?? []), ...clients]))
    }
    this.#sendDurable(durables)
  }

  /** A document has a Yjs client for every page that was ever opened; of many, only those of the update are sent. */
  #sendDurable(durables: ReadonlyMap<Connection, ReadonlySet<number> | null>): void {
    let whole: Uint8Array | null = null
    for (const [connection, clients] of durables) {
      if (clients && this.#vector.size > maxClientsSentWhole) {
        connection.sendBuffer.send(encodeDurable(this.#vector.encode(clients)))
        continue
      }
      whole ??= encodeDurable(this.#vector.encode())
      connection.sendBuffer.send(whole)
    }
  }
}
