import { useEffect, useState } from 'react'
import { loadContent } from '#device/words/content.ts'
import { pageLanguage } from '#device/words/page-language.ts'

/** Korean words by keyword, so that search finds them in every language; null unless needed and loaded. */
export function useKoreanKeywords(isWanted: boolean): Readonly<Record<string, string>> | null {
  const [words, setWords] = useState<Readonly<Record<string, string>> | null>(null)
  useEffect(() => {
    if (!isWanted || pageLanguage() === 'ko') return
    let isGone = false
    loadContent('options-strategy', 'ko').then(
      ({ keyword }) => {
        if (!isGone) setWords(keyword ?? {})
      },
      // Offline and not cached: search still finds the displayed words.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return words
}
