import { expect, test } from 'vitest'
import { keptAngle } from './turn-layers.ts'

test('Shift keeps to steps of 15°', () => {
  expect([keptAngle(37, true, false), keptAngle(-8, true, false)]).toEqual([30, -15])
})

test('near a right angle it is taken, but not with Ctrl', () => {
  expect(keptAngle(88.4, false, false)).toBe(90)
  expect(keptAngle(88.4, false, true)).toBe(88)
  expect(keptAngle(87.4, false, false)).toBe(87)
})
