import { expect, it } from 'vitest'
import { toMonochrome } from './monochrome.ts'

const black = [0, 0, 0] as const
const pixels = (...colours: number[][]) => Uint8ClampedArray.from(colours.flat())

it('a transparent image keeps its shape in the one colour', () => {
  const drawn = pixels([155, 187, 169, 255], [0, 0, 0, 0], [155, 187, 169, 128], [0, 0, 0, 0])
  toMonochrome(drawn, 2, black)
  expect([...drawn]).toEqual([0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0])
})

it('light letters in a dark shape become transparent', () => {
  const drawn = pixels([20, 30, 40, 255], [255, 255, 255, 255], [0, 0, 0, 0], [0, 0, 0, 0])
  toMonochrome(drawn, 2, black)
  expect([drawn[3], drawn[7]]).toEqual([255, 0])
})

it('a light logo on a transparent background stays visible', () => {
  const drawn = pixels([250, 250, 250, 255], [0, 0, 0, 0], [255, 255, 255, 255], [0, 0, 0, 0])
  toMonochrome(drawn, 2, black)
  expect([drawn[3], drawn[11]]).toEqual([255, 255])
})

it('an opaque image loses its background', () => {
  const drawn = pixels(
    ...Array.from({ length: 9 }, (_, i) => (i === 4 ? [180, 60, 40, 255] : [255, 255, 255, 255])),
  )
  toMonochrome(drawn, 3, [255, 255, 255])
  expect(drawn[3]).toBe(0)
  expect([...drawn.subarray(16, 20)]).toEqual([255, 255, 255, 255])
})
