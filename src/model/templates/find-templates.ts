import type { FormTab } from '../forms/forms.ts'
import { findIn, type Searchable, searchable } from '../hangul/choseong.ts'
import type { Occasion } from '../occasions/occasions.ts'
import { industries } from '../options/business.ts'

/** What a search looks at in a template of the market, on the server and on a device. Made once for each template and language. */
export interface TemplateFacts {
  /** null: a size of its own. */
  readonly idForm: number | null
  /** Of the form. */
  readonly category: FormTab | null
  readonly idTags: readonly number[]
  /** Industries and groups that it is made for; none: any. */
  readonly trades: readonly string[]
  readonly occasions: readonly Occasion[]
  readonly look: string
  readonly isPremium: boolean
  /** Name, form and tags, prepared. */
  readonly words: readonly Searchable[]
}

/** What is left out lets every template through. */
export interface TemplateSearch {
  /** In name, form and tags, also by initial consonants. */
  readonly query?: string | undefined
  readonly category?: FormTab | undefined
  readonly idForm?: number | undefined
  /** All of them. */
  readonly idTags?: readonly number[] | undefined
  /** An industry, or a group of them: what is made for it, for its group, for one of the group, or for any. */
  readonly trade?: string | undefined
  readonly occasion?: Occasion | undefined
  readonly look?: string | undefined
  readonly isPremium?: boolean | undefined
}

/** Prepares the words of a template; those that are missing or empty are left out. */
export function templateWords(words: readonly (string | null | undefined)[]): Searchable[] {
  return words.flatMap((word) => (word ? [searchable(word)] : []))
}

/** The templates that all parts of the search let through, in their order. */
export function findTemplates<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => TemplateFacts,
  search: TemplateSearch,
): Item[] {
  const { category, idForm, idTags = [], trade, occasion, look, isPremium } = search
  const query = search.query?.trim() ?? ''
  return items.filter((item) => {
    const facts = factsOf(item)
    return (
      (category === undefined || facts.category === category) &&
      (idForm === undefined || facts.idForm === idForm) &&
      idTags.every((idTag) => facts.idTags.includes(idTag)) &&
      (trade === undefined || suits(facts.trades, trade)) &&
      (occasion === undefined || facts.occasions.includes(occasion)) &&
      (look === undefined || facts.look === look) &&
      (isPremium === undefined || facts.isPremium === isPremium) &&
      (query === '' || facts.words.some((word) => findIn(word, query) !== null))
    )
  })
}

/** Whether what is made for these trades suits one, which may be a group. */
export function suits(trades: readonly string[], trade: string): boolean {
  const group = industries.find(({ key, children }) => key === trade || children.includes(trade))
  return (
    trades.length === 0 ||
    trades.some(
      (key) => key === trade || key === group?.key || (trade === group?.key && group.children.includes(key)),
    )
  )
}
