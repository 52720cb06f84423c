import { startTimer } from '../time/start-timer.ts'

/**
 * Calls back after the next paint: after 200 ms on a hidden page, which does not paint, and after a second on one that
 * is too busy to. Returns what cancels the call.
 */
export function afterPaint(work: () => void): () => void {
  const isVisible = document.visibilityState === 'visible'
  let frame = 0
  let timer = startTimer(work, isVisible ? 1_000 : 200)
  if (isVisible) {
    frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = startTimer(work, 0)
    })
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
