import * as z from 'zod/mini'
import { arbitraryText, pick } from '../fields/arbitrary.ts'
import type { FieldFacts } from '../fields/place.ts'
import { value } from '../fields/value.ts'

/** A short name or line that one person writes at a time. */
export function shortText(max: number, options: FieldFacts = {}) {
  return value<string>(z.string().check(z.maxLength(max)), {
    ...options,
    arbitrary: (random) => arbitraryText(random, max),
  })
}

/**
 * One of the product's keys, such as `MICRO`. Any key of the right form is kept, so that a document of a newer
 * version loses nothing; the words for unknown keys fall back to the key.
 */
export function choice(known: readonly string[], options: FieldFacts = {}) {
  return value<string>(z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,63}$/)), {
    ...options,
    arbitrary: (random) => pick(random, known),
  })
}

/** A colour as `#RRGGBB`, upper case. */
export function colour(options: FieldFacts = {}) {
  return value<string>(z.string().check(z.regex(/^#[0-9A-F]{6}$/)), {
    ...options,
    arbitrary: (random) =>
      `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0')
        .toUpperCase()}`,
  })
}

export function flag(options: FieldFacts = {}) {
  return value<boolean>(z.boolean(), { ...options, arbitrary: (random) => random() < 0.5 })
}

const fontChoice = z.object({
  idFontFamily: z.number().check(z.int()),
  idFontFace: z.number().check(z.int()),
  weightValue: z.number().check(z.int(), z.minimum(1), z.maximum(1000)),
})

export type FontChoice = z.infer<typeof fontChoice>

export function font(options: FieldFacts = {}) {
  return value<FontChoice>(fontChoice, {
    ...options,
    arbitrary: (random) => ({
      idFontFamily: 1 + Math.floor(random() * 50),
      idFontFace: 1 + Math.floor(random() * 200),
      weightValue: pick(random, [300, 400, 500, 700]),
    }),
  })
}
