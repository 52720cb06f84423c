/** A token bucket. The clock comes in, so that it can be tested without waiting. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #capacity: number
  #tokens: number
  #filledAt: number

  constructor(perSecond: number, burstSeconds: number, now: number) {
    this.#perSecond = perSecond
    this.#capacity = perSecond * burstSeconds
    this.#tokens = this.#capacity
    this.#filledAt = now
  }

  /** False when the bucket does not hold that much. */
  take(tokens: number, now: number): boolean {
    const refill = ((now - this.#filledAt) / 1000) * this.#perSecond
    this.#tokens = Math.min(this.#capacity, this.#tokens + Math.max(0, refill))
    this.#filledAt = now
    if (this.#tokens < tokens) return false
    this.#tokens -= tokens
    return true
  }
}
