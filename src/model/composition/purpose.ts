import { type Compose, draftOf, saidIn } from './answers.ts'
import { nameOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { seedOf } from './seed.ts'
import { serviceSlot, slotOf } from './slots.ts'
import type { Slots } from './template.ts'
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
      const discomfort = slotOf('D', answers.discomfort, book)
      const slots: Slots = {
        N: nameOf(answers, book),
        ...slotOf('T', answers.target, book),
        ...discomfort,
        ...(book.isTrouble?.(discomfort.D ?? '') && { Dt: discomfort.D ?? '' }),
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
