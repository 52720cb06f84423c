import { afterEach, expect, test } from 'vitest'
import { isElsewhere } from './zone.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

const midnight = Date.parse('2026-12-31T15:00:00Z')

test.each([
  ['Asia/Seoul', false],
  ['Asia/Tokyo', false],
  ['America/New_York', true],
  ['Asia/Kolkata', true],
])('a device in %s shows another time than Seoul: %s', (name, isOther) => {
  process.env.TZ = name
  for (const at of [midnight - 1, midnight, midnight + 12 * 3_600_000]) expect(isElsewhere(at)).toBe(isOther)
})
