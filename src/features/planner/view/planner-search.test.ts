import { expect, test } from 'vitest'
import { readPlannerSearch } from './planner-search.ts'

test('an address says view, day and open entry', () => {
  const search = { view: 'week', day: '2026-12-18', entry: 'a1' }
  expect(readPlannerSearch(search)).toEqual(search)
})

test('a month stands for its first day', () => {
  expect(readPlannerSearch({ month: '2027-02' })).toEqual({ day: '2027-02-01' })
})

test('what is malformed is left out', () => {
  expect(readPlannerSearch({ view: 'year', day: '2026-02-30', entry: '' })).toEqual({})
  expect(readPlannerSearch({ day: '0202-12-18', view: 'feed' })).toEqual({ view: 'feed' })
  expect(readPlannerSearch({ day: 20261218, entry: 'a'.repeat(41), month: '2026-13' })).toEqual({})
})
