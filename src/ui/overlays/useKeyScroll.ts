import { type RefObject, useEffect } from 'react'

const reachable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * What scrolls and has nothing to press in it, such as pictures, is a stop of the Tab key: arrows scroll it from there. Browsers
 * other than Chromium's do not do so by themselves.
 */
export function useKeyScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const setStop = () => {
      const isStop = element.scrollHeight > element.clientHeight && !element.querySelector(reachable)
      if (isStop) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(setStop)
    for (const one of [element, ...element.children]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [scroller])
}
