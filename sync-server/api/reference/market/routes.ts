import { listSearchKeywords, listTemplateCategories, pageTemplates } from '#contract/market.ts'
import { formOf, formTabs, idOfTab } from '#model/forms/forms.ts'
import type { Language } from '#model/language/languages.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { readLocale } from '#server/http/locales.ts'
import { Refusal } from '#server/http/refusal.ts'
import { bodyIn, wordIn } from '#server/templates/in-language.ts'
import { hashOf, type StoredTemplate } from '#server/templates/read-template.ts'
import type { Tag } from '#server/templates/template-files.ts'
import { readFormWords } from '../forms/words.ts'
import { findTemplates, tagsOf } from './find-templates.ts'

export const marketRoutes: readonly Implementation[] = [
  implement(pageTemplates, async (context, { query }) => {
    const { language, services } = context
    const catalogue = await services.templates.read()
    const { page, size } = query
    const words = [readFormWords(language), readTemplateWords(language)]
    const facts = [pageTemplates.answerHash, catalogue.hash, language, query, words]
    context.tagAnswer(`"${hashOf([JSON.stringify(facts)])}"`)
    // It is the same for every account: a device stores it, and asks whether it has changed.
    context.answerHeader('cache-control', 'private, no-cache')
    context.answerHeader('vary', 'accept-language')
    const found = findTemplates(catalogue, query, language)
    const shown = found.slice(page * size, (page + 1) * size)
    return {
      ...listing(
        'resTemplateLists',
        shown.map((template) => toRow(template, catalogue.tags, language, query.language ?? language)),
      ),
      page: { number: page, size, totalPages: Math.ceil(found.length / size) },
    }
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

function readTemplateWords(language: Language) {
  return readLocale<{ readonly occasion: Readonly<Record<string, string>> }>(language, 'board/templates')
}

function toRow(template: StoredTemplate, tags: readonly Tag[], language: Language, content: Language) {
  const { idTemplate, about, body } = template
  const form = formOf(body.form)
  const own = tagsOf(template, tags)
  const { occasion } = readTemplateWords(language)
  return {
    idTemplate,
    templateType: 'DESIGN' as const,
    name: wordIn(about.names, language),
    purpose: wordIn(about.purposes, language),
    idForm: form?.idForm ?? null,
    category: form?.tab ?? null,
    width: body.width,
    height: body.height,
    sizeUnit: body.unit,
    tags: own.map(({ id, name }) => ({ idTemplateTag: id, name: wordIn(name, language) })),
    trades: about.trades,
    occasions: about.occasions.map((key) => ({ key, name: occasion[key] ?? key })),
    look: about.look,
    isPremium: about.premium,
    body: bodyIn(template, content, own),
  }
}
