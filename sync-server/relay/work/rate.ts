export interface Rate {
  readonly perSecond: number
  /** Seconds of the rate that may come at once. */
  readonly burstSeconds: number
}

/**
 * A token bucket, stored as the time at which it will be full again. The caller passes the clock (ms), which must never
 * go back.
 */
export class TokenBucket {
  readonly #rate: Rate
  #fullAt = 0

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** False, and nothing taken, when the bucket has fewer tokens. */
  take(tokens: number, now: number): boolean {
    const { perSecond, burstSeconds } = this.#rate
    const fullAt = Math.max(this.#fullAt, now) + (tokens / perSecond) * 1000
    if (fullAt - now > burstSeconds * 1000) return false
    this.#fullAt = fullAt
    return true
  }

  isFull(now: number): boolean {
    return this.#fullAt <= now
  }
}
