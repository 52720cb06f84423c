import { performance } from 'node:perf_hooks'

const passesAtOnce = 4
const passesWhileBusy = 2
/** Of its time, which the event loop has worked lately. */
const busyShare = 0.5
const lookEveryMs = 100
/** A pass that has waited so long starts although the process is busy. */
const longestWaitMs = 1_000

interface Waiting {
  readonly since: number
  go(): void
}

/**
 * Limits how many passes run at a time: several while the event loop has time, because most of a pass is waiting for
 * the database; two while it is busy, because people's updates need the same loop.
 */
export class PassTurns {
  readonly #isBusy: () => boolean
  readonly #now: () => number
  readonly #waiting: Waiting[] = []
  #running = 0

  constructor(isBusy: () => boolean = watchEventLoop(), now = () => performance.now()) {
    this.#isBusy = isBusy
    this.#now = now
  }

  async take<Outcome>(pass: () => Promise<Outcome>): Promise<Outcome> {
    const turn = new Promise<void>((go) => this.#waiting.push({ since: this.#now(), go }))
    this.#startNext()
    await turn
    try {
      return await pass()
    } finally {
      this.#running -= 1
      this.#startNext()
    }
  }

  #startNext(): void {
    while (this.#free() > 0 && this.#waiting.length > 0) {
      this.#running += 1
      this.#waiting.shift()?.go()
    }
  }

  #free(): number {
    const [first] = this.#waiting
    const isLate = first !== undefined && this.#now() - first.since >= longestWaitMs
    return (this.#isBusy() && !isLate ? passesWhileBusy : passesAtOnce) - this.#running
  }
}

function watchEventLoop(): () => boolean {
  let before = performance.eventLoopUtilization()
  let lookedAt = performance.now()
  let isBusy = false
  return () => {
    if (performance.now() - lookedAt < lookEveryMs) return isBusy
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, before).utilization > busyShare
    before = now
    lookedAt = performance.now()
    return isBusy
  }
}
