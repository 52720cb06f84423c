import type { AnswerOf } from '#contract/call.ts'
import type { listPlans } from '#contract/reference.ts'
import { inMainUnits } from '#model/money/money-words.ts'

export type Plan = AnswerOf<typeof listPlans>['_embedded']['plans'][number]

/** The plans of a currency, the smallest first. */
export function plansIn(plans: readonly Plan[], currency: Plan['currency']): readonly Plan[] {
  return plans.filter((plan) => plan.currency === currency).sort((a, b) => a.level - b.level)
}

/** The plans as offers of schema.org. Where a price in dollars is not set yet it is 0. */
export function offersOf(plans: readonly Plan[]): object[] {
  return plans
    .filter(({ price, currency }) => price > 0 || currency === 'KRW')
    .map(({ title, price, currency }) => ({
      '@type': 'Offer',
      name: title,
      price: String(inMainUnits(price, currency)),
      priceCurrency: currency,
    }))
}
