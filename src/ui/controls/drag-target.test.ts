import { expect, test } from 'vitest'
import { computeTarget } from './drag-target.ts'

const rows = [0, 1, 2, 3].map((index) => ({ top: index * 40, height: 40 }))

test('a small shift leaves the row where it is', () => {
  expect(computeTarget(rows, 1, 15)).toBe(1)
  expect(computeTarget(rows, 1, -15)).toBe(1)
})

test('it takes the position whose middle it has crossed', () => {
  expect(computeTarget(rows, 1, 45)).toBe(2)
  expect(computeTarget(rows, 1, -45)).toBe(0)
  expect(computeTarget(rows, 0, 90)).toBe(2)
})

test('beyond the ends it stays the first or the last', () => {
  expect(computeTarget(rows, 1, 900)).toBe(3)
  expect(computeTarget(rows, 1, -900)).toBe(0)
})

test('rows of different heights are passed at their own middle', () => {
  const uneven = [
    { top: 0, height: 40 },
    { top: 40, height: 120 },
  ]
  expect(computeTarget(uneven, 0, 70)).toBe(0)
  expect(computeTarget(uneven, 0, 85)).toBe(1)
})
