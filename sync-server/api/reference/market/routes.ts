import { listSearchKeywords, listTemplateCategories, pageTemplates } from '#contract/market.ts'
import { formOf, formTabs, idOfTab } from '#model/forms/forms.ts'
import { type Implementation, implement, Unchanged } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { wordIn } from '#server/templates/in-language.ts'
import { readFormWords } from '../forms/words.ts'
import { tagsOf, templatesFor } from './find-templates.ts'
import { pageOf, tagContent, toTemplateRow } from './rows.ts'
import { readTemplateWords, readTradeWords } from './words.ts'

export const marketRoutes: readonly Implementation[] = [
  implement(pageTemplates, async (context, { query }) => {
    const { language, services } = context
    const catalogue = await services.templates.read()
    const words = [readFormWords(language), readTemplateWords(language), readTradeWords(language)]
    const { shown, page } = pageOf(templatesFor(catalogue, query, language), query)
    const own = shown.map(({ idTemplate, hash }) => [idTemplate, hash])
    if (tagContent(context, [pageTemplates.answerHash, own, catalogue.tags, page, query, words]))
      return new Unchanged()
    const rows = shown.map((template) =>
      toTemplateRow(template, catalogue.tags, language, query.language ?? language),
    )
    return { ...listing('resTemplateLists', rows), page }
  }),

  implement(listTemplateCategories, async ({ language, services }) => {
    const { templates } = await services.templates.read()
    const words = readFormWords(language)
    return listing(
      'categories',
      formTabs.map((tab) => ({
        idCategory: idOfTab(tab),
        key: tab,
        name: words.tab[tab] ?? tab,
        count: templates.filter(({ body }) => formOf(body.form)?.tab === tab).length,
      })),
    )
  }),

  implement(listSearchKeywords, async ({ language, services }, { query: { recommend, idTemplate } }) => {
    const { templates, tags } = await services.templates.read()
    const template = templates.find((each) => each.idTemplate === idTemplate)
    if (idTemplate !== undefined && !template) throw new Refusal('NOT_FOUND')
    const listed = template ? tagsOf(template, tags) : tags
    return listing(
      'searchKeywords',
      listed
        .filter((tag) => recommend === undefined || tag.recommend === recommend)
        .map(({ id, name, recommend: isRecommended }) => ({
          idSearchKeyword: id,
          entityType: 'TEMPLATE' as const,
          keyword: wordIn(name, language),
          recommend: isRecommended,
        })),
    )
  }),
]
