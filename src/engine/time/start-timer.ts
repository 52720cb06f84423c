/** The longest delay of a timer: browsers store it in 31 bits, and a longer one fires at once, again and again. */
export const longestDelayMs = 2 ** 31 - 1

export type Timer = ReturnType<typeof setTimeout>

/**
 * `setTimeout`, for delays that are computed too. One beyond the longest fires after that, some 24 days: work that waits for a
 * moment has to look at the clock again. Ended by `clearTimeout`.
 */
export function startTimer(work: () => void, delayMs = 0): Timer {
  return setTimeout(work, boundDelay(delayMs))
}

/** Resolves after the delay. */
export function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => startTimer(resolve, delayMs))
}

function boundDelay(delayMs: number): number {
  return Number.isNaN(delayMs) ? longestDelayMs : Math.min(longestDelayMs, Math.max(0, delayMs))
}
