import { expect, test } from 'vitest'
import { expiryNote, monthOf } from './card-days.ts'

test('a card is announced 60 days before its last one, and is over the day after that', () => {
  expect(expiryNote('2026-12', '2026-11-01')).toBe(null)
  expect(expiryNote('2026-12', '2026-11-02')).toBe('soon')
  expect(expiryNote('2026-12', '2026-12-31')).toBe('soon')
  expect(expiryNote('2026-12', '2027-01-01')).toBe('expired')
  expect(monthOf('2026-12')).toBe('12/26')
})
