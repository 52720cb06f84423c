import type { AnswerOf } from '#contract/call.ts'
import type { listCreditPlans } from '#contract/credit.ts'
import { pageTemplates } from '#contract/market.ts'
import type { listPlans, readProviders } from '#contract/reference.ts'
import type { listPlansOnSale } from '#contract/subscription.ts'
import type { listTaskProducts } from '#contract/task.ts'
import { inMainUnits } from '#model/money/money-words.ts'
import { savingOfYear } from '#model/money/saving-of-year.ts'

/** Where the price is 0, the page of the checkout says it. */
export type DollarPlan = AnswerOf<typeof listPlansOnSale>['_embedded']['plans'][number]

export type CreditPlan = AnswerOf<typeof listCreditPlans>['_embedded']['creditPlans'][number]

export type Work = AnswerOf<typeof listTaskProducts>['_embedded']['products'][number]

export type Plan = AnswerOf<typeof listPlans>['_embedded']['plans'][number]

/** What this server has beside the plans. */
export interface OnSale {
  /** Whether plans and credits are sold here. */
  readonly isSelling: boolean
  /** Whether a language model is connected. */
  readonly writesTexts: boolean
  /** Whether an image model is connected. */
  readonly makesPictures: boolean
  /** How many premium templates the market has. */
  readonly premiumTemplates: number
}

/** What a page reads to know how many premium templates there are: one a page, of which there are as many as pages. */
export const premiumRead = { call: pageTemplates, query: { isPremium: 'true', size: 1 } } as const

export function onSaleOf(
  { payments, ai }: AnswerOf<typeof readProviders>,
  premium: AnswerOf<typeof pageTemplates>,
): OnSale {
  return {
    isSelling: payments !== 'off',
    writesTexts: ai.text,
    makesPictures: ai.image,
    premiumTemplates: premium.page.totalPages,
  }
}

/** The plans of a currency, the smallest first. */
export function plansIn(plans: readonly Plan[], currency: Plan['currency']): readonly Plan[] {
  return plans.filter((plan) => plan.currency === currency).sort((a, b) => a.level - b.level)
}

/** Months that a year costs less than twelve: the least of all paid plans, in whole months; 0 if there is none. */
export function monthsSaved(plans: readonly Plan[]): number {
  const saved = plans.flatMap((plan) => (plan.price > 0 ? [Math.floor(savingOfYear(plan) / plan.price)] : []))
  return saved.length === 0 ? 0 : Math.min(...saved)
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
