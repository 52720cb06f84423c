import { matchesSearch } from '#model/hangul/choseong.ts'

interface Faq {
  readonly question: string
  readonly answer: string
}

/**
 * The questions in which every word of the query occurs, in the question or in the answer. Initial consonants
 * alone are matched with questions only, because almost any of them occur in a long answer.
 */
export function findFaqs<Item extends Faq>(faqs: readonly Item[], query: string): readonly Item[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  return faqs.filter(({ question, answer }) =>
    words.every(
      (word) => matchesSearch(question, word) || (!/^[ㄱ-ㅎ]+$/.test(word) && matchesSearch(answer, word)),
    ),
  )
}
