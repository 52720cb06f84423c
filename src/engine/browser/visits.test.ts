import { expect, it } from 'vitest'
import { countVisit, parseVisits } from './visits.ts'

const minute = 60_000
const day = 24 * 60 * minute

it('counts a reload as the same visit and the next day as another', () => {
  const first = countVisit(parseVisits(null), 1000)
  expect(first.count).toBe(1)
  const reloaded = countVisit(first, 1000 + 5 * minute)
  expect(reloaded.count).toBe(1)
  expect(countVisit(reloaded, 1000 + 20 * 60 * minute).count).toBe(2)
})

it('counts a visit after the clock was put right as another', () => {
  const ahead = countVisit(parseVisits(null), 1_000 * day)
  expect(countVisit(ahead, 2_000).count).toBe(2)
})

it('starts at zero with malformed data', () => {
  expect(parseVisits('many')).toEqual({ count: 0, lastAt: 0 })
})
