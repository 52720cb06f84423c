import { setTimeout as pause } from 'node:timers/promises'
import { backoffMs } from '#model/time/backoff.ts'
import type { Logger } from '#server/logging.ts'
import type { DocId, StoredDocument, UpdateLog } from './update-log.ts'

interface ComparisonOptions {
  readonly id: DocId
  readonly updateLog: Pick<UpdateLog, 'load'>
  readonly log: Logger
  readonly apply: (stored: StoredDocument) => void
}

const backoff = { firstMs: 200, longestMs: 10_000 }

/**
 * Reads a document from the log again and hands it to `apply`, with retries until that has worked. `run` during a reading
 * resolves after another reading that began later.
 */
export class LogComparison {
  readonly #options: ComparisonOptions
  #running: Promise<void> | null = null
  #isAsked = false
  #isClosed = false

  constructor(options: ComparisonOptions) {
    this.#options = options
  }

  run(): Promise<void> {
    this.#isAsked = true
    this.#running ??= this.#untilDone().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  close(): void {
    this.#isClosed = true
  }

  async #untilDone(): Promise<void> {
    const { id, updateLog, log, apply } = this.#options
    for (let failures = 0; this.#isAsked && !this.#isClosed; ) {
      this.#isAsked = false
      try {
        const stored = await updateLog.load(id)
        if (!this.#isClosed) apply(stored)
        failures = 0
      } catch (err) {
        log.warn({ err, ...id }, 'a room could not be compared with the log; trying again')
        this.#isAsked = true
        await pause(backoffMs(failures, backoff), undefined, { ref: false })
        failures += 1
      }
    }
  }
}
