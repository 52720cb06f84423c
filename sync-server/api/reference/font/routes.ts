import type { GivenOf } from '#contract/call.ts'
import { listFontFamilies, pageFontFamilies, readFontFace, readFontFamily } from '#contract/font.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import type { Language } from '#model/language/languages.ts'
import { type FontFamily, fontFamilies, fontFamilyOf } from '#model/options/fonts.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'

type Filters = GivenOf<typeof listFontFamilies>['query']

const traits = [
  'recommend',
  'handwriting',
  'serif',
  'gothic',
  'round',
  'design',
  'headerFont',
  'bodyFont',
] as const

export const fontRoutes: readonly Implementation[] = [
  implement(readFontFamily, async ({ language }, { query }) => {
    const family = fontFamilyOf(query.idFontFamily)
    if (!family) throw new Refusal('NOT_FOUND')
    return toAnswer(family, language)
  }),

  implement(listFontFamilies, async ({ language }, { query }) =>
    listing(
      'fontFamilies',
      familiesFor(query).map((family) => toAnswer(family, language)),
    ),
  ),

  implement(pageFontFamilies, async ({ language }, { query }) => {
    const { page, size } = query
    const families = familiesFor(query)
    return {
      ...listing(
        'fontFamilies',
        families.slice(page * size, (page + 1) * size).map((family) => toAnswer(family, language)),
      ),
      page: { number: page, size, totalPages: Math.ceil(families.length / size) },
    }
  }),

  implement(readFontFace, async ({ language }, { query }) => {
    const family = fontFamilies.find(({ faces }) =>
      faces.some(({ idFontFace }) => idFontFace === query.idFontFace),
    )
    const face = family?.faces.find(({ idFontFace }) => idFontFace === query.idFontFace)
    if (!family || !face) throw new Refusal('NOT_FOUND')
    return { ...face, fontFamily: toAnswer(family, language) }
  }),
]

function familiesFor(query: Filters): FontFamily[] {
  return fontFamilies.filter(
    (family) =>
      (query.language === undefined || family.language === query.language) &&
      traits.every((trait) => query[trait] === undefined || family[trait] === query[trait]) &&
      [family.name.ko, family.name.en].some((name) => matchesSearch(name, query.keyword ?? '')),
  )
}

function toAnswer({ name, slug: _, faces, ...family }: FontFamily, language: Language) {
  return { ...family, name: language === 'ko' ? name.ko : name.en, faces: [...faces] }
}
