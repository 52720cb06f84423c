import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import type { CanvasParts } from '../control/canvas-parts.ts'

/** ms after which a view that moved is painted sharp again. */
const rest = 160

/**
 * Keeps elements where the view says: `page` is scaled and moved, `over`, which is drawn in px of the screen, only moved. What moves
 * is a layer of the compositor of its own. Returns what ends it.
 */
export function followView(
  page: HTMLElement,
  over: HTMLElement,
  { isBusy, state: { view } }: CanvasParts,
): () => void {
  let timer: Timer | null = null
  const show = () => {
    const now = view.get()
    if (!now) return
    page.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.scale})`
    over.style.transform = `translate(${now.x}px, ${now.y}px)`
  }
  const settle = () => {
    if (!isBusy.get()) page.style.willChange = ''
  }
  const move = () => {
    page.style.willChange = 'transform'
    show()
    if (timer) clearTimeout(timer)
    timer = startTimer(settle, rest)
  }
  const hold = () => {
    page.style.willChange = isBusy.get() ? 'transform' : ''
  }
  show()
  const stops = [view.subscribe(move), isBusy.subscribe(hold)]
  return () => {
    for (const stop of stops) stop()
    if (timer) clearTimeout(timer)
  }
}
