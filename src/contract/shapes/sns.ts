import * as z from 'zod'
import { id, listOf } from './basic.ts'

export const snsAccountTypes = ['FACEBOOK', 'INSTAGRAM'] as const

const account = z
  .object({
    id: z.number(),
    /** A Facebook Page, or a professional account of Instagram. */
    type: z.enum(snsAccountTypes),
    name: z.string(),
    /** A small square as a `data:` URL; null: it has none, or it could not be fetched. */
    image: z.string().nullable(),
    /** EXPIRING: access ends within seven days. BROKEN: it has ended. Both are connected again by a person. */
    state: z.enum(['OK', 'EXPIRING', 'BROKEN']),
    /** When access ends unless it is renewed; null: the provider has not said. */
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'SnsAccount' })

const accounts = listOf('snsAccounts', account).extend({
  /** Which providers have keys on this server; connecting to another is refused with PROVIDER_OFF. */
  providers: z.object({ facebook: z.boolean(), instagram: z.boolean() }),
})

/** Parameters of the provider's redirect; the rest of the attempt is on the server. */
const callback = z.object({ code: z.string().min(1).max(4096), state: z.string().min(1).max(200) })

export const listSnsAccounts = { answer: accounts }

export const connectFacebook = { body: callback, answer: accounts }

export const connectInstagram = { body: callback, answer: accounts }

export const disconnectSnsAccount = { params: z.object({ id }), answer: accounts }
