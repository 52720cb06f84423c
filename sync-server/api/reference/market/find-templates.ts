import type { GivenOf } from '#contract/call.ts'
import type { pageTemplates } from '#contract/market.ts'
import { formOf, formTabs, idOfTab } from '#model/forms/forms.ts'
import type { Language } from '#model/language/languages.ts'
import { findTemplates, type TemplateFacts, templateTexts } from '#model/templates/find-templates.ts'
import { wordIn } from '#server/templates/in-language.ts'
import type { Catalogue } from '#server/templates/read-catalogue.ts'
import type { StoredTemplate } from '#server/templates/read-template.ts'
import type { Tag } from '#server/templates/template-files.ts'
import { searchWordsOf } from './search-words.ts'

type Filters = GivenOf<typeof pageTemplates>['query']

/** The templates that all filters of the query let through: those first that a query names, else by number. */
export function templatesFor(catalogue: Catalogue, filters: Filters, language: Language): StoredTemplate[] {
  const { idCategory, idForm, idTags, trade, occasion, look, isPremium, query } = filters
  const category = formTabs.find((tab) => idOfTab(tab) === idCategory)
  if (idCategory !== undefined && category === undefined) return []
  const search = { category, idForm, idTags, trade, occasion, look, isPremium, query }
  const facts = factsIn(catalogue, language)
  return findTemplates(catalogue.templates, (template) => facts(template), search)
}

/** In the order of its file. */
export function tagsOf({ about }: StoredTemplate, tags: readonly Tag[]): Tag[] {
  return about.tags.flatMap((key) => tags.find((tag) => tag.key === key) ?? [])
}

const prepared = new WeakMap<Catalogue, Map<Language, ReadonlyMap<StoredTemplate, TemplateFacts>>>()

/** Words are prepared once for each catalogue and language: thousands of templates take seconds. */
function factsIn(catalogue: Catalogue, language: Language): (template: StoredTemplate) => TemplateFacts {
  const languages = prepared.get(catalogue) ?? new Map<Language, ReadonlyMap<StoredTemplate, TemplateFacts>>()
  prepared.set(catalogue, languages)
  const all =
    languages.get(language) ??
    new Map(catalogue.templates.map((each) => [each, factsOf(each, catalogue.tags, language)]))
  languages.set(language, all)
  return (template) => all.get(template) ?? factsOf(template, catalogue.tags, language)
}

function factsOf(template: StoredTemplate, tags: readonly Tag[], language: Language): TemplateFacts {
  const { about, body } = template
  const form = formOf(body.form)
  const own = tagsOf(template, tags)
  return {
    idForm: form?.idForm ?? null,
    category: form?.tab ?? null,
    idTags: own.map(({ id }) => id),
    trades: about.trades,
    occasions: about.occasions,
    look: about.look,
    isPremium: about.premium,
    texts: templateTexts({
      name: wordIn(about.names, language),
      tags: own.map(({ name }) => wordIn(name, language)),
      purpose: wordIn(about.purposes, language),
      others: searchWordsOf(template, language),
    }),
  }
}
