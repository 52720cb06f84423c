import * as z from 'zod'

/** A positive whole number; in paths and queries it is parsed from text. */
export const id = z.coerce.number().int().positive()

export const email = z.email().max(254)

/** A text of an entity; null where nothing was written. `max` counts UTF-16 units. */
export const textUpTo = (max: number) => z.string().max(max).nullable()

/** A text that has to be there, trimmed. */
export const filledText = (max: number) => z.string().trim().min(1).max(max)

/** `#RRGGBB`; converted to upper case. */
export const colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .toUpperCase()

/** A product key such as `MICRO`, or null. */
export const key = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,63}$/)
  .nullable()

export const nothing = z.object({})

const page = z.object({ number: z.number(), size: z.number(), totalPages: z.number() })

/** The answer of every list call: `_embedded.<name>` and `page`. */
export const listOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({ _embedded: z.object({ [name]: z.array(item) } as { [name in Name]: z.ZodArray<Item> }), page })

/** What became of an order. */
export const orderOutcome = z
  .object({
    /** INIT with an amount above 0: not paid, or not known yet. */
    orderStatus: z.enum(['INIT', 'PAID']),
    /** UNKNOWN: the gateway has not said yet; `payment.read` will tell. */
    state: z.enum(['PAID', 'FAILED', 'UNKNOWN']),
    pid: z.string(),
    amount: z.number(),
    failedMsg: z.string().nullable(),
    /** No money was taken. */
    sandbox: z.boolean(),
  })
  .meta({ id: 'OrderOutcome' })

export const option = z.object({ key: z.string(), value: z.string() })
