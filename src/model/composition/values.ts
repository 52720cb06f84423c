import { type Compose, type CompositionWords, draftOf, spaced, tidied } from './answers.ts'
import { phraseOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { fillFirst, writeText } from './template.ts'

/**
 * One description for each value in the order of the answers ('' for a value without a keyword), in three
 * variants of the whole list.
 */
export const composeValues: Compose<string[]> = (answers, language, words) =>
  draftOf(answers, [['values']], ['problem', 'positive'], () => {
    const book = phrasebooks[language]
    const X = phraseOf(answers.problem, 'X', book)
    const Y = phraseOf(answers.positive, 'Y', book)
    const keywords = answers.values.map(({ keyword }) => tidied(keyword))
    const first = keywords.findIndex((keyword) => keyword !== '')
    let ownSoFar = 0
    const slots = keywords.map((keyword, index) => {
      const key = keyOf(keyword, words)
      const K = (key && words.coreValueKeyword[key]) || keyword
      const known = key ? words.coreValueAct[key] : undefined
      const ownAct = () => fillFirst(book.ownActs[ownSoFar++ % book.ownActs.length] ?? [], { Y }, book)
      const slots = { K, k: book.lowered(K), act: '', own: known ? '' : K }
      if (keyword === '') return slots
      return {
        ...slots,
        act: known ?? ownAct(),
        ...(index === first && { X, Y }),
      }
    })
    return book.values.map((variant) => slots.map((known) => writeText(variant, known, book)))
  })

/** A keyword is stored as the product's key or as its word in the language in which it was chosen. */
function keyOf(keyword: string, words: CompositionWords): string | null {
  if (Object.hasOwn(words.coreValueKeyword, keyword)) return keyword
  const wanted = spaced(keyword).toLowerCase()
  return (
    Object.entries(words.coreValueKeyword).find(([, label]) => label.toLowerCase() === wanted)?.[0] ?? null
  )
}
