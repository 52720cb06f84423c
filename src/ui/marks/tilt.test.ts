import { expect, test } from 'vitest'
import { computeTilt } from './tilt.ts'

const keys = ['core.purpose', 'core.story', 'core.vision', 'core.value', 'info.company', 'visual.logo']

test('a section is always stamped at the same angle', () => {
  for (const key of keys) expect(computeTilt(key)).toBe(computeTilt(key))
})

test('the angle is small and never zero', () => {
  for (const key of keys) {
    expect(Math.abs(computeTilt(key))).toBeGreaterThanOrEqual(2)
    expect(Math.abs(computeTilt(key))).toBeLessThanOrEqual(5)
  }
})

test('neighbouring sections do not all lean the same way', () => {
  expect(new Set(keys.map(computeTilt)).size).toBeGreaterThan(2)
})
