import { expect, test } from 'vitest'
import { pagePointOf, partOf, viewOf } from './view-parts.ts'

test('the part of the page on a screen is shown whole, in the middle of one of another form', () => {
  const part = partOf({ scale: 2, x: 100, y: -40 }, { width: 1000, height: 600 })
  expect(part).toEqual([-50, 20, 500, 300])
  const view = viewOf(part, { width: 500, height: 500 })
  expect(view).toEqual({ scale: 1, x: 50, y: 80 })
  const [x, y, width, height] = partOf(view ?? { scale: 0, x: 0, y: 0 }, { width: 500, height: 500 })
  expect(x).toBeLessThanOrEqual(-50)
  expect(y).toBeLessThanOrEqual(20)
  expect(x + width).toBeGreaterThanOrEqual(450)
  expect(y + height).toBeGreaterThanOrEqual(320)
})

test('a part or a canvas without a size has no view', () => {
  expect(viewOf([0, 0, 0, 10], { width: 100, height: 100 })).toBeNull()
  expect(viewOf([0, 0, 10, 10], { width: 0, height: 100 })).toBeNull()
})

test('a point of the screen is one of the page, to a tenth', () => {
  expect(pagePointOf({ scale: 3, x: 10, y: 20 }, 110, 21)).toEqual([33.3, 0.3])
})
