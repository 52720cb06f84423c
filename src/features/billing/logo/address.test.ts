import { expect, test } from 'vitest'
import { optionsIn, textIn } from './address.ts'

test('the query of an address gives texts, also where the router made numbers of them', () => {
  expect(textIn({ token: '8AB' }, 'token')).toBe('8AB')
  expect(textIn({ cancelled: 1 }, 'cancelled')).toBe('1')
  expect(textIn({ token: ['x'] }, 'token')).toBe(null)
  expect(textIn({}, 'token')).toBe(null)
})

test('the options of a page that was left are numbers, whatever the address says', () => {
  expect(optionsIn('1-2-5')).toEqual([1, 2, 5])
  expect(optionsIn('')).toEqual([])
  expect(optionsIn('x-2-1.5')).toEqual([2])
})
