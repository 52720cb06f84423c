import { expect, test } from 'vitest'
import type { Random } from '#model/fields/random.ts'
import { forEachRun, runsOr } from '../../../../tests/support/random.ts'
import { cutOut } from './cut-out.ts'
import type { Pixels } from './mask/planes.ts'

type Colour = readonly [number, number, number]
interface Scene {
  readonly ground: (x: number, y: number) => Colour
  readonly goods: Colour
  /** Of each channel. */
  readonly noise?: number
}

/** A round thing of a third of the side in the middle, its edge smoothed over a pixel. */
function pictureOf(side: number, { ground, goods, noise = 0 }: Scene, random: Random = Math.random): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)]
    const cover = coverAt(x, y, side)
    const under = ground(x / side, y / side)
    const grain = (random() - 0.5) * 2 * noise
    for (const part of [0, 1, 2])
      data[at * 4 + part] = (under[part] ?? 0) * (1 - cover) + (goods[part] ?? 0) * cover + grain
    data[at * 4 + 3] = 255
  }
  return { width: side, height: side, data }
}

function coverAt(x: number, y: number, side: number): number {
  return Math.min(1, Math.max(0, side / 3 - Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) + 0.5))
}

function smaller({ width, data }: Pixels, by: number): Pixels {
  const side = width / by
  const small = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const from = (Math.floor(at / side) * by * width + (at % side) * by) * 4
    small.set(data.subarray(from, from + 4), at * 4)
  }
  return { width: side, height: side, data: small }
}

/** Mean difference of alpha from the true cover, 0 to 1. */
function errorOf({ width, data }: Pixels): number {
  let sum = 0
  for (let at = 0; at < width * width; at++)
    sum += Math.abs((data[at * 4 + 3] ?? 0) / 255 - coverAt(at % width, Math.floor(at / width), width))
  return sum / (width * width)
}

test.each<readonly [string, Scene]>([
  ['white', { ground: () => [250, 250, 248], goods: [150, 60, 40], noise: 3 }],
  ['dark', { ground: () => [30, 32, 35], goods: [220, 200, 170], noise: 3 }],
  ['coloured', { ground: () => [90, 140, 200], goods: [240, 210, 60], noise: 5 }],
  [
    'unevenly lit',
    { ground: (x, y) => [240 - 60 * x, 238 - 55 * x - 20 * y, 235 - 50 * x], goods: [60, 90, 70], noise: 3 },
  ],
  ['with a soft shadow', { ground: (x, y) => shaded(x, y), goods: [30, 60, 130], noise: 2 }],
])('goods on a plain ground are cut out: %s', (_, scene) => {
  const whole = pictureOf(240, scene)
  expect(cutOut(whole, smaller(whole, 2))).toBe('cut')
  expect(errorOf(whole)).toBeLessThan(0.012)
})

function shaded(x: number, y: number): Colour {
  const shadow = 45 * Math.exp(-((x - 0.5) ** 2 + (y - 0.85) ** 2) / 0.01)
  return [245 - shadow, 244 - shadow, 242 - shadow]
}

test('goods of any colour that differs from the ground are cut out', () => {
  forEachRun(runsOr(12), (random) => {
    const colour = (): Colour => [random() * 255, random() * 255, random() * 255]
    const [ground, goods] = [colour(), colour()]
    if (Math.max(...[0, 1, 2].map((part) => Math.abs((ground[part] ?? 0) - (goods[part] ?? 0)))) < 100) return
    const whole = pictureOf(160, { ground: () => ground, goods, noise: 3 }, random)
    expect(cutOut(whole, smaller(whole, 1))).toBe('cut')
    expect(errorOf(whole)).toBeLessThan(0.02)
  })
})

test('the colours of an edge lose the ground that shines through them', () => {
  const whole = pictureOf(240, { ground: () => [255, 255, 255], goods: [20, 60, 30] })
  cutOut(whole, smaller(whole, 2))
  for (let at = 0; at < whole.data.length; at += 4) {
    const alpha = whole.data[at + 3] ?? 0
    if (alpha > 40 && alpha < 240) expect(whole.data[at]).toBeLessThan(150)
  }
})

test('a ground of two colours is not plain, and the picture stays as it is', () => {
  const whole = pictureOf(120, {
    ground: (x) => ((x * 8) % 2 < 1 ? [240, 240, 240] : [40, 90, 160]),
    goods: [200, 40, 40],
  })
  const before = whole.data.slice()
  expect(cutOut(whole, smaller(whole, 1))).toBe('uneven')
  expect(whole.data).toEqual(before)
})

test('a picture of the ground alone has nothing to cut out', () => {
  const whole = pictureOf(120, { ground: () => [200, 200, 200], goods: [200, 200, 200], noise: 3 })
  expect(cutOut(whole, smaller(whole, 1))).toBe('nothing')
})
