import { expect, test } from 'vitest'
import { apply } from '#scene/shapes/matrix.ts'
import { matrixOfTransform } from './transform.ts'

const moved = (text: string, x: number, y: number) => {
  const matrix = matrixOfTransform(text)
  return matrix && apply(matrix, [x, y]).map((value) => Math.round(value * 1e6) / 1e6)
}

test('parts of a transform apply from the last to the first', () => {
  expect(moved('translate(10, 20) scale(2)', 3, 4)).toEqual([16, 28])
  expect(moved('scale(2),translate(10 20)', 3, 4)).toEqual([26, 48])
  expect(moved('rotate(90 10 10)', 20, 10)).toEqual([10, 20])
  expect(moved('skewX(45) matrix(1 0 0 1 0 5)', 0, 0)).toEqual([5, 5])
  expect(moved('', 3, 4)).toEqual([3, 4])
})

test('what cannot be read is no transform', () => {
  for (const text of ['spin(3)', 'matrix(1 2)', 'translate(10', 'translate(1e999)'])
    expect(moved(text, 0, 0)).toBeNull()
})

test('long words that are no transform are read in linear time', () => {
  for (const text of ['a'.repeat(1_000_000), 'a('.repeat(500_000), `${'a'.repeat(1_000_000)})`])
    expect(matrixOfTransform(text)).toBeNull()
})
