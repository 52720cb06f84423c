import { describe, expect, test } from 'vitest'
import type { BookLook } from '#features/export/book/book.ts'
import { isFullSize } from '../support/size.ts'
import { type ExampleBrand, type Extent, exampleBrand } from './example-brands.ts'
import { outside, wordsIn } from './look-into.ts'
import { pressOf } from './press.ts'

const brands: readonly (ExampleBrand & { readonly look: BookLook })[] = [
  {
    group: 'FNB',
    language: 'ko',
    look: 'warm',
    fonts: {
      korMain: ['Gowun Batang', 700],
      korSub: ['Pretendard', 400],
      engMain: ['Lora', 600],
      engSub: ['Inter', 400],
    },
  },
  {
    group: 'PROFESSIONAL',
    language: 'ko',
    look: 'crisp',
    fonts: { korMain: ['Pretendard', 700], korSub: ['Pretendard', 400] },
  },
  {
    group: 'FASHION_BEAUTY',
    language: 'ko',
    look: 'quiet',
    // Not seen on paper.
    logo: '#F7F3EC',
    fonts: { korMain: ['Gowun Dodum', 400], engMain: ['Playfair Display', 700] },
  },
  {
    group: 'HEALTHCARE_MEDICAL',
    language: 'en',
    look: 'quiet',
    fonts: { engMain: ['Playfair Display', 700], engSub: ['Inter', 400] },
  },
]

/** Pages of a book, fewest and most. */
const lengths: Readonly<Record<Extent, readonly [number, number]>> = {
  begun: [7, 12],
  half: [16, 26],
  whole: [28, 44],
}

const formats = isFullSize ? (['a4', 'wide'] as const) : (['a4'] as const)

describe.each(isFullSize ? brands : brands.slice(0, 1))(
  'books of $group in $language',
  ({ look, ...brand }) => {
    test.each(Object.keys(lengths) as Extent[])(
      'of a workbook that is %s have so many pages, each with something on it and nothing at its edge',
      async (extent) => {
        const press = await pressOf(await exampleBrand(brand, extent))
        expect(press.missing).toEqual([])
        for (const format of formats) {
          const pdf = press.set({ format, look, hasMarks: false, leavesOutThin: false })
          const { words } = wordsIn(pdf)
          const pages = new Set(words.map(({ page }) => page)).size
          const [fewest, most] = lengths[extent]
          expect(pages, format).toBeGreaterThanOrEqual(fewest)
          expect(pages, format).toBeLessThanOrEqual(most)
          expect(Math.max(...words.map(({ page }) => page)), format).toBe(pages)
          expect(outside(pdf), format).toEqual([])
        }
      },
      60_000,
    )
  },
)
