import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { isComposing } from '../composing.ts'

/** How long nothing is typed before a search is sent that the server answers. */
const searchPauseMs = 500

/**
 * Searches once nothing was typed for a moment; with what it returns on the field also by Enter and on leaving the field.
 * `search` gets the words without spaces around them, and is to ignore the same words again.
 */
export function useSearchPause(
  words: string,
  search: (words: string) => void,
): { onBlur(): void; onKeyDown(event: KeyboardEvent): void } {
  const searchNow = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchNow(words.trim()), searchPauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return {
    onBlur: () => search(words.trim()),
    onKeyDown: (event) => {
      if (event.key === 'Enter' && !isComposing(event)) search(words.trim())
    },
  }
}
