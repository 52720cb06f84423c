import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from '#engine/browser/after-paint.ts'

/**
 * Where what had the focus is gone, as the bar of what is marked or a row of the folder before, keys go on in the list inside of
 * `list`: by itself when another folder is open (`place`), and when the answer is called.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, place: string | null): () => void {
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    focusList(list)
  }, [list, place])
  return () => focusList(list)
}

function focusList(list: RefObject<HTMLElement | null>): void {
  afterPaint(() => {
    const { activeElement } = document
    // A navigation to another folder may have given it to the heading meanwhile.
    if (activeElement === document.body || activeElement?.matches('main h1'))
      list.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
  })
}
