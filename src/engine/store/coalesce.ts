import { startTimer, type Timer } from '../time/start-timer.ts'

/**
 * Runs work at once, and where it is asked for again soon, once more after the pause: a hundred changes in a second are read and
 * drawn a few times.
 */
export function coalesce(work: () => void, pauseMs = 200): () => void {
  let last = Number.NEGATIVE_INFINITY
  let timer: Timer | undefined
  const run = () => {
    timer = undefined
    last = performance.now()
    work()
  }
  return () => {
    if (timer !== undefined) return
    const left = last + pauseMs - performance.now()
    if (left <= 0) run()
    else timer = startTimer(run, left)
  }
}
