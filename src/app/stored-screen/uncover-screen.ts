import { afterFirstContent } from '#engine/browser/first-content.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { readScreenWords } from './screen-words.ts'

/** From the first content of the app until a stored screen that still differs from it is removed. */
const longestMs = 700
/** From the start of the app, where no content comes. */
const withoutContentMs = 6_000
const uses = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'popstate'] as const

/**
 * Removes the stored screen over the app: as soon as the app shows the same, so that nothing changes to the eye; at once where a
 * field has another text, or the app is used; and in any case soon after the app shows its content.
 */
export function uncoverScreen(layer: HTMLElement, root: ParentNode): void {
  const ending = new AbortController()
  const { pathname } = location
  const { words, fields = '' } = layer.dataset
  const [count] = fields.split(':')
  let frame = 0
  const timers = [startTimer(end, withoutContentMs)]

  function end(): void {
    ending.abort()
    cancelAnimationFrame(frame)
    for (const timer of timers) clearTimeout(timer)
    layer.remove()
  }

  function compare(): void {
    const now = readScreenWords(root)
    const isOld = now.fields.split(':')[0] === count && now.fields !== fields
    if (now.words === words || isOld || location.pathname !== pathname) end()
    else frame = requestAnimationFrame(compare)
  }

  afterFirstContent(() => {
    if (ending.signal.aborted) return
    timers.push(startTimer(end, longestMs))
    for (const use of uses) addEventListener(use, end, { capture: true, once: true, signal: ending.signal })
    compare()
  })
}
