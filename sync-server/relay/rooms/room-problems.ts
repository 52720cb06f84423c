import type { Problem } from '#model/sync/protocol.ts'
import type { Bus } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { type DocId, docKey } from '../log/update-log.ts'

interface ProblemOfRoom extends DocId {
  readonly problem: Problem
}

const channel = 'problems'

/**
 * What clients of this node were told by this node or another, and is not resolved, by room. Kept also for rooms that are
 * not loaded, because the people concerned may come back later.
 */
export class RoomProblems {
  readonly #bus: Bus
  readonly #log: Logger
  /** Tells the clients of a room that is loaded. */
  readonly #tell: (key: string, problem: Problem) => void
  readonly #byRoom = new Map<string, Map<string | null, Problem>>()

  constructor(bus: Bus, log: Logger, tell: (key: string, problem: Problem) => void) {
    this.#bus = bus
    this.#log = log
    this.#tell = tell
  }

  /** Applies what other nodes tell, until the returned function is called. */
  listen(): Promise<() => void> {
    return this.#bus.subscribe(channel, (message) => this.#receive(message))
  }

  of(key: string): readonly Problem[] {
    return [...(this.#byRoom.get(key)?.values() ?? [])]
  }

  /** On every node. */
  publish({ idBrand, document }: DocId, problem: Problem): void {
    const message: ProblemOfRoom = { idBrand, document, problem }
    this.#bus.publish(channel, new TextEncoder().encode(JSON.stringify(message)))
    this.#apply(message)
  }

  /** After missed messages it is unknown which problems remain; the write-back tells again of those that do. */
  resolveAll(): void {
    for (const [key, problems] of this.#byRoom)
      for (const problem of problems.values()) this.#tell(key, { ...problem, code: 'RESOLVED', message: '' })
    this.#byRoom.clear()
  }

  #receive(message: Uint8Array): void {
    try {
      this.#apply(JSON.parse(new TextDecoder().decode(message)) as ProblemOfRoom)
    } catch (err) {
      this.#log.error({ err }, 'a problem sent by another node cannot be read')
    }
  }

  #apply({ problem, ...id }: ProblemOfRoom): void {
    const key = docKey(id)
    const known = this.#byRoom.get(key) ?? new Map<string | null, Problem>()
    if (problem.code === 'RESOLVED') known.delete(problem.field)
    else known.set(problem.field, problem)
    if (known.size > 0) this.#byRoom.set(key, known)
    else this.#byRoom.delete(key)
    this.#tell(key, problem)
  }
}
