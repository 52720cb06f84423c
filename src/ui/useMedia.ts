import { useSyncExternalStore } from 'react'

/** Narrower than two columns of words. */
export const phone = '(max-width: 575px)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
