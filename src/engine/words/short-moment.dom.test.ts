import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shortMoment } from './short-moment.ts'

beforeEach(() => {
  document.documentElement.lang = 'en'
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 18, 30) })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a moment is a time today, a day this year, and a day with its year in any other', () => {
  expect(shortMoment(new Date(2026, 10, 27, 9, 5).getTime())).toMatch(/^9:05\sAM$/)
  expect(shortMoment(new Date(2026, 9, 4).getTime())).toBe('October 4')
  expect(shortMoment(new Date(2025, 9, 4).getTime())).toBe('October 4, 2025')
  expect(shortMoment('not a moment')).toBe('')
})
