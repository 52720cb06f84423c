import { expect, test } from 'vitest'
import { addMonths, daysBetween, periodOf } from './periods.ts'
import { addDays } from './seoul-day.ts'

test('a month that is too short ends the period on its last day, and the next one returns to the anchor', () => {
  expect([1, 2, 3].map((months) => addMonths('2027-01-31', months))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ])
  expect([12, 24, 36, 48].map((months) => addMonths('2028-02-29', months))).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
  expect(addMonths('2026-08-31', 1)).toBe('2026-09-30')
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
})

test('for every day of 2026 to 2040 months are in order, of the right length, and on the day of the anchor', () => {
  for (let day = '2026-01-01'; day < '2041-01-01'; day = addDays(day, 1)) {
    const next = addMonths(day, 1)
    const after = addMonths(day, 2)
    const length = daysBetween(day, next)
    const isRight =
      length >= 28 &&
      length <= 31 &&
      after > next &&
      (next.slice(8) === day.slice(8) || next.slice(8) >= '28')
    if (!isRight || addMonths(day, 12).slice(5, 7) !== day.slice(5, 7)) throw new Error(day)
  }
})

test('a day is in the period that begins on it or before', () => {
  const periods = ['2027-02-27', '2027-02-28', '2027-03-30', '2027-03-31'].map((day) =>
    periodOf('2027-01-31', 1, day),
  )
  expect(periods).toEqual([
    { start: '2027-01-31', end: '2027-02-28' },
    { start: '2027-02-28', end: '2027-03-31' },
    { start: '2027-02-28', end: '2027-03-31' },
    { start: '2027-03-31', end: '2027-04-30' },
  ])
})
