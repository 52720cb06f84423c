import { expect, test } from 'vitest'
import { firstSteps, laterSteps, questFields, resultStep, stepAfter, stepBefore } from './quest-fields.ts'

test('the result follows name, trade and colour; the other questions lead from it and back to it', () => {
  expect(firstSteps.map(stepAfter)).toEqual([1, 5, resultStep])
  expect(firstSteps.slice(1).map(stepBefore)).toEqual([0, 1])
  expect(laterSteps.map(stepAfter)).toEqual([3, 4, resultStep])
  expect(laterSteps.map(stepBefore)).toEqual([resultStep, 2, 3])
})

test('each question has an address before that of the result', () => {
  expect([...firstSteps, ...laterSteps].toSorted()).toEqual(questFields.map((_, step) => step))
  expect(resultStep).toBe(questFields.length)
})
