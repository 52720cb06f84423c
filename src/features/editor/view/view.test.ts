import { expect, test } from 'vitest'
import { fittedView, heldView, limitedScale, nextScale, toCanvas, toPage, zoomedView } from './view.ts'

const size = { width: 1000, height: 500, bleed: 0 }
const desk = { width: 864, height: 700 }

test('a page fits with its margins, in the middle', () => {
  const view = fittedView(size, desk)
  expect(view.scale).toBeCloseTo(0.8)
  expect(view.x).toBeCloseTo(32)
  const [, bottom] = toCanvas(view, [0, 500])
  expect(view.y - 52).toBeCloseTo(700 - 32 - bottom)
})

test('a page that fits ends above the bars that lie over the foot of the canvas', () => {
  const view = fittedView(size, { width: 390, height: 294, foot: 84 })
  expect(toCanvas(view, [0, 500])[1]).toBeLessThanOrEqual(294 - 84)
  expect(view.y).toBeGreaterThanOrEqual(52)
})

test('the bleed has room too', () => {
  const view = fittedView({ ...size, bleed: 100 }, desk)
  expect(toCanvas(view, [-100, 0])[0]).toBeCloseTo(32)
})

test('the point under the pointer stays where it is', () => {
  const view = { scale: 1, x: 40, y: 60 }
  const before = toPage(view, [300, 200])
  const after = zoomedView(view, 2.5, [300, 200])
  expect(toPage(after, [300, 200])).toEqual([expect.closeTo(before[0]), expect.closeTo(before[1])])
})

test('the scale stays between a tenth and eight times, but a page that fits smaller may be so', () => {
  expect([limitedScale(0.01), limitedScale(20), limitedScale(0.01, 0.04)]).toEqual([0.1, 8, 0.04])
})

test('the page cannot leave the canvas', () => {
  const held = heldView({ scale: 1, x: 5000, y: -5000 }, size, desk)
  expect(held).toEqual({ scale: 1, x: 864 - 48, y: 48 - 500 })
})

test('buttons go to the next scale, also from one between', () => {
  expect([nextScale(0.66, 1), nextScale(0.7, -1), nextScale(8, 1), nextScale(0.1, -1)]).toEqual([
    0.75, 0.66, 8, 0.1,
  ])
})
