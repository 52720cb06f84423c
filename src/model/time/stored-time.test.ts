import { expect, test } from 'vitest'
import { computeAgeMs, computePauseMs, isSince, isWithin } from './stored-time.ts'

const now = 1_800_000_000_000
const day = 86_400_000

test('a pause lasts until its time, and is over where that is further ahead than any pause', () => {
  expect(computePauseMs(now + 5_000, now, 60_000)).toBe(5_000)
  expect(computePauseMs(now + 60_000, now, 60_000)).toBe(60_000)
  expect(computePauseMs(now, now, 60_000)).toBe(0)
  expect(computePauseMs(now - day, now, 60_000)).toBe(0)
  for (const until of [
    now + 60_001,
    now + 400 * day,
    Number.MAX_SAFE_INTEGER,
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ])
    expect(computePauseMs(until, now, 60_000), `${until}`).toBe(0)
})

test('a time is within a span before now, and not where it is far ahead or no number', () => {
  expect(isWithin(now, now, day)).toBe(true)
  expect(isWithin(now - day + 1, now, day)).toBe(true)
  expect(isWithin(now + 299_000, now, day), 'a step of the clock').toBe(true)
  for (const at of [now - day, now + 301_000, now + 400 * day, Number.NaN])
    expect(isWithin(at, now, day)).toBe(false)
})

test('a time is since another one, and not where it is far ahead', () => {
  expect(isSince(now, now, now)).toBe(true)
  expect(isSince(now - day, now - day, now)).toBe(true)
  for (const at of [now - day - 1, now + 301_000, Number.NaN]) expect(isSince(at, now - day, now)).toBe(false)
})

test('a time that is still to come has no age', () => {
  expect(computeAgeMs(now - 5, now)).toBe(5)
  expect(computeAgeMs(now + 400 * day, now)).toBe(0)
})
