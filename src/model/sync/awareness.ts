import * as z from 'zod/mini'
import { type DocumentKind, type DocumentName, kindOf } from '../document-kinds/names.ts'

/** A person, as set by the server; clients cannot set it themselves. */
export const person = z.object({ id: z.number(), name: z.string().check(z.maxLength(100)) })

/** Presence of one device. `user` is set by the relay; the rest by the device. Never stored. `payload` is by kind of document. */
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
  payload: z.optional(z.unknown()),
})

/** Largest payload of a presence, in UTF-16 units of its JSON. */
const longestPayload = 2_000

/** What a kind of document shows of its people beside their place: a schema by name, read by devices and relay alike. */
export type PayloadSchema<Payload = unknown> = z.ZodMiniType<Payload>

/** Px of a page; a point beyond has no place that could be shown. */
const px = z.number().check(z.gte(-1_000_000), z.lte(1_000_000))
const key = z.string().check(z.maxLength(40))
const length = z.number().check(z.gte(0), z.lte(1_000_000))
const degrees = z.number().check(z.gte(-360), z.lte(360))

/** What a person does in a design. All places are in px of the page. */
export const designPresence = z.object({
  page: key,
  /** Keys of layers. */
  selection: z.array(key).check(z.maxLength(50)),
  pointer: z.nullable(z.tuple([px, px])),
  /** The part of the page that is on their screen: x, y, width, height. */
  view: z.nullable(z.tuple([px, px, px, px])),
  /**
   * Where a gesture that goes on has what it moves by now: centre, width, height, degrees clockwise. Absent: none does. Earlier
   * releases do not know it.
   */
  boxes: z.optional(z.array(z.tuple([px, px, length, length, degrees])).check(z.maxLength(50))),
})

export type DesignPresence = z.infer<typeof designPresence>

/** The payload of each kind that has one. */
const payloads: Partial<Record<DocumentKind, PayloadSchema>> = { design: designPresence }

export function payloadOf(document: DocumentName | DocumentKind): PayloadSchema | null {
  return payloads[kindOf(document)] ?? null
}

/** The payload as the schema of its kind reads it; null for one that is unknown, malformed or too long. Never throws. */
export function readPayload<Payload>(
  schema: PayloadSchema<Payload> | null,
  candidate: unknown,
): Payload | null {
  if (schema === null || candidate === undefined || candidate === null) return null
  const parsed = schema.safeParse(candidate)
  return parsed.success && JSON.stringify(parsed.data).length <= longestPayload ? parsed.data : null
}

export type Presence = z.infer<typeof presence>
export type Person = z.infer<typeof person>
