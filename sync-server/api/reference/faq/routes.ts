import { listFaqCategories, listFaqTypes, pageFaqs } from '#contract/reference.ts'
import type { Language } from '#model/language/languages.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { readLocale } from '#server/http/locales.ts'

/**
 * `locales/<language>/board/faq.json`: categories in the order of the page; the key in upper case is the
 * type.
 */
type FaqContent = Readonly<
  Record<
    string,
    {
      readonly idCategory: number
      readonly name: string
      readonly questions: Readonly<
        Record<
          string,
          {
            readonly question: string
            readonly answer: string
            /** The answer where nothing is sold; null where the question is not asked there. */
            readonly unsold?: string | null
            readonly link?: { readonly label: string; readonly href: string }
          }
        >
      >
    }
  >
>

export const faqRoutes: readonly Implementation[] = [
  implement(listFaqCategories, async ({ language }) =>
    listing(
      'categories',
      categoriesIn(language).map(({ idCategory, name }) => ({ idCategory, name })),
    ),
  ),

  implement(listFaqTypes, async ({ language }) =>
    listing(
      'types',
      categoriesIn(language).map(({ type }) => type),
    ),
  ),

  implement(pageFaqs, async ({ language, services }, { query: { idCategory, type, page, size } }) => {
    const isSelling = services.payments.forNewCards !== null
    const faqs = categoriesIn(language)
      .filter((category) => idCategory === undefined || category.idCategory === idCategory)
      .filter((category) => type === undefined || category.type === type)
      .flatMap((category) =>
        Object.entries(category.questions).flatMap(([key, { question, answer, unsold, link = null }]) => {
          const shown = isSelling || unsold === undefined ? answer : unsold
          if (shown === null) return []
          return [
            { key, idCategory: category.idCategory, type: category.type, question, answer: shown, link },
          ]
        }),
      )
    return {
      ...listing('faqs', faqs.slice(page * size, (page + 1) * size)),
      page: { number: page, size, totalPages: Math.ceil(faqs.length / size) },
    }
  }),
]

function categoriesIn(language: Language) {
  return Object.entries(readLocale<FaqContent>(language, 'board/faq')).map(([key, category]) => ({
    ...category,
    type: key.toUpperCase(),
  }))
}
