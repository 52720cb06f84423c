import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '#model/language/languages.ts'
import type { Body } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { bodyIn } from '#server/templates/in-language.ts'
import { readCatalogue } from '#server/templates/read-catalogue.ts'
import type { StoredTemplate } from '#server/templates/read-template.ts'
import { type TestBrand, testBrands } from '../support/dresses.ts'
import { testFonts } from '../support/test-fonts.ts'
import { textsOutside } from './outside.ts'
import { weakTexts } from './seen-contrast.ts'
import { bodyAtLength, dressAtLength } from './vary-length.ts'

/** Photographs have single pixels beyond two deviations, and edges are mixed. */
const mostWeak = 0.03
const content = join(import.meta.dirname, '../../sync-server/content')
const { templates } = await readCatalogue([
  { templates: join(content, 'templates'), bundles: join(content, 'bundles') },
])
const named = templates.map(
  (template) => [`${template.idTemplate} ${template.about.names.ko}`, template] as const,
)
const others = languages.map(({ key }) => key).filter((key) => key !== 'ko')
const shares = [0.5, 1, 1.5]
let brands: readonly TestBrand[] = []
beforeAll(async () => {
  brands = await testBrands()
})

describe.each(named)('template %s', (_, template) => {
  test('fits its boxes and its page in each brand and length', () => {
    expect(problemsOf(template, 'ko')).toEqual([])
  })

  test.each(others)('fits them in %s', { tags: ['all'] }, (language) => {
    expect(problemsOf(template, language)).toEqual([])
  })

  test('can be read by its pixels in each brand and length', { tags: ['all'], timeout: 60_000 }, async () => {
    for (const brand of brands)
      for (const share of shares)
        for (const drawing of pagesOf(bodyIn(template, 'ko', []), brand, share))
          expect([brand.name, share, await weakTexts(drawing, brand.pictures, mostWeak)]).toEqual([
            brand.name,
            share,
            [],
          ])
  })
})

/** What does not fit: brand, share of the length, layer. A text longer than its sample may only run under what is on it. */
function problemsOf(template: StoredTemplate, language: Language): readonly string[] {
  return brands.flatMap((brand) =>
    shares.flatMap((share) =>
      pagesOf(bodyIn(template, language, []), brand, share).flatMap((drawing) => {
        const overflowing = remarksOf(drawing, 'overflow')
        const covered = remarksOf(drawing, 'small-contrast').filter((layer) => !overflowing.includes(layer))
        const found = share > 1 ? covered : [...covered, ...overflowing, ...textsOutside(drawing)]
        return found.map((problem) => `${brand.name} ${share} ${problem}`)
      }),
    ),
  )
}

function pagesOf(body: Body, { dress }: TestBrand, share: number): readonly Drawing[] {
  const varied = bodyAtLength(body, share)
  return varied.pages.map((page) => drawPage(page, varied, dressAtLength(dress, share), testFonts))
}

function remarksOf({ remarks }: Drawing, kind: string): readonly string[] {
  return remarks.filter((remark) => remark.kind === kind).map(({ layer }) => layer)
}
