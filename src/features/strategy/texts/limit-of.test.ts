import { expect, test } from 'vitest'
import { strategy } from '#model/documents/strategy.ts'
import { limitOf } from './limit-of.ts'

const { personality, positioning } = strategy

test('every text of the strategy has its limit, also inside a list', () => {
  expect(limitOf(personality.tagline1.path)).toBe(personality.tagline1.max)
  const { personas } = positioning
  expect(limitOf(`${personas.path}/some-key/goal`)).toBe(personas.properties.goal.max)
})

test('a value and an unknown field have none', () => {
  expect(limitOf(positioning.axisX.path)).toBeNull()
  expect(limitOf(`${positioning.personas.path}/some-key/name`)).toBeNull()
  expect(limitOf('elsewhere')).toBeNull()
})
