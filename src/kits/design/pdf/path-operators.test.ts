import { expect, test } from 'vitest'
import { boxOf, num, pathOperators } from './path-operators.ts'

test('lines, curves and closing become operators; a quadratic curve becomes the cubic one that it is', () => {
  expect(pathOperators('M0 0L10 0Q10 6 4 6C1 2 3 4 5 6Z').split('\n')).toEqual([
    '0 0 m',
    '10 0 l',
    '10 4 8 6 4 6 c',
    '1 2 3 4 5 6 c',
    'h',
  ])
})

test('a command goes on with further points, and after closing a path goes on from its beginning', () => {
  expect(pathOperators('M1,1 2,2L3 3 4-4Z').split('\n')).toEqual(['1 1 m', '2 2 l', '3 3 l', '4 -4 l', 'h'])
  expect(pathOperators('M2 2L9 9ZQ5 5 8 2').split('\n').at(-1)).toBe('4 4 6 4 8 2 c')
})

test('numbers are never exponential, whatever the path has', () => {
  expect([num(1e-7), num(-0), num(123456.78912), num(1 / 3)]).toEqual(['0', '0', '123456.7891', '0.3333'])
  expect(pathOperators('M1e-7 .5L-.25 1e2')).toBe('0 0.5 m\n-0.25 100 l')
})

test('numbers stay in what readers take, also what is none', () => {
  expect([num(1e300), num(-1e21), num(Number.NaN), num(Number.POSITIVE_INFINITY)]).toEqual([
    '1000000',
    '-1000000',
    '0',
    '1000000',
  ])
})

test('the box has all points, those that only bend a curve included', () => {
  expect(boxOf('M1 2Q-5 9 3 4L7 0')).toEqual([-5, 0, 7, 9])
})
