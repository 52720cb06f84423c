import { expect, test } from 'vitest'
import { commentTargets, isInScope, itemName, screenScopeAt } from './screen-scope.ts'

const personas = { 'positioning.personas': [{ key: 'p1', id: null, name: '이서연', goal: '' }] }

test('a step has the comments of its fields, a page those of all its sections', () => {
  const step = must('/work-book/core/purpose/why')
  expect(commentTargets(step, {})).toEqual(['core.target', 'core.discomfort'])
  const page = must('/brand/guide/core')
  expect(commentTargets(page, {})).toContain('core.visionManifesto')
  expect(isInScope(page, 'visual.main')).toBe(false)
  expect(screenScopeAt('/profile')).toBeNull()
})

test('inside a list each item has the properties that the step asks for', () => {
  const step = must('/work-book/strategy/positioning/persona/purpose')
  expect(commentTargets(step, personas)).toEqual([
    'positioning.personas/p1/goal',
    'positioning.personas/p1/achievements',
  ])
  expect(itemName(personas, 'positioning.personas', 'p1')).toBe('이서연')
  expect(itemName(personas, 'positioning.personas', 'gone')).toBeNull()
})

test('a step without fields has the comments of its section', () => {
  expect(commentTargets(must('/work-book/visual/logo/request'), {})).toContain('visual.logoJson.primary')
})

test('a field of a newer version belongs to no screen', () => {
  expect(isInScope(must('/brand/guide/core'), 'core.notYet')).toBe(false)
})

function must(path: string) {
  const here = screenScopeAt(path)
  if (!here) throw new Error(path)
  return here
}
