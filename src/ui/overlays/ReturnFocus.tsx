import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  /** What gets the focus where nothing had it before; a button is not focused by a press in every browser. */
  anchor: RefObject<HTMLElement | null>
}

/**
 * Inside of a menu or panel: when that goes, the focus goes back to what had it before, at once. A dialog that opens at the same
 * time then knows where to return it, and a button that is rendered anew keeps it.
 */
export function ReturnFocus({ anchor }: Props) {
  const inside = useRef<HTMLSpanElement>(null)
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      const now = document.activeElement
      const isLost = now === null || now === document.body || inside.current?.parentElement?.contains(now)
      if (!isLost) return
      const giveBack = () => {
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
        const to = isThere ? before : anchor.current
        to?.focus({ preventScroll: true })
      }
      giveBack()
      // What is under an open panel is inert until all of the panel is gone.
      requestAnimationFrame(() => {
        if (document.activeElement === null || document.activeElement === document.body) giveBack()
      })
    },
    [before, anchor],
  )
  return <span ref={inside} hidden />
}
