import { useSyncExternalStore } from 'react'

/** Media query for phones: too narrow for two columns of text. */
export const phone = '(max-width: 575px)'

/** Whether a media query matches, kept up to date. */
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
