import type { AnswerOf } from '#contract/call.ts'
import { listPlansOnSale } from '#contract/subscription.ts'
import { cachedRead } from '#device/reads/cached-read.ts'

export type PlanOnSale = AnswerOf<typeof listPlansOnSale>['_embedded']['plans'][number]

/** The plans that are sold, the smallest first. */
export const plansRead = cachedRead({ call: listPlansOnSale, scope: 'device', maxAge: 0 })
