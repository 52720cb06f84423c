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

/** Loads all questions at once: there are few, so searching and filtering happen on the device. */
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
  /**
   * If loading failed: when the shown content was loaded, in epoch ms. Null if it did not fail or nothing is
   * stored.
   */
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

/** Search parameters of the address. */
export interface FaqSearch {
  readonly q?: string
  readonly idCategory?: number
}

/** Search parameters of the address, without those that are not set. */
export function toSearch(words: string, idCategory: number | null): FaqSearch {
  return {
    ...(words.trim() === '' ? {} : { q: words.trim() }),
    ...(idCategory === null ? {} : { idCategory }),
  }
}

/**
 * The questions in which every word of the query occurs, in the question or in the answer. Initial consonants
 * alone are matched with questions only, because almost any of them occur in a long answer.
 */
export function findFaqs(faqs: readonly Faq[], query: string): readonly Faq[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  return faqs.filter(({ question, answer }) =>
    words.every(
      (word) => matchesSearch(question, word) || (!/^[ㄱ-ㅎ]+$/.test(word) && matchesSearch(answer, word)),
    ),
  )
}
