/** Hangul syllables by their letters, as indexes of Unicode: initial 0–18, medial 0–20, final 0–27 with 0 for none. */
interface Syllable {
  readonly initial: number
  readonly medial: number
  readonly final: number
}

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
export const finals = { none: 0, ㄴ: 4, ㄷ: 7, ㄹ: 8, ㅂ: 17, ㅄ: 18, ㅅ: 19, ㅆ: 20, ㅎ: 27 } as const

const first = 0xac00
const count = 11172

/** The letters of one syllable; null for another character. */
export function lettersOf(character: string | undefined): Syllable | null {
  const index = (character ?? '').charCodeAt(0) - first
  if (!(index >= 0 && index < count) || character?.length !== 1) return null
  return { initial: Math.floor(index / 588), medial: Math.floor(index / 28) % 21, final: index % 28 }
}

/** The initial of the syllable at a place of a text, 0–18; -1 for another character. */
export function initialAt(text: string, at: number): number {
  const index = text.charCodeAt(at) - first
  return index >= 0 && index < count ? Math.floor(index / 588) : -1
}

/** The syllable of letters. */
export function syllableOf({ initial, medial, final }: Syllable): string {
  return String.fromCharCode(first + initial * 588 + medial * 28 + final)
}

/** The word with its last syllable changed; unchanged where that is no Hangul syllable. */
export function withLast(word: string, change: Partial<Syllable>): string {
  const letters = lettersOf(word.at(-1))
  return letters ? word.slice(0, -1) + syllableOf({ ...letters, ...change }) : word
}

/** The final of the last syllable; null where the word does not end in one. */
export function finalOf(word: string): number | null {
  return lettersOf(word.at(-1))?.final ?? null
}

/** Whether 아 follows the vowel of the last syllable, and not 어. */
export function isBright(word: string): boolean {
  const medial = lettersOf(word.at(-1))?.medial
  return medial === vowels.ㅏ || medial === vowels.ㅗ || medial === vowels.ㅑ
}
