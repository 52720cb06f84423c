import { TokenBucket } from '../work/rate.ts'
import { readStates, writeStates } from './presence.ts'

/** So many messages a second, and half of them at once, are sent as they are. */
const pace = { perSecond: 20, burstSeconds: 0.5 }
const retryMs = 1000 / pace.perSecond

/**
 * Presence on its way to others. Each message goes to everybody in the room, so with a hundred people who type a hundred
 * times as many leave as arrive: beyond the pace changes are merged, of which the newest of each person counts.
 */
export class PresenceSends {
  readonly #send: (states: Uint8Array) => void
  readonly #bucket = new TokenBucket(pace)
  readonly #waiting = new Map<number, { clock: number; json: string | null }>()
  #timer: NodeJS.Timeout | null = null

  constructor(send: (states: Uint8Array) => void) {
    this.#send = send
  }

  add(states: Uint8Array): void {
    if (!this.#timer && this.#bucket.take(1, performance.now())) {
      this.#send(states)
      return
    }
    for (const { id, clock, json } of readStates(states)) this.#waiting.set(id, { clock, json })
    this.#timer ??= setTimeout(() => this.#sendOrWait(), retryMs).unref()
  }

  /** Sends what waits, whatever the pace. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#waiting.size === 0) return
    const states = writeStates(this.#waiting)
    this.#waiting.clear()
    this.#send(states)
  }

  #sendOrWait(): void {
    this.#timer = null
    if (this.#bucket.take(1, performance.now())) this.flush()
    else this.#timer = setTimeout(() => this.#sendOrWait(), retryMs).unref()
  }
}
