import type { MarketTemplate } from '#kits/design/templates/market-template.ts'
import { type FormTab, formTabs } from '#model/forms/forms.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { nextDaysOf, type Occasion } from '#model/occasions/occasions.ts'
import type { MarketView } from './MarketTools.tsx'

/** Days ahead for which a shop makes its things now. */
const daysAhead = 35

/** Those of a tab whose name, purpose or tags have the words, or begin with these consonants. */
export function findTemplates(
  templates: readonly MarketTemplate[],
  { query, tab }: MarketView,
): readonly MarketTemplate[] {
  const words = query.trim()
  return templates.filter(
    ({ name, purpose, tags, category }) =>
      (tab === null || category === tab) &&
      (words === '' || [name, purpose, ...tags.map((tag) => tag.name)].some((text) => matchesSearch(text, words))),
  )
}

/** The tabs that have templates, in the order of the tabs. */
export function tabsOf(templates: readonly MarketTemplate[]): readonly { readonly key: FormTab; readonly count: number }[] {
  return formTabs
    .map((key) => ({ key, count: templates.filter(({ category }) => category === key).length }))
    .filter(({ count }) => count > 0)
}

export interface Timely {
  readonly template: MarketTemplate
  readonly occasion: { readonly key: Occasion; readonly name: string }
  /** Days until it begins; 0 or less: it is now. */
  readonly days: number
}

/** Templates of days that are now or soon, the nearest first; each once. `today` as `2026-12-25`, in Seoul. */
export function timelyOf(templates: readonly MarketTemplate[], today: string): readonly Timely[] {
  return templates
    .flatMap((template) => {
      const [next] = template.occasions
        .flatMap((occasion) => {
          const next = nextDaysOf(occasion.key, today)
          return next ? [{ template, occasion, days: daysBetween(today, next.from) }] : []
        })
        .filter(({ days }) => days <= daysAhead)
        .toSorted((one, other) => one.days - other.days)
      return next ? [next] : []
    })
    .toSorted((one, other) => one.days - other.days)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
