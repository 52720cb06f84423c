import * as z from 'zod/mini'

/** A person, as set by the server; clients cannot set it themselves. */
export const person = z.object({ id: z.number(), name: z.string().check(z.maxLength(100)) })

/** Presence of one device. `user` is set by the relay; the rest by the device. Never stored. */
export const presence = z.object({
  user: z.optional(person),
  /** The open workbook step or page. */
  place: z.optional(z.string().check(z.maxLength(200))),
  /** Field path and Y.RelativePositions as JSON, while a field has the focus. */
  cursor: z.optional(
    z.nullable(
      z.object({ field: z.string().check(z.maxLength(300)), anchor: z.unknown(), head: z.unknown() }),
    ),
  ),
})

export type Presence = z.infer<typeof presence>
export type Person = z.infer<typeof person>
