import type { Language } from '../language/languages.ts'
import { type Balance, balances, leaning } from '../options/scales.ts'
import { spaced } from './answers.ts'
import { nameOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import type { StrategyWords } from './strategy-words.ts'
import { writeText } from './template.ts'

export type CharacterAnswers = Readonly<Record<Balance, number | null>> & {
  readonly brandName: string | null
  readonly brand: string | null
  /** `keyword1` to `keyword5`, in the words of the current language. */
  readonly keywords: readonly (string | null)[]
}

/** Drafts a description of the brand as a person from its keywords and scales; empty without either. */
export function composeIndividuality(
  answers: CharacterAnswers,
  language: Language,
  words: StrategyWords,
): string {
  const book = phrasebooks[language]
  const keywords = answers.keywords.map(spaced).filter((keyword) => keyword !== '')
  if (keywords.length === 0 && balances.every((name) => leaning(answers[name]) === null)) return ''
  const slots = {
    N: nameOf(answers, book),
    K: listed(keywords, words.keywords),
    t: end(words.temperament, answers.balancePersonality),
    m: end(words.manner, answers.balanceAttitude),
    v: end(words.value, answers.balanceValue),
    w: end(words.valueAlone, answers.balanceValue),
    a: end(words.appeal, answers.balanceEmotion),
  }
  return writeText(words.individuality, slots, book)
}

function end(ends: { low: string; high: string }, position: number | null): string {
  const side = leaning(position)
  return side ? ends[side] : ''
}

function listed(keywords: string[], [first = '', middle = '', last = '']: readonly string[]): string {
  return keywords
    .map((keyword, index) => {
      const form = index === 0 ? first : index === keywords.length - 1 ? last : middle
      return form.replace('{K}', () => keyword)
    })
    .join('')
}
