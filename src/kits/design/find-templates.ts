import { matchesSearch } from '#model/hangul/choseong.ts'
import { industryGroupOf } from '#model/options/business.ts'
import type { Template } from './templates-read.ts'

/** What is left out lets every template through. */
export interface TemplateSearch {
  /** In name and tags, also by initial consonants. */
  readonly query?: string
  readonly category?: Template['category']
  readonly idForm?: number
  readonly idTag?: number
  /** Industry of the brand: those made for it, for its group, or for any. */
  readonly trade?: string
  readonly occasion?: Template['occasions'][number]['key']
  readonly look?: Template['look']
}

/** The templates that all parts of the search let through, in their order. */
export function findTemplates(templates: readonly Template[], search: TemplateSearch): readonly Template[] {
  const { query = '', category, idForm, idTag, trade, occasion, look } = search
  return templates.filter(
    (template) =>
      (category === undefined || template.category === category) &&
      (idForm === undefined || template.idForm === idForm) &&
      (idTag === undefined || template.tags.some(({ idTemplateTag }) => idTemplateTag === idTag)) &&
      (trade === undefined || suits(template, trade)) &&
      (occasion === undefined || template.occasions.some(({ key }) => key === occasion)) &&
      (look === undefined || template.look === look) &&
      (query.trim() === '' || wordsOf(template).some((words) => matchesSearch(words, query))),
  )
}

function suits({ trades }: Template, trade: string): boolean {
  return trades.length === 0 || trades.includes(trade) || trades.includes(industryGroupOf(trade))
}

function wordsOf({ name, tags }: Template): string[] {
  return [name, ...tags.map((tag) => tag.name)]
}
