import { type RefObject, useEffect } from 'react'
import { coveredByKeyboard } from '#ui/covered-by-keyboard.ts'

/**
 * Where the keyboard of a phone covers the page instead of making it smaller, as on iOS: puts the element directly
 * above the keyboard, and hides it while it would cover the focused field there.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const place = () => {
      const bar = element.current
      if (!bar) return
      const covered = coveredByKeyboard(viewport)
      const isAbove = covered > 0
      bar.toggleAttribute('data-above-keyboard', isAbove)
      bar.style.bottom = isAbove ? `${covered}px` : ''
      bar.toggleAttribute('data-away', isAbove && coversField(bar))
    }
    place()
    const ending = new AbortController()
    const { signal } = ending
    viewport.addEventListener('resize', place, { signal })
    viewport.addEventListener('scroll', place, { signal })
    addEventListener('focusin', place, { signal })
    addEventListener('input', place, { signal })
    document.addEventListener('scroll', place, { signal, capture: true, passive: true })
    return () => ending.abort()
  }, [element])
}

function coversField(bar: HTMLElement): boolean {
  const field = document.activeElement
  if (!field?.matches('input, textarea, [contenteditable]')) return false
  const own = bar.getBoundingClientRect()
  const { top, bottom } = field.getBoundingClientRect()
  return top < own.bottom && bottom > own.top
}
