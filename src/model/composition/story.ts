import { type Compose, type CoreAnswers, draftOf, saidIn, tidied } from './answers.ts'
import { nameOf } from './phrase.ts'
import { type Phrasebook, phrasebooks } from './phrasebook.ts'
import { seedOf } from './seed.ts'
import { toldSlotOf } from './slots.ts'
import { type Slots, writeText } from './template.ts'
import { settingOf } from './voice.ts'
import { writeDrafts } from './write-drafts.ts'

type Told = Pick<CoreAnswers, 'brandName' | 'brand' | 'background' | 'what' | 'how' | 'achieve'>

export const composeStory: Compose = (answers, language, words) =>
  draftOf(answers, [['background', 'what']], ['background', 'what', 'how', 'achieve', 'brandName'], () => {
    const slots = slotsOf(answers, phrasebooks[language])
    return writeDrafts(
      words.story,
      slots,
      settingOf(language, answers.voice),
      { before: ['bg'], after: ['wh', 'how', 'A'] },
      seedOf(`${slots.N} story`),
    )
  })

/** The answers of a story joined to one text; '' without any. */
export function joinStory(answers: Told, language: keyof typeof phrasebooks): string {
  const book = phrasebooks[language]
  return writeText(book.joined, slotsOf(answers, book), settingOf(language))
}

function slotsOf(answers: Told, book: Phrasebook): Slots {
  return {
    N: nameOf(answers, book),
    V: book.verbFor?.([tidied(answers.what)], saidIn(answers)) ?? '',
    ...toldSlotOf('bg', answers.background, book),
    ...toldSlotOf('wh', answers.what, book),
    ...howSlot(answers.how, book),
    ...toldSlotOf('A', answers.achieve, book),
  }
}

/** How it is done: a sentence, a name of a way, something unfinished such as 손으로 빚어서, or another phrase. */
function howSlot(how: string | null, book: Phrasebook): Slots {
  const tidy = tidied(how)
  if (book.isWay(tidy)) return { way: book.inline(tidy) }
  return book.unfinished?.(tidy) || book.isAdverb?.(tidy) ? { by: tidy } : toldSlotOf('how', how, book)
}
