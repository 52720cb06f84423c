import { expect, test } from 'vitest'
import { weekOf } from '#model/planner/month.ts'
import { addDays } from '#model/time/seoul-day.ts'
import { sundayOf, weekNumber } from './weeks.ts'

test('all days of a week have its number, and its Sunday comes back from it', () => {
  for (let day = '2024-12-20'; day < '2028-03-10'; day = addDays(day, 1)) {
    const [sunday = ''] = weekOf(day)
    expect([day, sundayOf(weekNumber(day))]).toEqual([day, sunday])
  }
})

test('weeks after each other have numbers after each other, also at the turn of a year', () => {
  expect(weekNumber('2027-01-03') - weekNumber('2026-12-27')).toBe(1)
  expect(weekNumber('1999-12-31')).toBe(-1)
})
