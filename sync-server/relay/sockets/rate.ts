export interface Rate {
  readonly perSecond: number
  /** Seconds of it that may come at once. */
  readonly burstSeconds: number
}

/**
 * A token bucket, kept as the moment at which it will be full again. The clock comes in, so that it can be tested
 * without waiting; it must never go back.
 */
export class TokenBucket {
  readonly #rate: Rate
  #fullAt = 0

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** False when the bucket does not hold that much. */
  take(tokens: number, now: number): boolean {
    const { perSecond, burstSeconds } = this.#rate
    const fullAt = Math.max(this.#fullAt, now) + (tokens / perSecond) * 1000
    if (fullAt - now > burstSeconds * 1000) return false
    this.#fullAt = fullAt
    return true
  }
}
