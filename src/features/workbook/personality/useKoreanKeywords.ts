import { useLoaded } from '#engine/watch/useLoaded.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { loadContent } from '#kits/words/content.ts'

/**
 * Korean words by keyword, so that search finds them in every language; null unless needed and loaded. Offline and not
 * cached, search still finds the displayed words.
 */
export function useKoreanKeywords(isWanted: boolean): Readonly<Record<string, string>> | null {
  const key = isWanted && pageLanguage() !== 'ko' ? 'ko' : null
  const content = useLoaded(key, () => loadContent('options-strategy', 'ko'))
  return content ? (content.keyword ?? none) : null
}

const none = {}
