/** Hangul syllables by their letters, as indexes of Unicode: initial 0–18, medial 0–20, final 0–27 with 0 for none. */
interface Syllable {
  readonly initial: number
  readonly medial: number
  readonly final: number
}

const first = 0xac00
const count = 11172

/** The letters of one syllable; null for another character. */
export function lettersOf(character: string): Syllable | null {
  const index = character.charCodeAt(0) - first
  if (!(index >= 0 && index < count)) return null
  return { initial: Math.floor(index / 588), medial: Math.floor(index / 28) % 21, final: index % 28 }
}

/** The syllable of letters. */
function syllableOf({ initial, medial, final }: Syllable): string {
  return String.fromCharCode(first + initial * 588 + medial * 28 + final)
}

/** The word with its last syllable changed; unchanged where that is no Hangul syllable. */
export function withLast(word: string, change: Partial<Syllable>): string {
  const letters = lettersOf(word.at(-1) ?? '')
  return letters ? word.slice(0, -1) + syllableOf({ ...letters, ...change }) : word
}
