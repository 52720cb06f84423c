import { first, lettersOf, type Syllable } from './syllable.ts'

/*
 * Apart from `syllable.ts`, which every screen loads for its particles: this is for what conjugates.
 */

export const vowels = {
  ㅏ: 0,
  ㅐ: 1,
  ㅑ: 2,
  ㅒ: 3,
  ㅓ: 4,
  ㅔ: 5,
  ㅕ: 6,
  ㅖ: 7,
  ㅗ: 8,
  ㅘ: 9,
  ㅙ: 10,
  ㅚ: 11,
  ㅜ: 13,
  ㅝ: 14,
  ㅟ: 16,
  ㅡ: 18,
  ㅢ: 19,
  ㅣ: 20,
} as const

/** The syllable of letters. */
export function syllableOf({ initial, medial, final }: Syllable): string {
  return String.fromCharCode(first + initial * 588 + medial * 28 + final)
}

/** The word with its last syllable changed; unchanged where that is no Hangul syllable. */
export function withLast(word: string, change: Partial<Syllable>): string {
  const letters = lettersOf(word.at(-1))
  return letters ? word.slice(0, -1) + syllableOf({ ...letters, ...change }) : word
}

/** Whether 아 follows the vowel of the last syllable, and not 어. */
export function isBright(word: string): boolean {
  const medial = lettersOf(word.at(-1))?.medial
  return medial === vowels.ㅏ || medial === vowels.ㅗ || medial === vowels.ㅑ
}
