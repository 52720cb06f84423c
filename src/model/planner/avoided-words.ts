/** The longest entry of a list that counts as a word and not as a sentence, in UTF-16 units. */
const longestWord = 12

/**
 * Words that a brand avoids, from what its guide says about its voice: those in quotes, and where there are none the entries
 * of a short list such as "최고, 원조, 대박". A sentence without quotes names no words.
 */
export function avoidedWords(attention: string): string[] {
  const quoted = [...attention.matchAll(/[‘'“"「『]([^’'”"」』\n]{1,20})[’'”"」』]/g)].map(
    (match) => match[1] ?? '',
  )
  const listed = attention.split(/[,，、\n·]/)
  const isList = listed.length > 1 && listed.every((word) => word.trim().length <= longestWord)
  const words = quoted.length > 0 ? quoted : isList ? listed : []
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))]
}

/** Whether a text has one of the words. */
export function hasAvoided(text: string, words: readonly string[]): boolean {
  const comparable = text.toLowerCase()
  return words.some((word) => comparable.includes(word.toLowerCase()))
}
