import { useEffect, useState } from 'react'
import { currentLanguage } from '#device/identity/language.ts'
import { loadContent } from '#device/words/content.ts'

/** The Korean words of the keywords, by which they are found in every language; null where those are on screen anyway. */
export function useKoreanKeywords(isWanted: boolean): Readonly<Record<string, string>> | null {
  const [words, setWords] = useState<Readonly<Record<string, string>> | null>(null)
  useEffect(() => {
    if (!isWanted || currentLanguage() === 'ko') return
    let isGone = false
    loadContent('options-strategy', 'ko').then(
      ({ keyword }) => {
        if (!isGone) setWords(keyword ?? {})
      },
      // Offline before it was kept: the words on screen are found all the same.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return words
}
