import { expect, test } from 'vitest'
import { guide } from '../documents/guide.ts'
import { nextStep } from './next-step.ts'
import { sectionOf } from './sections.ts'
import { stepOf, steps, stepsOf } from './steps.ts'

const { core } = guide
const needed = [
  core.aspiration,
  core.futureActivityPeriod,
  core.ideal,
  core.businessScope,
  core.visionManifesto,
]
const answered = Object.fromEntries(needed.map(({ path }) => [path, '온기']))

test('a step asks for one choice at a time, but for the sizes of the company', () => {
  const several = steps.filter(({ question }) => question.kind === 'choices' && question.fields.length !== 1)
  expect(several.map(({ path }) => path)).toEqual(['core/vision/present'])
})

test('the vision begins with what one wants to be called', () => {
  expect(stepsOf('core/vision').map(({ path }) => path)).toEqual([
    'core/vision/purpose',
    'core/vision/future',
    'core/vision/strategy',
    'core/vision/present',
    'core/vision/manifesto',
  ])
})

test('released addresses of its other questions stay', () => {
  for (const path of ['core/vision/future-members', 'core/vision/future-size'])
    expect(stepOf(path), path).toMatchObject({ isHidden: true })
})

test('the vision is finished without the sizes of the company, and nothing asks for them first', () => {
  expect(sectionOf('core/vision')?.percent(answered)).toBe(100)
  const open = { ...answered, [core.visionManifesto.path]: '' }
  const vision = sectionOf('core/vision')
  expect(vision && nextStep(open, [vision])?.path).toBe('core/vision/manifesto')
})
