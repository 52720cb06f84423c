/** A Hangul syllable as indices of its initial, vowel and final; final 0 is none. */
export interface Syllable {
  readonly initial: number
  readonly vowel: number
  readonly final: number
}

const base = 0xac00
export const finals = { none: 0, ㄴ: 4, ㄷ: 7, ㄹ: 8, ㅂ: 17, ㅅ: 19, ㅆ: 20, ㅎ: 27 } as const
export const vowels = {
  ㅏ: 0,
  ㅐ: 1,
  ㅑ: 2,
  ㅒ: 3,
  ㅓ: 4,
  ㅔ: 5,
  ㅕ: 6,
  ㅗ: 8,
  ㅘ: 9,
  ㅙ: 10,
  ㅚ: 11,
  ㅜ: 13,
  ㅝ: 14,
  ㅡ: 18,
  ㅣ: 20,
} as const

/** Null for anything but one composed syllable. */
export function syllableOf(letter: string | undefined): Syllable | null {
  const code = (letter?.charCodeAt(0) ?? 0) - base
  if (code < 0 || code >= 11_172 || letter?.length !== 1) return null
  return { initial: Math.floor(code / 588), vowel: Math.floor(code / 28) % 21, final: code % 28 }
}

export function letterOf({ initial, vowel, final }: Syllable): string {
  return String.fromCharCode(base + initial * 588 + vowel * 28 + final)
}

/** The word with its last syllable changed; as it is where it does not end in a syllable. */
export function withLast(word: string, change: Partial<Syllable>): string {
  const last = syllableOf(word.at(-1))
  return last ? word.slice(0, -1) + letterOf({ ...last, ...change }) : word
}

/** The final of the last syllable; null where the word does not end in one. */
export function finalOf(word: string): number | null {
  return syllableOf(word.at(-1))?.final ?? null
}
