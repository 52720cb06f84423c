import { expect, test } from 'vitest'
import { fieldAtPath } from './field-at-path.ts'

test('a field belongs to the step that asks for it', () => {
  expect(fieldAtPath('core.background')).toMatchObject({ item: null, step: 'core/story/background' })
  expect(fieldAtPath('core.background')?.section?.path).toBe('core/story')
})

test('a property of an item belongs to the step that asks for it', () => {
  expect(fieldAtPath('positioning.personas/p1/goal')).toMatchObject({
    item: 'p1',
    property: 'goal',
    step: 'strategy/positioning/persona/purpose',
  })
  expect(fieldAtPath('core.values/v1/description')?.step).toBe('core/value/definition')
})

test('a field without a step belongs to none, and one of a newer version gives null', () => {
  expect(fieldAtPath('core.memo')).toMatchObject({ step: null, section: null })
  expect(fieldAtPath('core.notYet')).toBeNull()
})
