import { readMadePicture } from '#contract/ai-picture.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { rest } from '#engine/rest/rest.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { pauseAfter } from './requests.ts'

/**
 * Asks what has become of requests, at growing pauses, as long as the page is visible, and at once when it becomes visible again.
 * Returns what ends it.
 */
export function pollRequests(
  idBrand: number,
  ids: readonly number[],
  onAnswers: (requests: readonly MadePicture[]) => void,
): () => void {
  let isOver = false
  let isAsking = false
  let asked = 0
  let timer: Timer | undefined
  const wait = () => {
    timer = startTimer(() => void ask(), pauseAfter(asked))
  }
  const ask = async () => {
    if (isOver || isAsking || document.visibilityState !== 'visible') return
    isAsking = true
    asked += 1
    const results = await Promise.all(
      ids.map((idPicture) => rest(readMadePicture, { params: { idPicture } }, { idBrand })),
    )
    isAsking = false
    if (isOver) return
    onAnswers(results.flatMap((result) => (result.ok ? [result.answer] : [])))
    if (!isOver) wait()
  }
  const look = () => {
    if (document.visibilityState !== 'visible' || isAsking) return
    clearTimeout(timer)
    void ask()
  }
  document.addEventListener('visibilitychange', look)
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
