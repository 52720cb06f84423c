import * as Y from 'yjs'
import { cpuMs } from './cpu-time.ts'

type Struct = Y.Item | Y.GC

/** An update, or a whole document, takes more processor time than it may. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** Looks at the clock with every so many questions for structs. */
const questionsBetween = 16

/**
 * The structs of a document by Yjs client id. Yjs asks for them at least once for each struct that it adds, which is the
 * only place where a transaction that takes too long can be ended.
 */
class WatchedStructs extends Map<number, Struct[]> {
  #endsAt: number | null = null
  #questions = 0

  limit(ms: number | null): void {
    this.#endsAt = ms === null ? null : cpuMs() + ms
  }

  override get(client: number): Struct[] | undefined {
    if (this.#endsAt !== null) this.#look(this.#endsAt)
    return super.get(client)
  }

  #look(endsAt: number): void {
    this.#questions += 1
    if (this.#questions % questionsBetween !== 0 || cpuMs() < endsAt) return
    // What Yjs does to close the transaction may not fail as well.
    this.#endsAt = null
    throw new TooMuchWork('The update takes too much processor time.')
  }
}

/**
 * A document whose transactions can be ended. Where two clients wrote at one place at the same time, Yjs walks over
 * everything that both wrote for each of their structs: 20,000 letters each in front of each other, 240 kB, take 40 s,
 * again whenever the document is loaded. No count of structs or bytes tells this before they are added.
 */
export class WatchedDoc extends Y.Doc {
  readonly #structs = new WatchedStructs()

  constructor() {
    super()
    this.store.clients = this.#structs
  }

  /** How many structs there are; each takes some 200 to 700 bytes of memory. */
  get structCount(): number {
    let count = 0
    for (const structs of this.#structs.values()) count += structs.length
    return count
  }

  /**
   * Runs a change, or throws `TooMuchWork` after so much processor time of this thread. The document has a part of the
   * change then, and must not be used any more.
   */
  within(ms: number, change: () => void): void {
    this.#structs.limit(ms)
    try {
      change()
    } finally {
      this.#structs.limit(null)
    }
  }
}
