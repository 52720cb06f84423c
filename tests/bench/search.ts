import { findAnswers, type SearchedDocument } from '#app/palette/search/find-answers.ts'
import { documentsWithAnswers, fieldsOf } from '#model/documents/documents.ts'
import type { Answers } from '#model/fields/answers.ts'
import { createRandom } from '../support/random.ts'
import { type Figure, percentile } from './measure.ts'

const syllables = [...'온기그릇빚어매일쓰는공방할머니사발손에편안한한끼따뜻하게차려먹는일상브랜드이야기시작']
const queries = ['사발', 'ㄱㄹ', '할머니의', 'ㅂㄹㄷ', '없는말', '브랜']

/** A search over every answer of 20 brands, then of ten and a hundred times the words, against a plain `includes`. */
export async function benchSearch(): Promise<Figure[]> {
  return [1, 10, 100].map((times) => {
    const documents = brands(20, times)
    const words = documents.flatMap(({ answers }) =>
      Object.values(answers).filter((answer) => typeof answer === 'string'),
    )
    // The first search of a page prepares the texts, and is a warm-up.
    for (const query of queries) findAnswers(documents, query, 30)
    const ours: number[] = []
    const floor: number[] = []
    for (let round = 0; round < 12; round++) {
      for (const query of queries) {
        ours.push(timed(() => findAnswers(documents, query, 30)))
        floor.push(timed(() => words.filter((text) => text.includes(query)).slice(0, 30)))
      }
    }
    return {
      name: `search over 20 brands, ${words.reduce((sum, text) => sum + text.length, 0).toLocaleString()} letters, p95`,
      unit: 'ms',
      value: percentile(ours, 95),
      limit: percentile(floor, 95),
      limitName: 'includes over the same texts',
    }
  })
}

/** Twenty brands; `times` 1 is about as much as people write, more is longer answers. */
function brands(count: number, times: number): SearchedDocument[] {
  const random = createRandom(11)
  const phrase = (length: number) =>
    Array.from({ length }, () =>
      random() < 0.2 ? ' ' : syllables[Math.floor(random() * syllables.length)],
    ).join('')
  return Array.from({ length: count }, (_, brand) => brand + 1).flatMap((brand) =>
    documentsWithAnswers.map((document) => {
      const entries = fieldsOf(document).flatMap((field): [string, unknown][] => {
        if (field.kind !== 'text') return []
        return [[field.path, phrase(Math.round((field.long ? 200 : 40) * times))]]
      })
      return { brand, document, answers: Object.fromEntries(entries) satisfies Answers }
    }),
  )
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
