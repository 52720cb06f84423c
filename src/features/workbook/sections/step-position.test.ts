import { expect, test } from 'vitest'
import { nextUnfinished, positionOf, sectionAfter } from './step-position.ts'

test('a step knows its neighbours', () => {
  const position = positionOf('core/story/what')
  expect(position?.index).toBe(1)
  expect(position?.previous?.path).toBe('core/story/background')
  expect(position?.next?.path).toBe('core/story/how')
})

test("the previous step of a section's first step is in the section before", () => {
  expect(positionOf('core/story/background')?.previous?.path).toBe('core/purpose/manifesto')
  expect(positionOf('core/purpose/why')?.previous).toBeNull()
})

test('the last step of a section has no next one', () => {
  expect(positionOf('core/story/explanation')?.next).toBeNull()
})

test('a path that is no step has no position', () => {
  expect(positionOf('core/story/nothing')).toBeNull()
})

test('the next section is the next unfinished one, wrapping around', () => {
  const purpose = { 'core.target': 'a', 'core.discomfort': 'b', 'core.purposeManifesto': 'c' }
  expect(nextUnfinished('core/purpose', purpose)?.path).toBe('core/story')
  expect(nextUnfinished('core/value', {})?.path).toBe('info/brand-profile')
  expect(nextUnfinished('strategy/positioning/position', {})?.path).toBe('core/purpose')
  expect(nextUnfinished('strategy/positioning/position', purpose)?.path).toBe('core/story')
})

test('the sections of the guide are followed by those of the strategy', () => {
  expect(sectionAfter('core/purpose')?.path).toBe('core/story')
  expect(sectionAfter('core/value')?.path).toBe('info/brand-profile')
  expect(sectionAfter('visual/typography')?.path).toBe('strategy/personality/keyword')
  expect(sectionAfter('strategy/positioning/position')).toBeNull()
})

test('a hidden step is no sibling, and its next step is the one that replaced it', () => {
  const position = positionOf('visual/color/pallet-old')
  expect(position?.index).toBe(-1)
  expect(position?.next?.path).toBe('visual/color/pallet')
})
