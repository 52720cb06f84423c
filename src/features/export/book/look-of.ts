import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { keywordOfId, toneOfKeyword } from '#model/options/keywords.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import type { BookLook } from './book.ts'

/** The look that suits a tone of keywords. */
const lookOfTone: Readonly<Record<string, BookLook>> = {
  warm: 'warm',
  natural: 'warm',
  rooted: 'warm',
  calm: 'quiet',
  refined: 'quiet',
  trust: 'crisp',
  lively: 'crisp',
  new: 'crisp',
}

/**
 * The look that follows from the brand's keywords, of which the first counts most; quiet without any. `own` are words of
 * keywords by key, for ranks that hold the word alone.
 */
export function lookOf(answers: Answers, words: Readonly<Record<string, string>>): BookLook {
  const chosen = itemsOf(answers, strategy.personality.keywords.path)
  const keyOf = new Map(Object.entries(words).map(([key, word]) => [word, key]))
  for (const { idBrandKeyword, keyword } of chosen) {
    const key = keywordOfId(typeof idBrandKeyword === 'number' ? idBrandKeyword : null)
    if (key !== null) keyOf.set(String(keyword), key)
  }
  const ranked = keywordRanks.map(({ path }) => textOf(answers, path)).filter(Boolean)
  const inOrder = ranked.length > 0 ? ranked : chosen.map(({ keyword }) => String(keyword))
  const points: Record<BookLook, number> = { quiet: 0, crisp: 0, warm: 0 }
  inOrder.forEach((word, rank) => {
    const look = lookOfTone[toneOfKeyword(keyOf.get(word) ?? null)?.key ?? '']
    if (look) points[look] += 6 - rank
  })
  const [best] = Object.entries(points).toSorted(([, one], [, other]) => other - one)
  return best && best[1] > 0 ? (best[0] as BookLook) : 'quiet'
}
