export interface Backoff {
  readonly firstMs: number
  readonly longestMs: number
}

/** Pause before the next try, in milliseconds: doubles with each failure up to `longestMs`. 0 failures: `firstMs`. */
export function backoffMs(failures: number, { firstMs, longestMs }: Backoff): number {
  return Math.min(longestMs, firstMs * 2 ** failures)
}

/**
 * The same with jitter, between half and all of it by `random` from 0 to 1: clients that failed at the same
 * moment retry at different ones.
 */
export function jitteredBackoffMs(failures: number, backoff: Backoff, random: number): number {
  return backoffMs(failures, backoff) * (0.5 + random / 2)
}
