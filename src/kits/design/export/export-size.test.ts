import { expect, test } from 'vitest'
import { exportSize, resolutionsOf, sizeFault } from './export-size.ts'

const a4 = { unit: 'mm', width: 210, height: 297, bleed: 3 } as const
const feed = { unit: 'px', width: 1080, height: 1350 } as const

test('a form in millimetres is measured by its inches, a form in px by how many times', () => {
  expect(exportSize(a4, { perInch: 300 })).toEqual({ width: 2480, height: 3508, perInch: 300 })
  expect(exportSize(a4, { perInch: 150 }, true)).toEqual({ width: 1276, height: 1789, perInch: 150 })
  expect(exportSize(feed, { scale: 3 }, true)).toEqual({ width: 3240, height: 4050, perInch: null })
})

test('the resolutions are those of the unit', () => {
  expect([resolutionsOf(a4).length, resolutionsOf(feed).length]).toEqual([2, 3])
})

test('above what a canvas takes only a PNG is written, and above 64 million pixels only a PDF', () => {
  const size = (width: number, height: number) => ({ width, height, perInch: null })
  expect(sizeFault(size(4096, 4096), 'jpg')).toBeNull()
  expect(sizeFault(size(4096, 4097), 'webp')).toBe('only-png')
  expect(sizeFault(size(8000, 8000), 'png')).toBeNull()
  expect(sizeFault(size(8000, 8001), 'png')).toBe('only-pdf')
  expect(sizeFault(size(16_384, 10), 'png')).toBe('only-pdf')
})
