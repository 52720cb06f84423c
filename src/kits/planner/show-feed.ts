import { createContext, use } from 'react'

/** Shows the feed of Instagram with the planned pictures in it; null where no screen around has one, or shows it already. */
export const ShowFeedContext = createContext<(() => void) | null>(null)

export function useShowFeed(): (() => void) | null {
  return use(ShowFeedContext)
}
