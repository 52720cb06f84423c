import { expect, test } from 'vitest'
import { inOneColour } from './one-colour.ts'

const [ink, paper, none] = [
  [180, 88, 58, 255],
  [255, 255, 255, 255],
  [0, 0, 0, 0],
]
const white = [255, 255, 255] as const
const pixels = (...parts: (readonly number[] | undefined)[]) =>
  new Uint8ClampedArray(parts.flatMap((part) => [...(part ?? [])]))

test('forms take the colour, and what is transparent stays so', () => {
  expect([...(inOneColour(pixels(ink, none, ink), white) ?? [])]).toEqual([
    255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255,
  ])
})

test('light letters inside a dark form stay open, so that a badge does not become a blot', () => {
  const painted = inOneColour(pixels(ink, paper, ink, none), white)
  expect([3, 7, 11, 15].map((at) => painted?.[at])).toEqual([255, 0, 255, 0])
})

test('an image with a ground of its own has no form to be painted', () => {
  expect(inOneColour(pixels(ink, paper, ink, paper), white)).toBeNull()
  expect(inOneColour(pixels(none, none), white)).toBeNull()
})
