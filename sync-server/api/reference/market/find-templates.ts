import type { GivenOf } from '#contract/call.ts'
import type { pageTemplates } from '#contract/market.ts'
import { formOf, idOfTab } from '#model/forms/forms.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import type { Language } from '#model/language/languages.ts'
import { industries } from '#model/options/business.ts'
import { wordIn } from '#server/templates/in-language.ts'
import type { Catalogue } from '#server/templates/read-catalogue.ts'
import type { StoredTemplate } from '#server/templates/read-template.ts'
import type { Tag } from '#server/templates/template-files.ts'
import { readFormWords } from '../forms/words.ts'

type Filters = GivenOf<typeof pageTemplates>['query']

/** The templates that all filters of the query let through, by number. */
export function findTemplates(
  { templates, tags }: Catalogue,
  filters: Filters,
  language: Language,
): StoredTemplate[] {
  const { idCategory, idForm, idTags = [], trade, occasion, look, query = '' } = filters
  return templates.filter((template) => {
    const { about, body } = template
    const form = formOf(body.form)
    const own = tagsOf(template, tags)
    return (
      (idCategory === undefined || (form !== undefined && idOfTab(form.tab) === idCategory)) &&
      (idForm === undefined || form?.idForm === idForm) &&
      idTags.every((idTag) => own.some(({ id }) => id === idTag)) &&
      (trade === undefined || suits(about.trades, trade)) &&
      (occasion === undefined || about.occasions.includes(occasion)) &&
      (look === undefined || about.look === look) &&
      (query === '' ||
        [
          wordIn(about.names, language),
          ...(form ? [readFormWords(language).form[form.key] ?? ''] : []),
          ...own.map(({ name }) => wordIn(name, language)),
        ].some((words) => matchesSearch(words, query)))
    )
  })
}

/** In the order of its file. */
export function tagsOf({ about }: StoredTemplate, tags: readonly Tag[]): Tag[] {
  return about.tags.flatMap((key) => tags.find((tag) => tag.key === key) ?? [])
}

/** Whether a template made for these trades suits one, which may be a group: any, the same, its group, or one of the group. */
function suits(trades: readonly string[], trade: string): boolean {
  const group = industries.find(({ key, children }) => key === trade || children.includes(trade))
  return (
    trades.length === 0 ||
    trades.some(
      (key) => key === trade || key === group?.key || (trade === group?.key && group.children.includes(key)),
    )
  )
}
