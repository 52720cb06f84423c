import { beforeAll, describe, expect, test } from 'vitest'
import { drawPage } from '#scene/draw-page.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { type TestBrand, testBrands } from '../support/dresses.ts'
import { testBodies } from '../support/test-bodies.ts'
import { testFonts } from '../support/test-fonts.ts'
import { textsOutside } from './outside.ts'
import { weakTexts } from './seen-contrast.ts'
import { bodyAtLength, dressAtLength } from './vary-length.ts'

/** Photographs have single pixels beyond two deviations, and edges are mixed. */
const mostWeak = 0.03
let brands: readonly TestBrand[] = []
beforeAll(async () => {
  brands = await testBrands()
})

const bodies = testBodies()

test('there are sixteen bodies and three brands', () => {
  expect([bodies.length, brands.length]).toEqual([16, 3])
})

test('a pale text is found by its pixels', async () => {
  const [body] = bodies
  const [page] = body?.pages ?? []
  const [brand] = brands
  if (!body || !page || !brand) throw new Error('no body')
  const drawing = drawPage(page, body, brand.dress, testFonts)
  const items = drawing.items.map((item) => (item.kind === 'text' ? { ...item, fill: '#D0B0A8' } : item))
  const weak = await weakTexts({ ...drawing, items }, brand.pictures, mostWeak)
  expect(weak.length).toBe(items.filter(({ kind }) => kind === 'text').length)
})

describe.each([0, 1, 2])('in brand %i', (index) => {
  describe.each([0.5, 1, 1.5])('with texts at %f of their length', (share) => {
    test.each(bodies.map((body) => [body.name, body] as const))('%s can be read', async (_, body) => {
      const { dress, pictures } = brands[index] as TestBrand
      const varied = bodyAtLength(body, share)
      for (const page of varied.pages) {
        const drawing = drawPage(page, varied, dressAtLength(dress, share), testFonts)
        expect(await weakTexts(drawing, pictures, mostWeak)).toEqual([])
        const overflowing = remarksOf(drawing, 'overflow')
        const covered = remarksOf(drawing, 'small-contrast')
        // What is too long for its box may run under the next layer; both are said.
        expect(covered.filter((layer) => !overflowing.includes(layer))).toEqual([])
        if (share > 1) continue
        expect(overflowing).toEqual([])
        expect(textsOutside(drawing)).toEqual([])
      }
    })
  })
})

function remarksOf({ remarks }: Drawing, kind: string): readonly string[] {
  return remarks.filter((remark) => remark.kind === kind).map(({ layer }) => layer)
}
