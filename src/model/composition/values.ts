import { type Compose, type CompositionWords, draftOf, spaced, tidied } from './answers.ts'
import { nameOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { seedOf, turned } from './seed.ts'
import { slotOf } from './slots.ts'
import { fillFirst, writeText } from './template.ts'
import { settingOf } from './voice.ts'

/**
 * One description for each value in the order of the answers ('' for a value without a keyword), in
 * variants of the whole list.
 */
export const composeValues: Compose<string[]> = (answers, language, words) =>
  draftOf(answers, [['values']], ['problem', 'positive'], () => {
    const book = phrasebooks[language]
    const setting = settingOf(language, answers.voice)
    const { X = '' } = slotOf('X', answers.problem, book)
    const { Y = '' } = slotOf('Y', answers.positive, book)
    const keywords = answers.values.map(({ keyword }) => tidied(keyword))
    const first = keywords.findIndex((keyword) => keyword !== '')
    let ownSoFar = 0
    const slots = keywords.map((keyword, index) => {
      const key = keyOf(keyword, words)
      const K = (key && words.coreValueKeyword[key]) || keyword
      const known = key ? words.coreValueAct[key] : undefined
      const ownAct = () => fillFirst(words.ownActs[ownSoFar++ % words.ownActs.length] ?? [], { Y }, setting)
      const slots = { K, k: book.lowered(K), act: '', own: known ? '' : K }
      if (keyword === '') return slots
      return {
        ...slots,
        act: known ?? ownAct(),
        ...(index === first && { X, Y }),
      }
    })
    const seed = seedOf(`${nameOf(answers, book)} values`)
    return turned(words.values, seed).map((variant) =>
      slots.map((known) => writeText(variant, known, setting)),
    )
  })

/** A keyword is stored as the product's key or as its word in the language in which it was chosen. */
function keyOf(keyword: string, words: CompositionWords): string | null {
  if (Object.hasOwn(words.coreValueKeyword, keyword)) return keyword
  const wanted = spaced(keyword).toLowerCase()
  return (
    Object.entries(words.coreValueKeyword).find(([, label]) => label.toLowerCase() === wanted)?.[0] ?? null
  )
}
