import { templateFacts } from '#kits/design/templates/template-facts.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { type FormTab, formTabs } from '#model/forms/forms.ts'
import type { Occasion } from '#model/occasions/occasions.ts'
import { findTemplates, type TemplateSearch } from '#model/templates/find-templates.ts'

/** What of the market is shown; null: all. */
export interface MarketView {
  readonly query: string
  /** Tab of the form. */
  readonly tab: FormTab | null
  /** undefined: that of the brand's profile, until another is chosen. */
  readonly trade: string | null | undefined
  readonly occasion: Occasion | null
  readonly price: 'premium' | 'included' | null
}

export const wholeView: MarketView = { query: '', tab: null, trade: undefined, occasion: null, price: null }

/** What a view looks for. `ofBrand`: the industry of the brand's profile. */
export function searchOf(
  { query, tab, occasion, price, ...view }: MarketView,
  ofBrand: string | null,
): TemplateSearch {
  return {
    query,
    category: tab ?? undefined,
    trade: tradeOf(view, ofBrand) ?? undefined,
    occasion: occasion ?? undefined,
    isPremium: price === null ? undefined : price === 'premium',
  }
}

export function tradeOf({ trade }: Pick<MarketView, 'trade'>, ofBrand: string | null): string | null {
  return trade === undefined ? ofBrand : trade
}

/** How many templates only the filter by trade leaves out. */
export function countOutsideTrade(
  templates: readonly Template[],
  view: MarketView,
  ofBrand: string | null,
): number {
  const search = searchOf(view, ofBrand)
  if (search.trade === undefined) return 0
  const inAll = findTemplates(templates, templateFacts, { ...search, trade: undefined })
  return inAll.length - findTemplates(templates, templateFacts, search).length
}

/** Whether nothing but the trade is looked for: shelf and bundles are shown only then. */
export function isWhole({ query, tab, occasion, price }: MarketView): boolean {
  return query.trim() === '' && tab === null && occasion === null && price === null
}

/** The tabs of forms that templates have, in their order. */
export function tabsIn(templates: readonly Template[]): FormTab[] {
  const used = new Set(templates.map(({ category }) => category))
  return formTabs.filter((tab) => used.has(tab))
}

/** The occasions that templates have, with their names, as they come. */
export function occasionsIn(templates: readonly Template[]): Template['occasions'] {
  const byKey = new Map(
    templates.flatMap(({ occasions }) => occasions.map((each) => [each.key, each] as const)),
  )
  return [...byKey.values()]
}
