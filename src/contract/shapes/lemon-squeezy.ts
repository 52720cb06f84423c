import * as z from 'zod'
import { id } from './basic.ts'

export const readLemonSubscription = {
  answer: z.object({
    status: z.enum(['on_trial', 'active', 'past_due', 'cancelled', 'unpaid', 'expired', 'paused']),
    renewsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    /** Each is signed for a day. */
    urls: z.object({
      portal: z.string().nullable(),
      update: z.string().nullable(),
      payMethod: z.string().nullable(),
    }),
  }),
}

/** In the form of Lemon Squeezy. Who buys, for which brand, and where it goes on are the server's to say. */
export const createCheckout = {
  body: z.object({
    data: z.object({
      relationships: z.object({ variant: z.object({ data: z.object({ id }) }) }),
      /** A price is refused. */
      attributes: z.object({ custom_price: z.null().optional() }).optional(),
    }),
  }),
  answer: z.object({ data: z.object({ attributes: z.object({ url: z.string() }) }) }),
}
