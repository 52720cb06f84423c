import { useLayoutEffect } from 'react'

/** Where each folder was scrolled to on this page. */
const positions = new Map<string, number>()

/** Shows a folder again where it was left, once its rows have their heights. */
export function useKeptScroll(key: string): void {
  useLayoutEffect(() => {
    const wanted = positions.get(key) ?? 0
    // The rows are measured in a frame, and the router scrolls to the top before.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (wanted > 0) scrollTo({ top: wanted })
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      positions.set(key, scrollY)
    }
  }, [key])
}
