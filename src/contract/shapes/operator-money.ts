import * as z from 'zod'
import { orderStatuses, orderTroubles } from '#model/money/orders.ts'
import { paymentLinkStates } from '#model/money/payment-links.ts'
import { refundModes } from '#model/money/refunds.ts'
import { email, id, listOf } from './basic.ts'
import { payment, pid } from './payment.ts'
import { idPaymentLink } from './payment-link.ts'

const reason = z.string().trim().min(1).max(500)

const listed = {
  ...payment,
  idBrand: z.number(),
  /** Null where the brand is gone. */
  brandName: z.string().nullable(),
  /** Why an operator has to look at it. */
  alarm: z.string().nullable(),
  /** Payments of the brand are paused. */
  isPaused: z.boolean(),
}

const refundRef = z.string().regex(/^rf-[0-9a-f-]{36}$/)

const deskOrder = z
  .object({
    ...listed,
    /** Requests to take the money, each under a number of its own at the gateway. */
    attempts: z.array(
      z.object({
        orderRef: z.string(),
        gateway: z.string(),
        state: z.enum(['SENDING', 'UNKNOWN', 'PAID', 'DECLINED']),
        /** Why it was declined, in words as the customer reads them, and in those of the gateway. */
        code: z.string().nullable(),
        message: z.string().nullable(),
        rawCode: z.string().nullable(),
        txn: z.string().nullable(),
        approveNo: z.string().nullable(),
        startedAt: z.string(),
        answeredAt: z.string().nullable(),
        /** How often the gateway was asked what became of it. */
        looks: z.number(),
      }),
    ),
    refunds: z.array(
      z.object({
        refundRef: z.string(),
        at: z.string(),
        amount: z.number(),
        reason: z.string(),
        /** OUTSIDE: refused by the gateway, and paid back in another way. */
        state: z.enum(['SENDING', 'UNKNOWN', 'DONE', 'REFUSED', 'OUTSIDE']),
        rawCode: z.string().nullable(),
        doneAt: z.string().nullable(),
        /** Of OUTSIDE: how it was paid back. */
        outsideNote: z.string().nullable(),
        /** It was refused, and an operator has to decide about it. */
        isOpen: z.boolean(),
      }),
    ),
    mails: z.array(
      z.object({
        idMail: z.number(),
        kind: z.string(),
        at: z.string(),
        /** Null: it was not sent yet, or could not be. */
        mailedAt: z.string().nullable(),
      }),
    ),
    /** What an operator has to decide; null: nothing. */
    trouble: z.enum(orderTroubles).nullable(),
    /** What can be refunded; null: nothing. */
    refund: z
      .object({
        left: z.number(),
        /** What is not used of it. */
        unused: z.number(),
        /** What the terms of service say: all of it, or what is not used. */
        terms: z.enum(['WHOLE', 'UNUSED']),
      })
      .nullable(),
  })
  .meta({ id: 'DeskOrder' })

const params = z.object({ pid })

export const listOrders = {
  query: z.object({
    /** Part of the number, of the card or of the name of the brand. */
    query: z.string().max(100).optional(),
    status: z.enum(orderStatuses).optional(),
    /** Only what an operator has to look at: alarms, results unknown for ten minutes, refunds that were refused. */
    attention: z.enum(['true', 'false']).optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: listOf('orders', z.object(listed).meta({ id: 'ListedOrder' })),
}

export const readOrder = { params, answer: deskOrder }

export const refundOrder = {
  params,
  body: z.object({
    mode: z.enum(refundModes),
    /** As shown: of WHOLE what is left, of UNUSED what is not used. CONFLICT with AMOUNT_CHANGED where it is another by now. */
    amount: z.number().int().positive(),
    /** What was left of the order when that was decided, so that a repetition refunds nothing twice. */
    left: z.number().int().positive(),
    reason,
  }),
  answer: deskOrder,
}

/** An order with what the gateway has just said of its attempts. */
const lookedUp = deskOrder
  .extend({
    found: z.array(
      z.object({
        orderRef: z.string(),
        /** WAITING: the page is not paid yet. NONE: the gateway has never seen it. */
        state: z.enum(['PAID', 'DECLINED', 'UNKNOWN', 'WAITING', 'NONE']),
        /** Of PAID: what was taken, and what is not refunded of it. Null in another currency. */
        amount: z.number().nullable(),
        left: z.number().nullable(),
        /** Words of the gateway. */
        rawCode: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LookedUpOrder' })

export const lookUpOrder = { params, answer: lookedUp }

export const returnOrder = {
  params,
  body: z.object({
    /** OUTSIDE: it was paid back without the gateway, which is noted and not done. */
    by: z.enum(['GATEWAY', 'OUTSIDE']),
    /** What the last look-up said is left. CONFLICT with AMOUNT_CHANGED where it is another by now; null in another currency. */
    left: z.number().int().nonnegative().nullable(),
    reason,
  }),
  answer: deskOrder,
}

export const closeOrder = { params, answer: lookedUp }

const ofRefund = params.extend({ refundRef })
export const retryRefund = { params: ofRefund, answer: deskOrder }
export const noteRefund = { params: ofRefund, body: z.object({ reason }), answer: deskOrder }

export const resendMail = { params: params.extend({ idMail: id }), answer: deskOrder }

const paused = z.object({ idBrand: z.number(), isPaused: z.boolean() })
const ofBrand = z.object({ idBrand: id })
export const pauseBrand = { params: ofBrand, body: z.object({ reason }), answer: paused }
export const resumeBrand = { params: ofBrand, answer: paused }

const periodType = z.enum(['MONTHLY', 'YEARLY'])
const paymentLink = z
  .object({
    idPaymentLink: z.string(),
    /** Where it is paid. */
    url: z.string(),
    email: z.string(),
    idPlan: z.number(),
    /** Title of the plan. */
    plan: z.string(),
    periodType,
    amount: z.number(),
    state: z.enum(paymentLinkStates),
    /** Cards that were refused. */
    tries: z.number(),
    createdAt: z.string(),
    expiresAt: z.string(),
    /** Of the order that uses it. */
    pid: z.string().nullable(),
  })
  .meta({ id: 'DeskPaymentLink' })

export const makePaymentLink = {
  params: ofBrand,
  body: z.object({
    idPlan: id,
    periodType,
    /** Of who is to pay. */
    email,
  }),
  answer: paymentLink,
}
export const listPaymentLinks = { params: ofBrand, answer: listOf('links', paymentLink) }
export const withdrawPaymentLink = {
  params: ofBrand.extend({ idPaymentLink }),
  answer: paymentLink,
}
