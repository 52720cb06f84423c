import { type RefObject, useEffect } from 'react'

/** Not fields: a focus there takes the next letters, and opens the keyboard of a touch screen. */
const pressable = 'button, a[href]'

/**
 * Where a button or link inside of an element goes away while it has the focus, as that of a sentence that is taken, the next
 * one gets it, else the one before: keys go on there, and Esc still reaches the element.
 */
export function useFocusKept(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = inside.current
    if (!element) return
    /** What has the focus, what comes after it, then what comes before, the nearest first. */
    let places: readonly HTMLElement[] = []
    const note = ({ target }: FocusEvent) => {
      const all = [...element.querySelectorAll<HTMLElement>(pressable)]
      const at = all.indexOf(target as HTMLElement)
      places = at < 0 ? [] : [...all.slice(at), ...all.slice(0, at).reverse()]
    }
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element.contains(relatedTarget)
      if (isInside) return
      // A browser may tell this while it removes the target.
      queueMicrotask(() => {
        if ((target as HTMLElement).isConnected && document.activeElement !== target) places = []
      })
    }
    const keep = () => {
      const [focused, ...others] = places
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      others.find((one) => one.isConnected)?.focus()
    }
    const changes = new MutationObserver(keep)
    changes.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', note)
    element.addEventListener('focusout', leave)
    return () => {
      changes.disconnect()
      element.removeEventListener('focusin', note)
      element.removeEventListener('focusout', leave)
    }
  }, [inside])
}
