import type { TextLayer } from '../body/body.ts'

/** Width of a letter, of the size: those of Korean, Chinese and Japanese, and the mean of others. */
const wide = 0.95
const narrow = 0.58
/** Lines are not filled to their end, as words stay whole. */
const filled = 0.85

const wideLetters = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** How long words are, in sizes of their letters. */
export function lengthOfWords(words: string): number {
  let length = 0
  for (const letter of words) length += wideLetters.test(letter) ? wide : narrow
  return length
}

/** How long the words of a text may be at its least size, in sizes of their letters: without measuring, and rather too short. */
export function roomFor({ w, h, size, fit, min = size / 2, lineHeight, maxLines }: TextLayer): number {
  const least = fit === 'shrink' ? min : size
  const lines = Math.min(maxLines ?? Number.POSITIVE_INFINITY, Math.floor((h + 0.5) / (least * lineHeight)))
  const line = w / least
  return lines <= 1 ? line : line * lines * filled
}
