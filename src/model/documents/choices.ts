import { arbitraryText, pick } from '../fields/arbitrary.ts'
import { objectForm, textForm, wholeNumber, yesOrNo } from '../fields/form.ts'
import type { FieldFacts } from '../fields/location.ts'
import { value } from '../fields/value.ts'

/** A short text stored as a single value: of concurrent edits one wins. */
export function shortText(max: number, options: FieldFacts = {}) {
  return value<string>(
    textForm((text) => text.length <= max),
    {
      ...options,
      max,
      arbitrary: (random) => arbitraryText(random, max),
    },
  )
}

/**
 * One of the product's keys, such as `MICRO`. Any key of the right form is kept, so that a document of a newer
 * version loses nothing; the words for unknown keys fall back to the key.
 */
export function choice(known: readonly string[], options: FieldFacts = {}) {
  return value<string>(
    textForm((key) => /^[A-Z][A-Z0-9_]{0,63}$/.test(key)),
    {
      ...options,
      arbitrary: (random) => pick(random, known),
    },
  )
}

/** A colour as `#RRGGBB`, upper case. */
export function colour(options: FieldFacts = {}) {
  return value<string>(
    textForm((hex) => /^#[0-9A-F]{6}$/.test(hex)),
    {
      ...options,
      arbitrary: (random) =>
        `#${Math.floor(random() * 0x1000000)
          .toString(16)
          .padStart(6, '0')
          .toUpperCase()}`,
    },
  )
}

/** A position between two ends, 0 to 100. Null where it is not set; screens then show 50. */
export function scale(options: FieldFacts = {}) {
  return value<number>(wholeNumber(0, 100), { ...options, arbitrary: (random) => Math.floor(random() * 101) })
}

/** A country as ISO 3166-1 alpha-2. */
export function countryCode(options: FieldFacts = {}) {
  return value<string>(
    textForm((code) => /^[A-Z]{2}$/.test(code)),
    { ...options, arbitrary: (random) => pick(random, ['KR', 'JP', 'TW', 'US']) },
  )
}

export function flag(options: FieldFacts = {}) {
  return value<boolean>(yesOrNo, { ...options, arbitrary: (random) => random() < 0.5 })
}

export type FontChoice = { idFontFamily: number; idFontFace: number; weightValue: number }

const fontChoice = objectForm<FontChoice>({
  idFontFamily: wholeNumber(),
  idFontFace: wholeNumber(),
  weightValue: wholeNumber(1, 1000),
})

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
