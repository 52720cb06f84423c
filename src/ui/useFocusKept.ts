import { type RefObject, useEffect } from 'react'

const pressable = 'button, a[href], input, textarea, select, [tabindex="0"]'

/**
 * Where what has the focus inside of an element goes away, as the button of a sentence that is taken, what came after it gets
 * the focus, else what came before: keys go on there, and Esc still reaches the element.
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
