import * as z from 'zod'
import { id, listOf, nothing, orderOutcome } from './basic.ts'

const periodType = z.enum(['MONTHLY', 'YEARLY'])

const plan = z.object({
  idPlan: z.number(),
  title: z.string(),
  level: z.number(),
  price: z.number(),
  priceOfYear: z.number(),
  credit: z.number(),
  currency: z.enum(['KRW', 'USD']),
})

const planOnSale = plan.extend({
  storageBytes: z.number(),
  /** How many people a brand may have. */
  seats: z.number(),
  /** For how many days versions are kept. */
  historyDays: z.number(),
  /** The credits come once, and not each month. */
  creditOnce: z.boolean(),
  /** What Lemon Squeezy calls it; null: it is paid by card. */
  idVariant: z.number().nullable(),
  /** The period of `price`. */
  periodType,
})

const subscription = z
  .object({
    status: z.enum(['SUBSCRIBE', 'EXPIRED']),
    /** PAST_DUE: a renewal was refused and can be paid until `graceUntil`. */
    phase: z.enum(['FREE', 'ACTIVE', 'PAST_DUE', 'EXPIRED']),
    /** The plan that was bought; of EXPIRED the one that has ended. */
    plan,
    /** No credits are sold by the month. */
    creditPlan: z.null(),
    payMethod: z.object({ id: z.number() }).nullable(),
    currency: z.enum(['KRW', 'USD']),
    /** PASS: a logo brought it. null: none is running. */
    source: z.enum(['CARD', 'LEMON', 'PASS']).nullable(),
    periodType: periodType.nullable(),
    /** The day of the next payment, as its first instant in Seoul. */
    periodEndDate: z.string().nullable(),
    cancelAtEnd: z.boolean(),
    graceUntil: z.string().nullable(),
    /** Of PAST_DUE, for the owner: why the last try to renew was refused, in the language of the caller; null: nothing was. */
    declined: z.object({ code: z.string(), message: z.string() }).nullable(),
    pendingPeriod: periodType.nullable(),
    nextAmount: z.number().nullable(),
    /** Full price of the running period; null: none is running. */
    periodPrice: z.number().nullable(),
    /** A higher price of the next payment that its owner is asked about, from 30 days before; null: none. */
    priceChange: z
      .object({
        /** OPEN: without consent the plan ends with its period. REFUSED: it does. */
        state: z.enum(['OPEN', 'CONSENTED', 'REFUSED']),
        oldPrice: z.number(),
        newPrice: z.number(),
        periodType,
        /** The day of that payment, as its first instant in Seoul. */
        date: z.string(),
        decidedAt: z.string().nullable(),
      })
      .nullable(),
    /** No money is taken. */
    sandbox: z.boolean(),
  })
  .meta({ id: 'Subscription' })

/** The brand of the header; a body may repeat it. */
const idBrand = id.optional()

export const readSubscription = { answer: subscription }

export const subscribe = {
  body: z.object({
    idBrand,
    idPlan: id,
    idPayMethod: id,
    periodType,
    /** What the caller was shown; AMOUNT_CHANGED where it costs something else by now. */
    amount: z.number().int().min(0).optional(),
  }),
  answer: orderOutcome,
}

export const subscribeFree = { body: z.object({ idBrand }), answer: subscription }

export const changePeriod = {
  body: z.object({ idPlan: id, periodType, amount: z.number().int().min(0).optional() }),
  answer: z.object({
    subscription,
    /** null: nothing has to be paid now. */
    order: orderOutcome.nullable(),
  }),
}

export const cancelSubscription = { answer: subscription }

export const withdrawCancel = { answer: subscription }

export const decidePrice = {
  body: z.object({
    decision: z.enum(['CONSENT', 'REFUSE']),
    /** The new price, as it was shown. */
    price: z.number().int().min(1),
  }),
  answer: subscription,
}

export const takeBackPrice = { answer: subscription }

export const checkDowngrade = { query: z.object({ idPlan: id }), answer: nothing }

export const readAmount = {
  query: z.object({ idPlan: id, periodType }),
  answer: z.object({
    amount: z.number(),
    /** They add up to the amount: the new price, and below 0 what is unused of the old one. */
    lines: z.array(z.object({ kind: z.enum(['ADDED', 'UNUSED']), amount: z.number() })),
    /** Days of the running period, and those that are left. */
    days: z.number(),
    remainingDays: z.number(),
    nextPaymentDate: z.string(),
    nextAmount: z.number(),
    credits: z.number(),
  }),
}

export const listPlansOnSale = {
  query: z.object({ currency: z.enum(['KRW', 'USD']).default('KRW') }),
  answer: listOf('plans', planOnSale),
}
