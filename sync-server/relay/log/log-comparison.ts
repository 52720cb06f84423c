import { setTimeout as pause } from 'node:timers/promises'
import { backoffMs } from '#model/time/backoff.ts'
import type { Logger } from '#server/logging.ts'
import type { DocId, StoredDocument, UpdateLog } from './update-log.ts'

interface ComparisonOptions {
  readonly id: DocId
  readonly updateLog: Pick<UpdateLog, 'load'>
  readonly log: Logger
  readonly takeOver: (stored: StoredDocument) => void
}

const backoff = { firstMs: 200, longestMs: 10_000 }

/** Reads the log again until that has worked. What asks for it meanwhile gets a reading that began later. */
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
    const { id, updateLog, log, takeOver } = this.#options
    for (let failures = 0; this.#isAsked && !this.#isClosed; ) {
      this.#isAsked = false
      try {
        const stored = await updateLog.load(id)
        if (!this.#isClosed) takeOver(stored)
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
