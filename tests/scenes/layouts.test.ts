import { beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '#model/forms/forms.ts'
import { composeLayouts } from '#scene/compose/compose-layouts.ts'
import { drawPage } from '#scene/draw-page.ts'
import { type TestBrand, testBrands } from '../support/dresses.ts'
import { isFullSize } from '../support/size.ts'
import { testFonts } from '../support/test-fonts.ts'
import { textsOutside } from './outside.ts'
import { weakTexts } from './seen-contrast.ts'

/** Photographs have single pixels beyond two deviations, and edges are mixed. */
const mostWeak = 0.03
let brands: readonly TestBrand[] = []
beforeAll(async () => {
  brands = await testBrands()
})

const words = {
  headline: '동지에는 단팥빵 하나 더',
  body: '새벽 다섯 시에 반죽해서 오후 두 시까지 구워요.',
  price: '3,800원',
  date: '12월 22일까지',
  cta: '예약하기',
}
const shapes = ['instagram-square', 'instagram-story', 'web-main-banner', 'a5-portrait', 'business-card']

describe.each([0, 1, 2])('in brand %i', (index) => {
  // In `npm test` each shape in one of the brands.
  const some = shapes.filter((_, at) => isFullSize || at % 3 === index)

  test.each(some)('layouts of %s are legible by their pixels, and within the page', async (key) => {
    const { dress, pictures } = brands[index] as TestBrand
    const { width, height, unit } = formOf(key) as NonNullable<ReturnType<typeof formOf>>
    for (const photo of ['{photo.1}', null] as const) {
      const size = { form: key, width, height, unit }
      const request = { words, photo, size, dress, language: 'zh-TW' } as const
      const layouts = composeLayouts(request, index, testFonts)
      expect(layouts.length).toBeGreaterThanOrEqual(6)
      for (const { name, body } of layouts)
        for (const page of body.pages) {
          const drawing = drawPage(page, body, dress, testFonts)
          expect([name, await weakTexts(drawing, pictures, mostWeak)]).toEqual([name, []])
          expect([name, textsOutside(drawing)]).toEqual([name, []])
        }
    }
  })
})
