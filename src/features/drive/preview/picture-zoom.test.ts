import { expect, it } from 'vitest'
import { fitInto, fitted, keepInside, largestScale, zoomAt } from './picture-zoom.ts'

const stage = { width: 1000, height: 500 }

it('a picture fits into the stage, and a small one is not enlarged', () => {
  expect(fitInto({ width: 4000, height: 1000 }, stage)).toEqual({ width: 1000, height: 250 })
  expect(fitInto({ width: 100, height: 50 }, stage)).toEqual({ width: 100, height: 50 })
})

it('the point under the pointer stays where it is', () => {
  const point = { x: 120, y: -40 }
  const zoom = zoomAt({ scale: 2, x: 30, y: 10 }, 1.5, point)
  // Where the point is in the picture, before and after.
  expect((point.x - zoom.x) / zoom.scale).toBeCloseTo((point.x - 30) / 2)
  expect((point.y - zoom.y) / zoom.scale).toBeCloseTo((point.y - 10) / 2)
})

it('it is neither smaller than fitted nor larger than eight times', () => {
  expect(zoomAt(fitted, 0.1, { x: 0, y: 0 }).scale).toBe(1)
  expect(zoomAt(fitted, 100, { x: 0, y: 0 }).scale).toBe(largestScale)
})

it('an edge never comes inside the stage, and what fits stays in the middle', () => {
  const fit = { width: 800, height: 500 }
  expect(keepInside({ scale: 2, x: 900, y: -900 }, fit, stage)).toEqual({ scale: 2, x: 300, y: -250 })
  expect(keepInside({ scale: 1, x: 50, y: 50 }, fit, stage)).toEqual(fitted)
})
