import * as z from 'zod'
import { email, id, orderOutcome } from './basic.ts'
import { cardToAdd, pid } from './payment.ts'

const periodType = z.enum(['MONTHLY', 'YEARLY'])
/** 128 bits as base64url. */
export const idPaymentLink = z.string().regex(/^[\w-]{22}$/)

/** For the payer, who need not have an account. */
const receipt = z.object({
  pid: z.string(),
  paidAt: z.string(),
  /** Title of the plan. */
  plan: z.string(),
  periodType,
  amount: z.number(),
  supply: z.number(),
  vat: z.number(),
  /** Brand and last digits. */
  card: z.string().nullable(),
  approveNo: z.string().nullable(),
})

export const readPaymentLink = {
  params: z.object({ idPaymentLink }),
  query: z.object({
    /** Of the order that was made by the link: it is answered also when the link cannot be used any more. */
    pid: pid.optional(),
  }),
  answer: z.object({
    idBrand: z.number(),
    brandName: z.string(),
    /** Of who is to pay, as `h***@ongi.example`. */
    email: z.string(),
    idPlan: z.number(),
    /** Title of the plan. */
    plan: z.string(),
    periodType,
    amount: z.number(),
    /** Credits a month. */
    credits: z.number(),
    expiresAt: z.string(),
    /** No money is taken. */
    sandbox: z.boolean(),
    /** Whether the captcha comes before the payment; paying is refused with CAPTCHA_NEEDED until then. */
    needsCaptcha: z.boolean(),
    /** Of `pid`, or without it of the key that the order was sent with; null where none of the link is that. */
    payment: orderOutcome.extend({ receipt: receipt.nullable() }).nullable(),
  }),
}

export const payByLink = {
  body: z.object({
    /** Without it the rest has to name one link. */
    idPaymentLink: idPaymentLink.optional(),
    idBrand: id,
    email,
    idPlan: id,
    periodType,
    payMethodReqBody: cardToAdd,
  }),
  answer: orderOutcome,
}
