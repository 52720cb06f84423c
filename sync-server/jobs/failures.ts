import type { Logger } from '../logging.ts'

/**
 * For work on brands or rows one after another: one that fails is logged and keeps no other. `end` rejects where any has failed, so
 * that the job counts as failed and is tried again; a job that begins every minute does without.
 */
export class Failures {
  readonly #log: Pick<Logger, 'error'>
  readonly #message: string
  readonly #causes: unknown[] = []

  /** `message`: what could not be done, for the log. */
  constructor(log: Pick<Logger, 'error'>, message: string) {
    this.#log = log
    this.#message = message
  }

  /** `facts`: which one, for the log. */
  async attempt(facts: object, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (err) {
      this.#causes.push(err)
      this.#log.error({ err, ...facts }, this.#message)
    }
  }

  /** Rejects where any has failed. */
  end(): void {
    if (this.#causes.length > 0)
      throw new Error(`${this.#message} (${this.#causes.length})`, { cause: this.#causes[0] })
  }
}
