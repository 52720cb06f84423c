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
 * only place where a transaction that takes too long can be ended. `forEach` is how Yjs makes the clocks of a transaction.
 */
class WatchedStructs extends Map<number, Struct[]> {
  #endsAt: number | null = null
  #questions = 0
  /** The only clients that `forEach` visits; null: all. */
  #visited: ReadonlySet<number> | null = null

  visitOnly(clients: ReadonlySet<number> | null): void {
    this.#visited = clients
  }

  override forEach(visit: (structs: Struct[], client: number, all: Map<number, Struct[]>) => void): void {
    for (const client of this.#visited ?? this.keys()) {
      const structs = super.get(client)
      if (structs) visit(structs, client, this)
    }
  }

  limit(ms: number | null): void {
    this.#endsAt = ms === null ? null : cpuMs() + ms
  }

  /** undefined: there is nothing of this client. */
  clock(client: number): number | undefined {
    const last = super.get(client)?.at(-1)
    return last && last.id.clock + last.length
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
 * The clocks before a transaction that adds only structs of some clients: theirs are listed, and those of all others are
 * what they are at any time during the transaction.
 */
class ClocksBefore extends Map<number, number> {
  readonly #structs: WatchedStructs
  readonly #writers: ReadonlySet<number>

  constructor(listed: ReadonlyMap<number, number>, structs: WatchedStructs, writers: ReadonlySet<number>) {
    super(listed)
    this.#structs = structs
    this.#writers = writers
  }

  override get(client: number): number | undefined {
    return this.#writers.has(client) ? super.get(client) : this.#structs.clock(client)
  }
}

/**
 * A document whose transactions can be ended. Where two clients wrote at one place at the same time, Yjs walks over
 * everything that both wrote for each of their structs: 20,000 letters each in front of each other, 240 kB, take 40 s,
 * again whenever the document is loaded. No count of structs or bytes tells this before they are added.
 *
 * Yjs reads the clocks of all clients several times in each transaction. A document has a client for every page that was
 * ever opened, so that each letter would cost more the older its document is.
 */
export class WatchedDoc extends Y.Doc {
  readonly #structs = new WatchedStructs()
  #writers: ReadonlySet<number> | null = null

  constructor() {
    super()
    this.store.clients = this.#structs
    this.on('beforeTransaction', (transaction: Y.Transaction) => this.#began(transaction))
  }

  /** How many structs there are; each takes some 200 to 700 bytes of memory. */
  get structCount(): number {
    let count = 0
    for (const structs of this.#structs.values()) count += structs.length
    return count
  }

  /**
   * Runs a change, or throws `TooMuchWork` after so much processor time of this thread. The document has a part of the
   * change then, and must not be used any more. `writers`: the Yjs clients whose structs the change adds, beside those of
   * this document itself; the clocks that its transactions list are only theirs.
   */
  within(ms: number, change: () => void, writers: ReadonlySet<number> | null = null): void {
    this.#structs.limit(ms)
    this.#writers = writers
    this.#structs.visitOnly(this.#withOwn())
    try {
      change()
    } finally {
      this.#structs.limit(null)
      this.#writers = null
      this.#structs.visitOnly(null)
    }
  }

  #began(transaction: Y.Transaction): void {
    const writers = this.#withOwn()
    if (!writers) return
    this.#structs.visitOnly(writers)
    transaction.beforeState = new ClocksBefore(transaction.beforeState, this.#structs, writers)
  }

  /** Yjs gives a document another id where an update claims to come from it. */
  #withOwn(): ReadonlySet<number> | null {
    return this.#writers && new Set(this.#writers).add(this.clientID)
  }
}
