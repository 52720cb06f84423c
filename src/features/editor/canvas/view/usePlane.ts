import { type RefObject, useEffect } from 'react'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import type { CanvasParts } from '../control/canvas-parts.ts'

interface Elements {
  /** Scaled and moved. */
  readonly page: RefObject<HTMLElement | null>
  /** What is drawn in px of the screen: only moved. */
  readonly over: RefObject<HTMLElement | null>
}

/** ms after which a view that moved is painted sharp again. */
const rest = 160

/** Keeps the page where the view says, without rendering. What moves is a layer of the compositor of its own. */
export function usePlane({ page, over }: Elements, { isBusy, state: { view } }: CanvasParts): void {
  useEffect(() => {
    let timer: Timer | null = null
    const show = () => {
      const now = view.get()
      if (!now || !page.current || !over.current) return
      page.current.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.scale})`
      over.current.style.transform = `translate(${now.x}px, ${now.y}px)`
    }
    const move = () => {
      const element = page.current
      if (element) element.style.willChange = 'transform'
      show()
      if (timer) clearTimeout(timer)
      timer = startTimer(() => {
        if (element && !isBusy.get()) element.style.willChange = ''
      }, rest)
    }
    const hold = () => {
      if (page.current) page.current.style.willChange = isBusy.get() ? 'transform' : ''
    }
    show()
    const stops = [view.subscribe(move), isBusy.subscribe(hold)]
    return () => {
      for (const stop of stops) stop()
      if (timer) clearTimeout(timer)
    }
  }, [view, isBusy, page, over])
}
