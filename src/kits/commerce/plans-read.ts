import type { AnswerOf } from '#contract/call.ts'
import { listPlansOnSale } from '#contract/subscription.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'

export type PlanOnSale = AnswerOf<typeof listPlansOnSale>['_embedded']['plans'][number]
export type PlanCurrency = PlanOnSale['currency']

/** The plans of a currency that are sold, the smallest first: in won, where nothing is asked for. */
const plansRead = cachedRead({ call: listPlansOnSale, scope: 'device', maxAge: 0 })

/** In won. */
export const usePlans = (isAsked = true) => useCachedRead(plansRead, { input: { query: {} }, isAsked })

/** Those in dollars; none where Lemon Squeezy is not connected. */
export const useDollarPlans = () => useCachedRead(plansRead, { input: { query: { currency: 'USD' } } })
