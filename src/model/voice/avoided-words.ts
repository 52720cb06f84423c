import type { TextRange } from './overclaims.ts'

const mostWords = 100
/** The longest item of a list that counts as a word and not as a sentence, in UTF-16 units. */
const longestItem = 12
const quoted =
  /‘([^’\n]{1,40})’|“([^”\n]{1,40})”|'([^'\n]{1,40})'|"([^"\n]{1,40})"|「([^」\n]{1,40})」|『([^』\n]{1,40})』/g

/**
 * Words that a brand avoids, from what its guide says about its voice: those in quotes, and where there are none the items of a
 * short list such as "최고, 원조, 대박". A sentence without quotes names none, nor does a single letter, which is in many words.
 */
export function avoidedWords(attention: string): string[] {
  const words = [...attention.matchAll(quoted)].map((match) => match.slice(1).find((word) => word) ?? '')
  const found = words.length > 0 ? words : listed(attention)
  return [...new Set(found.map((word) => word.trim()).filter((word) => word.length > 1))].slice(0, mostWords)
}

/** Where a text has one of the words, in any case, in its order; of words inside each other the longest. */
export function findAvoided(text: string, words: readonly string[]): TextRange[] {
  const wanted = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length)
  if (wanted.length === 0) return []
  const pattern = new RegExp(wanted.map(patternOf).join('|'), 'giu')
  return [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Whether a text has one of the words. */
export function hasAvoided(text: string, words: readonly string[]): boolean {
  return findAvoided(text, words).length > 0
}

/** Korean, Japanese and Chinese words are found inside others, as 최고 in 최고급; a Latin one begins a word: sale, but not wholesale. */
function patternOf(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return /^\p{Script=Latin}/u.test(word) ? `(?<!\\p{Script=Latin})${escaped}` : escaped
}

/** `명품, 최고급, 단 하루`: nothing but short words between commas or line breaks. */
function listed(attention: string): string[] {
  const items = attention
    .split(/[,，、·\n]/)
    .map((item) => item.replace(/(?<![\s.。])[\s.。]+$/, '').trim())
    .filter((item) => item !== '')
  const isList =
    items.length > 1 && items.every((item) => item.length <= longestItem && !/[요다]$/.test(item))
  return isList ? items : []
}
