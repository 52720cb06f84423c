import type { FormTab } from '../forms/forms.ts'
import { finder, type Searchable, searchable } from '../hangul/choseong.ts'
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
  readonly texts: TemplateTexts
}

/** The texts of a template that a search looks at, prepared, those that count most first: name, tags, purpose, and all others. */
export type TemplateTexts = readonly (readonly Searchable[])[]

/** What is left out lets every template through. */
export interface TemplateSearch {
  /** In all texts of a template, also by initial consonants: as a whole, or each of its words. */
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

interface WordsOfTemplate {
  readonly name: string
  readonly tags: readonly string[]
  readonly purpose: string
  /** Names of its form, of the trades and the occasions that it is made for. */
  readonly others: readonly string[]
}

/** Prepares the texts of a template for searches; empty ones are left out. */
export function templateTexts({ name, tags, purpose, others }: WordsOfTemplate): TemplateTexts {
  return [[name], tags, [purpose], others].map((texts) => texts.filter((text) => text !== '').map(searchable))
}

/** The templates that all parts of the search let through: with a query those first that it names, else in their order. */
export function findTemplates<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => TemplateFacts,
  search: TemplateSearch,
): Item[] {
  const { category, idForm, idTags = [], trade, occasion, look, isPremium } = search
  const rankOf = ranking(search.query?.trim() ?? '')
  const found = items.flatMap((item) => {
    const facts = factsOf(item)
    const isLetThrough =
      (category === undefined || facts.category === category) &&
      (idForm === undefined || facts.idForm === idForm) &&
      idTags.every((idTag) => facts.idTags.includes(idTag)) &&
      (trade === undefined || suits(facts.trades, trade)) &&
      (occasion === undefined || facts.occasions.includes(occasion)) &&
      (look === undefined || facts.look === look) &&
      (isPremium === undefined || facts.isPremium === isPremium)
    const rank = isLetThrough ? rankOf(facts.texts) : null
    return rank === null ? [] : [{ item, rank }]
  })
  // A stable sort: those of one rank stay in their order.
  return found.sort((one, other) => one.rank - other.rank).map(({ item }) => item)
}

/** The index of the texts in which a query is found; of several words that of the last one. null: it is not found. */
function ranking(query: string): (texts: TemplateTexts) => number | null {
  if (query === '') return () => 0
  const rankOf = (finds: ReturnType<typeof finder>, texts: TemplateTexts) => {
    const rank = texts.findIndex((group) => group.some((text) => finds(text) !== null))
    return rank < 0 ? null : rank
  }
  const whole = finder(query)
  const words = query.split(/\s+/).map(finder)
  return (texts) => {
    const rank = rankOf(whole, texts)
    if (rank !== null || words.length === 1) return rank
    const ranks = words.map((word) => rankOf(word, texts))
    return ranks.reduce((worst, each) => (worst === null || each === null ? null : Math.max(worst, each)), 0)
  }
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
