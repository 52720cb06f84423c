/** Letters of a text from which on it is long enough to carry one of the brand's keywords. */
const enoughLetters = 60
const mostShown = 3

/** The first keywords of a brand, where a text has none of them. */
export function missedKeywords(text: string, keywords: readonly string[]): readonly string[] {
  if (keywords.length === 0 || text.trim().length < enoughLetters) return []
  return keywords.some((keyword) => hasKeyword(text, keyword)) ? [] : keywords.slice(0, mostShown)
}

/** Whether a text has a keyword, with any ending. */
export function hasKeyword(text: string, keyword: string): boolean {
  return text.toLowerCase().includes(rootOf(keyword))
}

/** What a keyword keeps with any ending: 따뜻한 and 따뜻하게, 정직 and 정직하게. */
function rootOf(keyword: string): string {
  const word = keyword.trim().toLowerCase()
  const root = word.replace(/(하는|스러운|로운|한|은|는|인)$/, '')
  return root.length > 1 ? root : word
}
