import type { AnswerOf } from '#contract/call.ts'
import { listFaqCategories, pageFaqs } from '#contract/reference.ts'
import { cachedList, cachedRead } from '#device/reads/cached-read.ts'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import type { Failure } from '#device/rest/rest.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'

export type Faq = AnswerOf<typeof pageFaqs>['_embedded']['faqs'][number]
type Category = AnswerOf<typeof listFaqCategories>['_embedded']['categories'][number]

const kept = { scope: 'device', maxAge: 'pageLoad', isTranslated: true } as const

const categoriesRead = cachedRead({ call: listFaqCategories, ...kept })

/** All questions at once: there are few, so searching and filtering happen on the device. */
const faqsRead = cachedList({
  call: pageFaqs,
  ...kept,
  items: (answer) => answer._embedded.faqs,
  paging: { size: 200, isWhole: true },
})

interface FaqView {
  /** Null while there is nothing to show yet. */
  readonly content: { readonly categories: readonly Category[]; readonly faqs: readonly Faq[] } | null
  readonly failure: Failure | null
  /** Epoch ms at which the server said what is shown; null where it was never shown on this device. */
  readonly at: number | null
  reload(): void
}

export function useFaqs(): FaqView {
  const categories = useCachedRead(categoriesRead)
  const faqs = useCachedRead(faqsRead)
  const failed = [faqs.state, categories.state].find((state) => state.kind === 'failed')
  return {
    content:
      categories.data && faqs.data
        ? { categories: categories.data._embedded.categories, faqs: faqs.data }
        : null,
    failure: failed?.failure ?? null,
    at: failed?.at ?? null,
    reload: () => {
      categories.reload()
      faqs.reload()
    },
  }
}

/** Query of the screen's address. */
export interface FaqSearch {
  readonly q?: string
  readonly idCategory?: number
}

/** Without what is not set. */
export function toSearch(words: string, idCategory: number | null): FaqSearch {
  return {
    ...(words.trim() === '' ? {} : { q: words.trim() }),
    ...(idCategory === null ? {} : { idCategory }),
  }
}

/**
 * The questions that have every word of the query, in the question or in the answer. Initial consonants alone are looked
 * for in questions only: in the letters of a long answer almost any of them occur.
 */
export function findFaqs(faqs: readonly Faq[], query: string): readonly Faq[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  return faqs.filter(({ question, answer }) =>
    words.every(
      (word) => matchesSearch(question, word) || (!/^[ㄱ-ㅎ]+$/.test(word) && matchesSearch(answer, word)),
    ),
  )
}
