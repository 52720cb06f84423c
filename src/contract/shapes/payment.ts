import * as z from 'zod'
import { cardBrands, isCardIdentity, isCardNumber, longestCardName } from '#model/money/cards.ts'
import { orderKinds, orderStatuses } from '#model/money/orders.ts'
import { paymentNumber } from '#model/money/payment-number.ts'
import { id, listOf, nothing } from './basic.ts'

const payMethod = z
  .object({
    idPayMethod: z.number(),
    title: z.string(),
    brand: z.enum(cardBrands),
    lastNumber: z.string(),
    /** yyyy-MM */
    expireDate: z.string(),
    /** A card of a company. */
    biz: z.boolean(),
    defaultSet: z.boolean(),
    /** Its gateway is not there any more: it has to be registered again. */
    isLost: z.boolean(),
    /** It takes no money. */
    sandbox: z.boolean(),
  })
  .meta({ id: 'PayMethod' })

/** A card with everything that its registration needs. */
export const cardToAdd = z
  .object({
    /** The brand of the header. */
    idBrand: id.optional(),
    title: z.string().trim().max(longestCardName).default(''),
    number: z
      .string()
      .max(19)
      .transform((number) => number.replaceAll('-', ''))
      .refine(isCardNumber, { params: { refusedAs: 'INVALID_CARD_NUMBER' } }),
    /** Birthday as yyMMdd, or with `biz` the business number. */
    birth: z
      .string()
      .max(12)
      .transform((number) => number.replaceAll('-', '')),
    expireDate: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
    /** Checked and not used: no gateway takes it. */
    cvc: z.string().regex(/^\d{3}$/),
    pw2Digit: z.string().regex(/^\d{2}$/),
    biz: z.boolean(),
    defaultSet: z.boolean().default(true),
  })
  .superRefine(({ birth, biz }, context) => {
    if (isCardIdentity(birth, biz)) return
    const params = biz ? { refusedAs: 'INVALID_BUSINESS_NUMBER' } : {}
    context.addIssue({ code: 'custom', path: ['birth'], params })
  })

export const addPayMethod = { body: cardToAdd, answer: payMethod }

export const listPayMethods = { answer: listOf('payMethods', payMethod) }

export const setDefaultPayMethod = {
  params: z.object({ idPayMethod: id }),
  answer: payMethod,
}

export const deletePayMethod = { params: z.object({ idPayMethod: id }), answer: nothing }

export const pid = z.string().regex(paymentNumber)

export const payment = {
  pid: z.string(),
  kind: z.enum(orderKinds),
  /** In the caller's language. */
  title: z.string(),
  /** When it was ordered. */
  at: z.string(),
  paidAt: z.string().nullable(),
  /** Minor units of the currency, tax included; KRW has none. */
  amount: z.number(),
  currency: z.enum(['KRW', 'USD']),
  /** Its name where it has one, its brand and its last digits. */
  card: z.string().nullable(),
  status: z.enum(orderStatuses),
  /** Why it was not paid, or that it is being checked. */
  failedMsg: z.string().nullable(),
  /** No money was taken. */
  sandbox: z.boolean(),
}

export const pagePayments = {
  query: z.object({
    /** Part of the number or of the card. */
    query: z.string().max(100).optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: listOf('payments', z.object(payment).meta({ id: 'Payment' })),
}

export const readPayment = {
  params: z.object({ pid }),
  answer: z.object({
    ...payment,
    /** They add up to the amount: what was bought, and below 0 what was unused of the plan before. */
    lines: z.array(z.object({ kind: z.enum(['ADDED', 'UNUSED']), amount: z.number() })),
    /** The level of the plan that it paid for, by which its features are known; null: it paid for none. */
    planLevel: z.number().nullable(),
    supply: z.number(),
    vat: z.number(),
    approveNo: z.string().nullable(),
    /** Slip of the gateway. */
    receiptUrl: z.string().nullable(),
    /** The tax in each as in the amount; that of the last one is the rest. */
    refunds: z.array(z.object({ at: z.string(), amount: z.number(), vat: z.number(), isDone: z.boolean() })),
    /** Who sells, in the caller's language; null what the operator has not set. */
    seller: z.object({
      name: z.string().nullable(),
      representative: z.string().nullable(),
      businessNumber: z.string().nullable(),
      address: z.string().nullable(),
    }),
    /** Of the company profile. */
    buyer: z.object({ name: z.string().nullable(), businessNumber: z.string().nullable() }),
  }),
}
