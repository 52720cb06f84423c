import { expect, test } from 'vitest'
import { quoteStateOf } from './quote.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('a quote that was not answered is asked for, at any time', () => {
  expect(quoteStateOf({ expiresAt: null, acceptedAt: null }, at(1))).toBe('ASKED')
})

test('an answer is an offer until its end, and none from then on', () => {
  const offered = { expiresAt: at(15), acceptedAt: null }
  expect(quoteStateOf(offered, new Date(at(15).getTime() - 1))).toBe('OFFERED')
  expect(quoteStateOf(offered, at(15))).toBe('EXPIRED')
})

test('what was accepted does not expire', () => {
  expect(quoteStateOf({ expiresAt: at(15), acceptedAt: at(14) }, at(20))).toBe('ACCEPTED')
})
