import type { Logger } from '../logging.ts'

/**
 * For work on brands or rows one after another: one that fails is logged and keeps no other. `end` rejects where any has failed, so
 * that the job counts as failed and is tried again. A job that begins anew by itself all the same, such as a walk over every brand,
 * does without.
 */
export class Failures {
  readonly #log: Pick<Logger, 'error'>
  readonly #what: string
  readonly #causes: unknown[] = []

  /** `what` could not be done, for the log. */
  constructor(log: Pick<Logger, 'error'>, what: string) {
    this.#log = log
    this.#what = what
  }

  /** `facts`: which one, for the log. */
  async attempt(facts: object, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (err) {
      this.#causes.push(err)
      this.#log.error({ err, what: this.#what, ...facts }, 'a part of a job failed; its other parts go on')
    }
  }

  /** Rejects where any has failed. */
  end(): void {
    if (this.#causes.length > 0)
      throw new Error(`${this.#what} (${this.#causes.length})`, { cause: this.#causes[0] })
  }
}
