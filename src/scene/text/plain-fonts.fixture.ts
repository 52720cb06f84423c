import type { FontBook } from './font-book.ts'
import { graphemesOf, isCjk, isHangul } from './scripts.ts'

/** Every Hangul, Han or kana is 1 em wide, everything else 0.5; bold is 0.1 wider. Every family has every letter but `☂`. */
export const plainFonts: FontBook = {
  has: (_, letter) => letter !== '☂',
  measure: (text, { weight }, size) =>
    graphemesOf(text).reduce(
      (sum, letter) => sum + (isCjk(letter) || isHangul(letter) ? 1 : 0.5) + (weight >= 700 ? 0.1 : 0),
      0,
    ) * size,
}
