import { documentTraits } from '../document-kinds/traits.ts'
import { pick } from '../fields/arbitrary.ts'
import { objectForm, textForm } from '../fields/form.ts'
import { record } from '../fields/record.ts'
import { texts } from '../fields/texts.ts'
import { value } from '../fields/value.ts'
import { type Language, languages } from '../language/languages.ts'
import { arbitraryMoment } from './comments.ts'
import { defineDocument } from './define-document.ts'

/** Of one language. English takes some three times as many letters as Korean, whose longest texts have 2,000. */
export const translationLimits = { texts: 300, text: 6_000, source: 8_000 } as const

/** Who wrote a translation first: a member, a language model, or Papago. Additive only. */
export const translationOrigins = ['TYPED', 'AI', 'PAPAGO'] as const
export type TranslationOrigin = (typeof translationOrigins)[number]

/** What a translation was last said to be right for. */
export type TranslationMade = {
  /** The source text as it was, so that a change of it can be shown word by word. */
  source: string
  origin: string
  /** ISO 8601 in UTC, by the clock of the device: for display only. */
  at: string
}

const made = value(
  objectForm<TranslationMade>({
    source: textForm((source) => source.length <= translationLimits.source),
    origin: textForm((key) => /^[A-Z][A-Z0-9_]{0,63}$/.test(key)),
    at: textForm((at) => at.length <= 30),
  }),
  {
    arbitrary: (random) => ({
      source: '쌀로 구운 빵',
      origin: pick(random, translationOrigins),
      at: arbitraryMoment(random),
    }),
  },
)

/**
 * What the brand says, in other languages. For each language the texts and what they were made from, both by the key of the text
 * that they translate: see `keyOfText`. The texts of a language that is the source of the brand are not shown, and stay.
 */
export const translations = defineDocument(documentTraits.translations, {
  translation: {
    /** The language in which the brand's answers are written; Korean where it is not set. */
    source: value<Language>(
      { parse: (candidate) => languages.find(({ key }) => key === candidate)?.key ?? null },
      { arbitrary: (random) => pick(random, languages).key },
    ),
  },
  translated: ofEachLanguage(() => texts({ max: translationLimits.text, atMost: translationLimits.texts })),
  translatedFrom: ofEachLanguage(() => record({ made }, { atMost: translationLimits.texts })),
})

function ofEachLanguage<Defined>(define: () => Defined): Readonly<Record<Language, Defined>> {
  return Object.fromEntries(languages.map(({ key }) => [key, define()])) as Record<Language, Defined>
}
