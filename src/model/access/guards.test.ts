import { expect, test } from 'vitest'
import { allowsLevel } from './plan-levels.ts'
import { passesTest } from './test-mode.ts'

test("a plan's level is allowed if it is listed or in a range; without a list every level is", () => {
  expect(allowsLevel(10, ['2-22'])).toBe(true)
  expect([2, 22].map((level) => allowsLevel(level, ['2-22']))).toEqual([true, true])
  expect([1, 23].map((level) => allowsLevel(level, ['2-22']))).toEqual([false, false])
  expect(allowsLevel(11, ['10', '20-100'])).toBe(false)
  expect(allowsLevel(10, ['10', '20-100'])).toBe(true)
  expect(allowsLevel(undefined, ['0-1'])).toBe(true)
  expect(allowsLevel(null, ['1'])).toBe(false)
  expect(allowsLevel(0)).toBe(true)
  expect(allowsLevel(50, [])).toBe(false)
})

test('without marks everybody passes the test mode; with marks, matching addresses do', () => {
  const none = { companyDomain: null, guestMarker: null }
  const both = { companyDomain: 'saegim.example', guestMarker: '+guest' }
  expect(passesTest(none, null)).toBe(true)
  expect(passesTest(both, 'ji@Saegim.example')).toBe(true)
  expect(passesTest(both, 'ji+guest@ongi.example')).toBe(true)
  expect(passesTest(both, 'ji@ongi.example')).toBe(false)
  expect(passesTest(both, null)).toBe(false)
  expect(passesTest({ ...none, guestMarker: '+guest' }, 'ji@saegim.example')).toBe(false)
})
