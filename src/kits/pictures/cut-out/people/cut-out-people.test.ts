import { expect, test } from 'vitest'
import type { Pixels, Plane } from '../mask/planes.ts'
import { cutOutPeople } from './cut-out-people.ts'

const side = 160
/** Pixels of the mask of a model. */
const coarse = 40

/** A dark disc before light stripes. */
function picture(): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)]
    const stripe = Math.floor(x / 12) % 2 ? [220, 240, 200] : [250, 220, 230]
    const inside = coverAt(x, y)
    for (const part of [0, 1, 2])
      data[at * 4 + part] = ([60, 30, 80][part] ?? 0) * inside + (stripe[part] ?? 0) * (1 - inside)
    data[at * 4 + 3] = 255
  }
  return { width: side, height: side, data }
}

function coverAt(x: number, y: number): number {
  return Math.min(1, Math.max(0, side / 3 - Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) + 0.5))
}

/** Sure of itself where `is` says so, of pixels of the mask. */
function mask(is: (x: number, y: number) => boolean): Plane {
  const data = Float32Array.from({ length: coarse * coarse }, (_, at) =>
    is(at % coarse, Math.floor(at / coarse)) ? 0.95 : 0.05,
  )
  return { width: coarse, height: coarse, data }
}
const disc = (x: number, y: number) => Math.hypot(x + 0.5 - coarse / 2, y + 0.5 - coarse / 2) < coarse / 3

function cut(found: Plane) {
  const whole = picture()
  return { outcome: cutOutPeople(whole, picture(), found), whole }
}

/** Mean difference of alpha from the true cover, 0 to 1. */
function errorOf({ data }: Pixels): number {
  let sum = 0
  for (let at = 0; at < side * side; at++)
    sum += Math.abs((data[at * 4 + 3] ?? 0) / 255 - coverAt(at % side, Math.floor(at / side)))
  return sum / (side * side)
}

test('a coarse mask follows the edge that the picture has', () => {
  const { outcome, whole } = cut(mask(disc))
  expect(outcome).toBe('cut')
  expect(errorOf(whole)).toBeLessThan(0.012)
})

test('small parts beside people and small holes in them are errors of the model', () => {
  const wrong = (x: number, y: number) => Math.hypot(x - 20, y - 18) < 1.2 || Math.hypot(x - 3, y - 35) < 1.2
  const { whole } = cut(mask((x, y) => disc(x, y) !== wrong(x, y)))
  expect(errorOf(whole)).toBeLessThan(0.012)
})

test('a space between an arm and the body stays open', () => {
  const gap = (x: number, y: number) => Math.hypot(x - 20, y - 20) < 4
  const { whole } = cut(mask((x, y) => disc(x, y) && !gap(x, y)))
  expect(whole.data[((side / 2) * side + side / 2) * 4 + 3]).toBe(0)
})

test('the colours of an edge lose the ground behind it', () => {
  const [{ whole }, before] = [cut(mask(disc)), picture()]
  const edge = Array.from({ length: side * side }, (_, at) => at * 4).filter((at) => {
    const alpha = whole.data[at + 3] ?? 0
    return alpha > 60 && alpha < 240
  })
  const mean = ({ data }: Pixels) => edge.reduce((sum, at) => sum + (data[at + 1] ?? 0), 0) / edge.length
  expect(edge.length).toBeGreaterThan(100)
  expect(mean(whole)).toBeLessThan(0.7 * mean(before))
})

test.each([
  ['no person', () => false],
  ['people alone', () => true],
])('where the model finds %s nothing is cut, and the picture stays as it is', (_, is) => {
  const { outcome, whole } = cut(mask(is))
  expect(outcome).toBe('nothing')
  expect(whole).toEqual(picture())
})
