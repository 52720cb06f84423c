import { expect, test } from 'vitest'
import { pageFormats } from './book.ts'
import { layOutPhotos, type PhotoPage } from './lay-out-photos.ts'

const [portrait, landscape, square] = [0.75, 1.5, 1]
const counts = (pages: PhotoPage[]) => pages.map(({ rows }) => rows.map(({ count }) => count))

test('photographs stand in the rows in which they lose least', () => {
  expect(counts(layOutPhotos([landscape, landscape], 'a4'))).toEqual([[1, 1]])
  expect(counts(layOutPhotos([portrait, portrait], 'wide'))).toEqual([[2]])
  expect(counts(layOutPhotos([portrait, landscape, square], 'a4'))).toEqual([[2, 1]])
})

test('all of them are on pages, spread evenly', () => {
  for (const format of pageFormats) {
    for (let total = 0; total < 45; total++) {
      const ratios = Array.from(
        { length: total },
        (_, index) => [portrait, landscape, square][index % 3] ?? 1,
      )
      const onPages = counts(layOutPhotos(ratios, format)).map((rows) =>
        rows.reduce((sum, row) => sum + row, 0),
      )
      expect(onPages.reduce((sum, each) => sum + each, 0)).toBe(total)
      expect(Math.max(0, ...onPages) - Math.min(Number.POSITIVE_INFINITY, ...onPages)).toBeLessThanOrEqual(1)
    }
  }
})

test('a photograph keeps four fifths of its width and height: the page is not filled at any price', () => {
  const areas = { a4: 210 / 269, wide: 320 / 159, square: 230 / 202 }
  for (const format of pageFormats) {
    for (const ratio of [0.4, portrait, square, landscape, 3]) {
      const [page] = layOutPhotos([ratio], format)
      const shown = areas[format] * ((page?.width ?? 0) / (page?.height ?? 1))
      expect(Math.min(shown / ratio, ratio / shown), `${ratio} ${format}`).toBeGreaterThanOrEqual(0.799)
    }
  }
})

test('a portrait on a wide page leaves the other side free, a landscape on a tall one the foot', () => {
  expect(layOutPhotos([portrait], 'wide')[0]).toMatchObject({ height: 1, width: expect.closeTo(0.466, 2) })
  expect(layOutPhotos([landscape], 'a4')[0]).toMatchObject({ width: 1, height: expect.closeTo(0.651, 2) })
})
