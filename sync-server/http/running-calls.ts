import { setImmediate } from 'node:timers/promises'

declare module 'fastify' {
  interface FastifyInstance {
    readonly runningCalls: RunningCalls
  }
}

/**
 * The calls that are being worked on. A server that closes waits for its connections only, and the call of a client that hung up
 * has none: it goes on, and needs the database until it has ended.
 */
export class RunningCalls {
  readonly #running = new Set<Promise<unknown>>()

  /** Does a part of a call, which `ended` waits for. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const running = work()
    this.#running.add(running)
    const remove = () => void this.#running.delete(running)
    running.then(remove, remove)
    return running
  }

  /** Resolves when no call is being worked on. New ones have to be refused before. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) {
      await Promise.allSettled(this.#running)
      // A call has several parts, and the next one begins only now.
      await setImmediate()
    }
  }
}
