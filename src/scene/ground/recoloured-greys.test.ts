import { expect, test } from 'vitest'
import { luminanceOfRgb } from '#model/colour/contrast.ts'
import { fromLinear, type Rgb } from '#model/colour/oklab.ts'
import { forEachRun, runsOr } from '../../../tests/support/random.ts'
import { colourMatrixOf, recolour } from '../colour/colour-matrix.ts'
import { recolouredRange } from './recoloured-greys.ts'

const greyOf = (rgb: Rgb) => fromLinear(luminanceOfRgb(rgb))

test('the greys that colours may become hold those that they do become', () => {
  forEachRun(runsOr(6), (random) => {
    const change = () => Math.round((random() * 2 - 1) * 100) / 100
    const adjust = { brightness: change(), contrast: change(), saturation: change(), warmth: change() }
    const matrix = colourMatrixOf(adjust)
    if (!matrix) return
    let outside = 0
    for (let i = 0; i < 2_000; i++) {
      const rgb = [0, 1, 2].map(() => Math.floor(random() * 256)) as unknown as Rgb
      const pixel = Uint8ClampedArray.from([...rgb, 255])
      recolour(pixel, matrix)
      const grey = greyOf([...pixel] as unknown as Rgb)
      const [low, high] = recolouredRange([greyOf(rgb), greyOf(rgb)], matrix)
      expect(grey).toBeGreaterThan(low - 16)
      expect(grey).toBeLessThan(high + 16)
      if (grey < low || grey > high) outside++
    }
    expect(outside).toBeLessThan(40)
  })
})

test('a small change leaves a range nearly as narrow as it was', () => {
  const matrix = colourMatrixOf({ brightness: 0.1 })
  const [low, high] = matrix ? recolouredRange([128, 128], matrix) : [0, 255]
  expect(high - low).toBeLessThan(30)
})
