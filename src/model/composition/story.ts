import { asSentence, type Compose, draftOf, spaced, tidied } from './answers.ts'
import { nameOf } from './phrase.ts'
import { type Phrasebook, phrasebooks } from './phrasebook.ts'
import { writeVariants } from './template.ts'

export const composeStory: Compose = (answers, language) =>
  draftOf(answers, [['background', 'what']], ['background', 'what', 'how', 'achieve', 'brandName'], () => {
    const book = phrasebooks[language]
    const slots = {
      N: nameOf(answers, book),
      ...asIs('bg', answers.background, book),
      ...asIs('wh', answers.what, book),
      ...asIs(book.isWay(tidied(answers.how)) ? 'way' : 'how', answers.how, book),
      ...asIs('A', answers.achieve, book),
    }
    return writeVariants(book.story, slots, book)
  })

/** The answer as a slot: `<slot>!` for a sentence, which a story uses as a sentence of its own. */
function asIs(slot: string, answer: string | null, book: Phrasebook): Record<string, string> {
  const tidy = tidied(answer)
  if (tidy === '') return {}
  if (!book.isSentence(spaced(answer))) return { [slot]: book.inline(tidy) }
  return {
    [`${slot === 'way' ? 'how' : slot}!`]: asSentence(answer ?? '', book.fullStop),
  }
}
