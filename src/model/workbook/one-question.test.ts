import { expect, test } from 'vitest'
import { steps, stepsOf } from './steps.ts'

test('a step asks for one choice at a time', () => {
  const choices = steps.flatMap(({ question }) => (question.kind === 'choices' ? [question] : []))
  expect(choices.filter(({ fields }) => fields.length !== 1)).toEqual([])
})

test('the questions of the vision follow each other, and the first keeps its released address', () => {
  expect(stepsOf('core/vision').map(({ path }) => path)).toEqual([
    'core/vision/present',
    'core/vision/future',
    'core/vision/future-members',
    'core/vision/future-size',
    'core/vision/purpose',
    'core/vision/strategy',
    'core/vision/manifesto',
  ])
})
