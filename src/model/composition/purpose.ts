import { type Compose, draftOf } from './answers.ts'
import { nameOf, phraseOf, thingsOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { writeVariants } from './template.ts'

export const composePurpose: Compose = (answers, language) =>
  draftOf(
    answers,
    [
      ['target', 'discomfort'],
      ['service', 'achieve'],
    ],
    ['target', 'discomfort', 'service', 'achieve', 'brandName'],
    () => {
      const book = phrasebooks[language]
      const slots = {
        N: nameOf(answers, book),
        T: phraseOf(answers.target, 'T', book),
        D: phraseOf(answers.discomfort, 'D', book),
        S: thingsOf(answers.service, book),
        A: phraseOf(answers.achieve, 'A', book),
      }
      return writeVariants(book.purpose, slots, book)
    },
  )
