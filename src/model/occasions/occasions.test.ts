import { expect, test } from 'vitest'
import { nextDaysOf } from './occasions.ts'

test('a day of every year is the next one, also on the day itself', () => {
  expect(nextDaysOf('christmas', '2026-11-29')).toEqual({ from: '2026-12-25', to: '2026-12-25' })
  expect(nextDaysOf('christmas', '2026-12-25')?.from).toBe('2026-12-25')
  expect(nextDaysOf('christmas', '2026-12-26')?.from).toBe('2027-12-25')
})

test('a season is on until its last day', () => {
  expect(nextDaysOf('summer', '2026-08-31')).toEqual({ from: '2026-06-01', to: '2026-08-31' })
  expect(nextDaysOf('summer', '2026-09-01')?.from).toBe('2027-06-01')
})

/** Days off as the government announced them. */
test.each([
  ['seollal', '2026-01-01', '2026-02-16', '2026-02-18'],
  ['seollal', '2026-02-19', '2027-02-06', '2027-02-08'],
  ['seollal', '2028-01-01', '2028-01-26', '2028-01-28'],
  ['chuseok', '2026-01-01', '2026-09-24', '2026-09-26'],
  ['chuseok', '2027-01-01', '2027-09-14', '2027-09-16'],
  ['chuseok', '2025-01-01', '2025-10-05', '2025-10-07'],
] as const)('%s after %s is from %s to %s', (occasion, today, from, to) => {
  expect(nextDaysOf(occasion, today)).toEqual({ from, to })
})

test('what a business does when it does it has no days', () => {
  expect(nextDaysOf('opening', '2026-11-29')).toBeNull()
})
