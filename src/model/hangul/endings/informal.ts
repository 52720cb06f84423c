import { syllableOf, vowels } from '../change-syllable.ts'
import { oddStemOf } from '../known-stems.ts'
import { finals, lettersOf } from '../syllable.ts'
import type { Predicate, Register } from './predicate.ts'
import { isPast, made } from './shared.ts'

/** What is heard and not lifted, and where one walks and does not hang things. */
const heard = /(이야기|말|소리|음악|노래|의견|목소리|음성)[을를]$/
const walked = /(길|거리|골목|숲|해변|바닷가|산책로|언덕|계단|동네|공원)[을를]$/

/** The vowel of a stem by that of its form in 아 or 어. */
const contractedFrom = new Map<number, number>([
  [vowels.ㅘ, vowels.ㅗ],
  [vowels.ㅝ, vowels.ㅜ],
  [vowels.ㅙ, vowels.ㅚ],
  [vowels.ㅕ, vowels.ㅣ],
])
const kept: readonly number[] = [vowels.ㅏ, vowels.ㅓ, vowels.ㅐ, vowels.ㅔ]

/** From 해, 먹어, 갔어 to what their ending stands on; null where it is no such form. */
export function fromInformal(
  register: Register,
  word: string,
  before: string,
  isQuestion: boolean,
): Predicate | null {
  const as = (kind: Predicate['kind'], base: string) => made(register, kind, base, isQuestion)
  if (word.endsWith('어') && isPast(word.slice(0, -1))) return as('past', word.slice(0, -1))
  if ((word === '들어' && heard.test(before)) || /(알아|귀담아|새겨|엿|전해)들어$/.test(word))
    return as('present', `${word.slice(0, -2)}듣`)
  if (word === '걸어' && /[을를]$/.test(before) && !walked.test(before)) return as('present', '걸')
  const known = oddStemOf(word)
  if (known !== null) return as('present', known)
  const last = lettersOf(word.at(-1))
  if (!last || last.final !== finals.none) return null
  const head = word.slice(0, -1)
  const vowelAs = (medial: number) => as('present', head + syllableOf({ ...last, medial }))
  if (/[아어]$/.test(word) && head !== '') return as('present', head)
  if (word.endsWith('해')) return vowelAs(vowels.ㅏ)
  const medial = contractedFrom.get(last.medial)
  if (medial !== undefined) return vowelAs(medial)
  return kept.includes(last.medial) ? as('present', word) : null
}
