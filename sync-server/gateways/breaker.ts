const failuresAtMost = 5
const windowMs = 30_000
const openMs = 30_000

export type BreakerState = 'closed' | 'open' | 'probing'

/**
 * Circuit breaker: does not call a failing service for a while, then lets one call probe it.
 *
 *     closed ──5 failures in 30 s──▶ open ──30 s──▶ probing ──answer──▶ closed
 *                                     ▲─────────failure────┘
 */
export interface Breaker {
  readonly state: BreakerState
  /**
   * Milliseconds until the next call is allowed. 0: call the service now, and report by `succeed` or `fail`.
   */
  enter(): number
  succeed(): void
  fail(): void
  /** The call ended on our side, which tells nothing of the service: where it was the probe, the next call is one at once. */
  leave(): void
}

export function createBreaker(now: () => number = Date.now): Breaker {
  let failures: number[] = []
  let openUntil = 0
  let state: BreakerState = 'closed'
  return {
    get state() {
      return state
    },
    enter() {
      if (state === 'closed') return 0
      const left = openUntil - now()
      if (left > 0) return left
      // One call probes the service for all. If it never reports, another may probe after the same time.
      state = 'probing'
      openUntil = now() + openMs
      return 0
    },
    succeed() {
      failures = []
      state = 'closed'
    },
    fail() {
      failures = [...failures.filter((at) => now() - at < windowMs), now()]
      if (state === 'closed' && failures.length < failuresAtMost) return
      state = 'open'
      openUntil = now() + openMs
    },
    leave() {
      if (state === 'probing') openUntil = now()
    },
  }
}
