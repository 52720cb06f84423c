/** Hangul syllables by their letters, as indexes of Unicode: initial 0–18, medial 0–20, final 0–27 with 0 for none. */
export interface Syllable {
  readonly initial: number
  readonly medial: number
  readonly final: number
}

export const finals = { none: 0, ㄴ: 4, ㄷ: 7, ㄹ: 8, ㅂ: 17, ㅄ: 18, ㅅ: 19, ㅆ: 20, ㅎ: 27 } as const

export const first = 0xac00
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

/** The final of the last syllable; null where the word does not end in one. */
export function finalOf(word: string): number | null {
  return lettersOf(word.at(-1))?.final ?? null
}
