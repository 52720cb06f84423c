/** An item of the list of chosen values. */
export interface ChosenValue {
  readonly key: string
  readonly keyword: string | null
}

/** Largest length of a keyword in characters. */
export const keywordLimit = 40
/** Recommended number of values. */
export const recommended = { atLeast: 3, atMost: 5 } as const

export type KeywordFault = 'empty' | 'tooLong' | 'taken' | 'full'

/** A keyword in its stored form: NFC, without extra spaces. */
export function tidyKeyword(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The chosen value with this word, in any case. */
export function findChosen<Value extends ChosenValue>(
  values: readonly Value[],
  word: string,
): Value | undefined {
  const wanted = tidyKeyword(word).toLowerCase()
  return values.find(({ keyword }) => keyword !== null && tidyKeyword(keyword).toLowerCase() === wanted)
}

/** Why a keyword cannot be added; null if it can. */
export function faultOf(typed: string, values: readonly ChosenValue[], atMost: number): KeywordFault | null {
  const word = tidyKeyword(typed)
  if (word === '') return 'empty'
  if (word.length > keywordLimit) return 'tooLong'
  if (findChosen(values, word)) return 'taken'
  return values.length >= atMost ? 'full' : null
}

export type Advice = 'none' | 'few' | 'good' | 'many'

/** How a number of chosen values compares with the recommended number. */
export function adviceFor(count: number): Advice {
  if (count === 0) return 'none'
  if (count < recommended.atLeast) return 'few'
  return count <= recommended.atMost ? 'good' : 'many'
}
