import { type Ref, useCallback, useRef } from 'react'

/**
 * The ref of an element that React may render anew at another place, such as within a reason why it is disabled: the new one has the
 * focus where the old one had it.
 */
export function useKeptFocus<Element extends HTMLElement>(given: Ref<Element> | undefined) {
  const hadFocus = useRef(false)
  return useCallback(
    (element: Element) => {
      const detach = attach(given, element)
      if (hadFocus.current) element.focus({ preventScroll: true })
      hadFocus.current = false
      // React lets go of the ref before it removes the element, which loses the focus by that.
      return () => {
        hadFocus.current = document.activeElement === element
        detach()
      }
    },
    [given],
  )
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element
    return () => {
      if (ref) ref.current = null
    }
  }
  const detach = ref(element)
  return typeof detach === 'function' ? detach : () => ref(null)
}
