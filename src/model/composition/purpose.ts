import { type Compose, draftOf, saidIn } from './answers.ts'
import { nameOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { seedOf } from './seed.ts'
import { serviceSlot, slotOf } from './slots.ts'
import { settingOf } from './voice.ts'
import { writeDrafts } from './write-drafts.ts'

export const composePurpose: Compose = (answers, language, words) =>
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
        ...slotOf('T', answers.target, book),
        ...slotOf('D', answers.discomfort, book),
        ...serviceSlot(answers.service, book, saidIn(answers)),
        ...slotOf('A', answers.achieve, book),
      }
      return writeDrafts(
        words.purpose,
        slots,
        settingOf(language, answers.voice),
        { before: ['T', 'D'], after: ['S', 'A'] },
        seedOf(`${slots.N} purpose`),
      )
    },
  )
