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
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const to = isThere ? before : anchor.current
      // The panel has made inert what is around it, and ends that only after this.
      for (let shut = to?.closest('[inert]'); shut; shut = to?.closest('[inert]'))
        shut.removeAttribute('inert')
      to?.focus({ preventScroll: true })
    },
    [before, anchor],
  )
  return <span ref={inside} hidden />
}
