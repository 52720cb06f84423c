import * as z from 'zod/mini'

/** What the server says of a person; clients cannot set it for themselves. */
export const person = z.object({ id: z.number(), name: z.string().check(z.maxLength(100)) })

/** One device's presence. `user` is stamped by the relay; the rest is the device's own, and ephemeral. */
export const presence = z.object({
  user: z.optional(person),
  /** The workbook step or page that is open. */
  place: z.optional(z.string().check(z.maxLength(200))),
  /** Field path and Y.RelativePositions as JSON, while somebody is in a field. */
  cursor: z.optional(
    z.nullable(
      z.object({ field: z.string().check(z.maxLength(300)), anchor: z.unknown(), head: z.unknown() }),
    ),
  ),
})

export type Presence = z.infer<typeof presence>
export type Person = z.infer<typeof person>
