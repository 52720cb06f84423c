import { expect, test } from 'vitest'
import { addDays, endOfDays, startOfSeoulDay } from './seoul-day.ts'

test('a day in Seoul begins at 15:00 UTC of the day before', () => {
  expect(new Date(startOfSeoulDay('2026-03-01')).toISOString()).toBe('2026-02-28T15:00:00.000Z')
})

test('days are added over the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('what lasts some days ends with the last of them, by the day in Seoul', () => {
  const last = (at: string) => endOfDays(new Date(at), 7).toISOString()
  expect(last('2026-11-01T14:59:59.999Z')).toBe('2026-11-08T15:00:00.000Z')
  expect(last('2026-11-01T15:00:00.000Z')).toBe('2026-11-09T15:00:00.000Z')
})
