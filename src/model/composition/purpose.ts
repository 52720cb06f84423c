import type { Language } from '../language/languages.ts'
import { type Compose, type CoreAnswers, draftOf } from './answers.ts'
import { nameOf, phraseOf, thingsOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { writeVariants } from './template.ts'

type Used = 'brandName' | 'brand' | 'target' | 'discomfort' | 'service' | 'achieve'

export const composePurpose: Compose = (answers, language) =>
  draftOf(
    answers,
    [
      ['target', 'discomfort'],
      ['service', 'achieve'],
    ],
    ['target', 'discomfort', 'service', 'achieve', 'brandName'],
    () => writePurposes(answers, language),
  )

/** What the answers so far can say of the purpose: up to three variants. */
export function writePurposes(answers: Pick<CoreAnswers, Used>, language: Language): string[] {
  const book = phrasebooks[language]
  const slots = {
    N: nameOf(answers, book),
    T: phraseOf(answers.target, 'T', book),
    D: phraseOf(answers.discomfort, 'D', book),
    S: thingsOf(answers.service, book),
    A: phraseOf(answers.achieve, 'A', book),
  }
  return writeVariants(book.purpose, slots, book)
}
