import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['12000', 'KRW', 12_000],
  [' ₩12,000 ', 'KRW', 12_000],
  ['１２，０００원', 'KRW', 12_000],
  ['12.5', 'KRW', null],
  ['', 'KRW', null],
  ['-1', 'KRW', null],
  ['1e9', 'KRW', null],
  ['12.5', 'USD', 1_250],
  ['$19.99', 'USD', 1_999],
  ['12.345', 'USD', null],
] as const)('%j in %s is %j', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount)
})
