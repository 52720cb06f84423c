import { useEffect } from 'react'

/**
 * To be rendered after the chapters: scrolls to the one in the address, and keeps it there while the chapters above it
 * are loaded, until the reader scrolls or presses something. The router scrolls when it has rendered a screen; on the
 * first screen of a page the chapters come after that, with their document.
 */
export function ScrollToChapter(): null {
  useEffect(() => {
    const anchor = location.hash.slice(1)
    if (anchor === '' || scrollY > 0) return
    const scroll = () => document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' })
    // Also calls back once at the beginning.
    const height = new ResizeObserver(scroll)
    height.observe(document.body)
    const ending = new AbortController()
    const end = () => {
      height.disconnect()
      ending.abort()
    }
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(input, end, { passive: true, signal: ending.signal })
    return end
  }, [])
  return null
}
