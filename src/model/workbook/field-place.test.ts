import { expect, test } from 'vitest'
import { fieldPlace } from './field-place.ts'

test('a field belongs to the step that asks for it', () => {
  expect(fieldPlace('core.background')).toMatchObject({ item: null, step: 'core/story/background' })
  expect(fieldPlace('core.background')?.section?.path).toBe('core/story')
})

test('a property of an item belongs to the step that asks for it', () => {
  expect(fieldPlace('positioning.personas/p1/goal')).toMatchObject({
    item: 'p1',
    property: 'goal',
    step: 'strategy/positioning/persona/purpose',
  })
  expect(fieldPlace('core.values/v1/description')?.step).toBe('core/value/definition')
})

test('a field without a step belongs to none, and one of a newer version gives null', () => {
  expect(fieldPlace('core.memo')).toMatchObject({ step: null, section: null })
  expect(fieldPlace('core.notYet')).toBeNull()
})
