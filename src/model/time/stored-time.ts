/*
 * Times that were stored by the clock of a device, in epoch milliseconds. The clock may have been wrong then, or be wrong
 * since: a stored time is never trusted beyond the longest span that its writer may have meant.
 */

/** Clocks that are kept by the network step back a little now and then: a time that is so far ahead counts as the present. */
const stepMs = 5 * 60_000

/** How long until a stored time; 0 where it has passed, or is further ahead than `longestMs`, the longest that is ever stored. */
export function computePauseMs(until: number, now: number, longestMs: number): number {
  const left = until - now
  return left > 0 && left <= longestMs ? left : 0
}

/** Whether a stored time is less than `spanMs` ago. One further ahead than a step of the clock is not: how old it is cannot be known. */
export function isWithin(at: number, now: number, spanMs: number): boolean {
  return at <= now + stepMs && now - at < spanMs
}

/** Whether a stored time is `since` or later. One further ahead than a step of the clock is not: it was stored before the clock was put right. */
export function isSince(at: number, since: number, now: number): boolean {
  return at >= since && at <= now + stepMs
}

/** How long ago a stored time is; 0 for one that is still to come, so that nothing expires before its time. */
export function computeAgeMs(at: number, now: number): number {
  return Math.max(0, now - at)
}
