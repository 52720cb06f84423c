import { expect, test } from 'vitest'
import type { Adjust } from '../body/body.ts'
import { colourMatrixOf, recolour } from './colour-matrix.ts'

function changed(colour: readonly number[], adjust: Adjust): number[] {
  const pixels = Uint8ClampedArray.from(colour)
  const matrix = colourMatrixOf(adjust)
  if (matrix) recolour(pixels, matrix)
  return [...pixels]
}

test('without a change there is no matrix', () => {
  expect(colourMatrixOf({})).toBeNull()
  expect(colourMatrixOf({ brightness: 0, contrast: 0, saturation: 0, warmth: 0 })).toBeNull()
})

test.each([
  ['brightness lifts every channel', { brightness: 0.5 }, [151, 101, 51, 128]],
  ['no contrast brings colours nearer to grey', { contrast: -1 }, [114, 89, 64, 128]],
  ['full contrast takes them away from it', { contrast: 1 }, [72, 0, 0, 128]],
  ['no saturation leaves a grey', { saturation: -1 }, [57, 57, 57, 128]],
  ['warmth adds red and takes blue', { warmth: 1 }, [125, 50, 0, 128]],
  ['a cold picture has more blue', { warmth: -1 }, [75, 50, 0, 128]],
  ['a value beyond the end is the end', { saturation: -7 }, [57, 57, 57, 128]],
] as const)('%s', (_, adjust, expected) => {
  expect(changed([100, 50, 0, 128], adjust)).toEqual(expected)
})

test('greys stay greys but for warmth, and white stays the lightest', () => {
  for (const adjust of [{ brightness: -0.3 }, { contrast: 0.4 }, { saturation: 1 }]) {
    const [red, green, blue] = changed([90, 90, 90, 255], adjust)
    expect([green, blue]).toEqual([red, red])
  }
  expect(changed([255, 255, 255, 255], { saturation: 1, contrast: 1 })).toEqual([255, 255, 255, 255])
})
