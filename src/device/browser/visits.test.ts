import { expect, it } from 'vitest'
import { countVisit, parseVisits } from './visits.ts'

const minute = 60_000

it('counts a reload as the same visit and the next day as another', () => {
  const first = countVisit(parseVisits(null), 1000)
  expect(first.count).toBe(1)
  const reloaded = countVisit(first, 1000 + 5 * minute)
  expect(reloaded.count).toBe(1)
  expect(countVisit(reloaded, 1000 + 20 * 60 * minute).count).toBe(2)
})

it('starts at zero with malformed data', () => {
  expect(parseVisits('many')).toEqual({ count: 0, lastAt: 0 })
})
