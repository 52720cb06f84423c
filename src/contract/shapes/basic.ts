import * as z from 'zod'
import { asciiEmail } from '#model/access/ascii-email.ts'

/** A positive whole number; in paths and queries it is parsed from text. */
export const id = z.coerce.number().int().positive()

/** As `z.email()`, and top-level domains of other scripts, which have digits and hyphens in punycode. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,})$/

/** An e-mail address, with its domain in ASCII: whatever is stored or compared went through here or `anyEmail`. */
export const email = z
  .string()
  .max(254)
  .meta({ format: 'email' })
  .transform(asciiEmail)
  .pipe(z.email({ pattern: emailPattern }).max(254))

/** The same for calls that only look an address up: what is none is found nowhere. */
export const anyEmail = z.string().max(254).transform(asciiEmail)

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
