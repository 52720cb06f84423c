import type { Observer } from './observer.ts'

/** The title ends with the product, there is one heading of the page, and it says its language. */
export const title: Observer = {
  name: 'title',
  find: async ({ page, language }) => {
    const product = language === 'ko' ? /새김$/ : /Saegim$/
    const [said, headings, lang] = await Promise.all([
      page.title(),
      page.locator('h1').count(),
      page.locator('html').getAttribute('lang'),
    ])
    return [
      !product.test(said) && `the title is "${said}"`,
      headings !== 1 && `${headings} h1`,
      !lang?.startsWith(language) && `the page says that it is in ${lang}`,
    ].filter((fault) => fault !== false)
  },
}
