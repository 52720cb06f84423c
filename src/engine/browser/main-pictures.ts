import { startTimer, type Timer } from '../time/start-timer.ts'

/** In ms: where a screen shows no pictures, as without a network on a new device, other work waits no longer. */
const longest = 4_000

/** Screens of which the pictures that they are about are still to come. */
const holds = new Map<symbol, Timer>()
const waiting = new Set<() => void>()

/**
 * Holds back what is not urgent, as tasks in the background, until a screen shows the pictures that it is about. Returns
 * what ends that.
 */
export function awaitMainPictures(): () => void {
  const hold = Symbol()
  const end = () => {
    clearTimeout(holds.get(hold))
    holds.delete(hold)
    goOn()
  }
  holds.set(hold, startTimer(end, longest))
  return end
}

/** To be called when such a picture is there, or none will be. */
export function noteMainPicture(): void {
  for (const timer of holds.values()) clearTimeout(timer)
  holds.clear()
  goOn()
}

/** Calls back when no screen waits for its pictures: at once where that is so. Returns what cancels the call. */
export function afterMainPictures(work: () => void): () => void {
  if (holds.size === 0) {
    work()
    return () => {}
  }
  waiting.add(work)
  return () => void waiting.delete(work)
}

function goOn(): void {
  if (holds.size > 0) return
  const works = [...waiting]
  waiting.clear()
  for (const work of works) work()
}
