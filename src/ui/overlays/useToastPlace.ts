import { type RefObject, useLayoutEffect } from 'react'
import { placeToasts } from './place-toasts.ts'
import type { Toast } from './toasts.ts'

/** Places the toasts when there are others, when the focus moves, and when a keyboard opens or closes. */
export function useToastPlace(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  const isEmpty = toasts.length === 0
  useLayoutEffect(() => {
    if (!isEmpty && region.current) placeToasts(region.current)
  }, [region, isEmpty, toasts])
  useLayoutEffect(() => {
    if (isEmpty) return
    const place = () => {
      if (region.current) placeToasts(region.current)
    }
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('focusin', place, { signal })
    addEventListener('resize', place, { signal })
    window.visualViewport?.addEventListener('resize', place, { signal })
    return () => ending.abort()
  }, [region, isEmpty])
}
