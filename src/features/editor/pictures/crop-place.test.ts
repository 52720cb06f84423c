import { expect, test } from 'vitest'
import { type Cropped, frameAt, shifted, zoomed } from './crop-place.ts'

/** A wide picture in a square frame: 200 × 100 px at zoom 1. */
const wide: Cropped = { layer: {}, frame: { w: 100, h: 100 }, picture: { w: 400, h: 200 } }
const middle = { focus: [0.5, 0.5], zoom: 1 } as const

test('a picture moves by as many px as the pointer, and ends at its edges', () => {
  expect(frameAt(wide, middle)).toEqual({ x: -50, y: 0, w: 200, h: 100 })
  expect(frameAt(wide, shifted(wide, middle, 20, 0))).toEqual({ x: -30, y: 0, w: 200, h: 100 })
  expect(frameAt(wide, shifted(wide, middle, 500, 0)).x).toBeCloseTo(0)
  expect(frameAt(wide, shifted(wide, middle, -500, 0)).x).toBe(-100)
})

test('a side that fits the frame exactly keeps its focus', () => {
  expect(shifted(wide, { focus: [0.5, 0.2], zoom: 1 }, 0, 30).focus[1]).toBe(0.2)
})

test('zooming keeps the point under the pointer where it is', () => {
  const place = zoomed(wide, middle, 2, [25, 40])
  const [before, after] = [frameAt(wide, middle), frameAt(wide, place)]
  expect(after.w).toBe(2 * before.w)
  expect((25 - after.x) / after.w).toBeCloseTo((25 - before.x) / before.w)
  expect((40 - after.y) / after.h).toBeCloseTo((40 - before.y) / before.h)
})

test('zoom ends at 1 and at 10', () => {
  expect(zoomed(wide, middle, 0.2).zoom).toBe(1)
  expect(zoomed(wide, middle, 99).zoom).toBe(10)
})

test('a picture that is whole in its frame moves inside of it', () => {
  const whole: Cropped = { ...wide, layer: { fit: 'contain' } }
  expect(frameAt(whole, middle)).toEqual({ x: 0, y: 25, w: 100, h: 50 })
  expect(frameAt(whole, shifted(whole, middle, 0, -10)).y).toBe(15)
  expect(frameAt(whole, shifted(whole, middle, 0, 90)).y).toBe(50)
})
