import { startTimer, type Timer } from '#engine/time/start-timer.ts'

/**
 * How long after the last movement nothing is scrolled any more, whatever the browser says: on a slow device the frames of
 * a page that is scrolled come far apart.
 */
const settleMs = 1000
/** The same for a browser that does not say when scrolling ends. */
const silentSettleMs = 80
const saysEnd = 'onscrollend' in window

/** When whatever on the page was last scrolled; null: it has ended. */
let movedAt: number | null = null
let timer: Timer | undefined
/** What waits for the end. */
const waiting = new Set<() => void>()

addEventListener('scroll', noteMovement, { capture: true, passive: true })
if (saysEnd) addEventListener('scrollend', noteEnd, { capture: true, passive: true })

function noteMovement(): void {
  if (movedAt === null) watchForEnd(saysEnd ? settleMs : silentSettleMs)
  movedAt = performance.now()
}

function watchForEnd(ms: number): void {
  timer = startTimer(() => {
    if (movedAt === null) return
    const left = movedAt + (saysEnd ? settleMs : silentSettleMs) - performance.now()
    if (left > 0) watchForEnd(left)
    else noteEnd()
  }, ms)
}

function noteEnd(): void {
  movedAt = null
  clearTimeout(timer)
  const works = [...waiting]
  waiting.clear()
  for (const work of works) work()
}

export function isScrolling(): boolean {
  return movedAt !== null
}

/** Calls `work` once nothing is scrolled: in a moment, or when it has ended. Returns what cancels it. */
export function whenStill(work: () => void): () => void {
  // What is shown by the same movement is shown before its event comes.
  const timer = startTimer(() => {
    if (movedAt === null) work()
    else waiting.add(work)
  })
  return () => {
    clearTimeout(timer)
    waiting.delete(work)
  }
}
