import * as z from 'zod'
import { creditTypes, lotTypes } from '#model/money/credits.ts'
import { id, listOf, orderOutcome } from './basic.ts'

export const readCredit = {
  answer: z.object({
    credit: z.number(),
    lots: z.array(
      z.object({
        type: z.enum(lotTypes),
        credit: z.number(),
        /** The first moment at which they cannot be spent any more. */
        expiresAt: z.string(),
      }),
    ),
  }),
}

const entry = z
  .object({
    idCredit: z.number(),
    at: z.string(),
    status: z.enum(creditTypes),
    /** In the caller's language. */
    title: z.string(),
    description: z.string().nullable(),
    /** Below 0: credits that went. */
    credit: z.number(),
    /** What the brand had afterwards. */
    balance: z.number(),
    /** Of credits that came: when they expire. */
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'Credit' })

export const pageCredits = {
  query: z.object({
    /** Part of the title or the description; initial consonants find a title. */
    query: z.string().max(100).optional(),
    startDate: z.iso.date().optional(),
    endDate: z.iso.date().optional(),
    status: z.enum(creditTypes).optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: listOf('credits', entry),
}

export const listCreditPlans = {
  query: z.object({ type: z.enum(['SUBSCRIBE']).default('SUBSCRIBE') }),
  answer: listOf(
    'creditPlans',
    z.object({
      idCreditPlan: z.number(),
      credit: z.number(),
      currency: z.enum(['KRW', 'USD']),
      /** Minor units of the currency, tax included; KRW has none. */
      price: z.number(),
    }),
  ),
}

export const accumulateCredit = {
  body: z.object({
    idPayMethod: id,
    idCreditPlan: id,
    description: z.string().trim().max(100).nullish(),
  }),
  answer: orderOutcome,
}

/** NOT_YET: the friend is not that far. WAITING: the caller owns no brand to which the credits could go. */
const reward = z.object({
  state: z.enum(['NOT_YET', 'WAITING', 'PAID']),
  credit: z.number(),
  /** Name of the brand that has the credits; null where it is gone. */
  brandName: z.string().nullable(),
})

export const listInvites = {
  answer: listOf(
    'invites',
    z.object({
      /** INVITER: the friend came by the caller's link. */
      side: z.enum(['INVITER', 'INVITEE']),
      /** When the invited one signed up. */
      joinedAt: z.string(),
      /** OWN_ADDRESS: the friend has the mailbox of the inviter. */
      refused: z.enum(['OWN_ADDRESS']).nullable(),
      joined: reward,
      paid: reward,
    }),
  ),
}
