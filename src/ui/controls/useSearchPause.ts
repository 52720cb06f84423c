import { useEffect, useEffectEvent } from 'react'

/** How long nothing is typed before a search is sent that the server answers. */
const searchPauseMs = 500

/** Searches once nothing was typed for a moment. Enter may search at once: the same words again are for `search` to ignore. */
export function useSearchPause(words: string, search: (words: string) => void): void {
  const searchNow = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchNow(words), searchPauseMs)
    return () => clearTimeout(timer)
  }, [words])
}
