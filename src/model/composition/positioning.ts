import type { Language } from '../language/languages.ts'
import { saidIn } from './answers.ts'
import { nameOf, splitThings } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { slotOf } from './slots.ts'
import type { StrategyWords } from './strategy-words.ts'
import { writeText } from './template.ts'
import { settingOf } from './voice.ts'

/** The five answers of a position statement; `brand` is `Brand.name`, used if `brandName` is empty. */
export interface PositionAnswers {
  readonly brandName: string | null
  readonly brand: string | null
  readonly target: string | null
  readonly service: string | null
  readonly competitor: string | null
  readonly benefit: string | null
}

/** The position statement from the answers so far; empty if there are too few. */
export function composePositioning(
  answers: PositionAnswers,
  language: Language,
  words: StrategyWords,
): string {
  const book = phrasebooks[language]
  const slots = {
    N: nameOf(answers, book),
    ...slotOf('T', answers.target, book),
    ...slotOf('S', answers.service, book),
    V: book.verbFor?.(splitThings(answers.service), saidIn(answers)) ?? '',
    ...slotOf('C', answers.competitor, book),
    ...slotOf('B', answers.benefit, book),
  }
  return writeText([['{T!}'], ['{S!}'], ...words.positioning, ['{B!}']], slots, settingOf(language))
}
