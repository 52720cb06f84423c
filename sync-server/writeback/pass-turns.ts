import { performance } from 'node:perf_hooks'

const passesAtOnce = 4
/** Of its time, which the event loop has worked lately. */
const busyShare = 0.5
const lookEveryMs = 100

/**
 * Rooms take turns. Several at once while the event loop has time, because most of a pass is waiting for REST; one
 * while it is busy, because whoever types waits for the same loop.
 */
export class PassTurns {
  readonly #isBusy: () => boolean
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(isBusy: () => boolean = watchEventLoop()) {
    this.#isBusy = isBusy
  }

  async take<Outcome>(pass: () => Promise<Outcome>): Promise<Outcome> {
    while (this.#free() <= 0) await new Promise<void>((go) => this.#waiting.push(go))
    this.#running += 1
    try {
      return await pass()
    } finally {
      this.#running -= 1
      for (const go of this.#waiting.splice(0, Math.max(0, this.#free()))) go()
    }
  }

  #free(): number {
    return (this.#isBusy() ? 1 : passesAtOnce) - this.#running
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
