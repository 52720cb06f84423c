import { expect, test } from 'vitest'
import { lastQuestion, questFields, stepAfter } from './quest-fields.ts'

test('questions whose fields were handed over are passed over, the result is not', () => {
  const [, , target = [], special = [], service = [], style = []] = questFields
  expect(stepAfter(1, [])).toBe(2)
  expect(stepAfter(1, [...target, ...service])).toBe(3)
  expect(stepAfter(3, [...target, ...service])).toBe(5)
  expect(stepAfter(2, [...special, ...service])).toBe(5)
  expect(stepAfter(lastQuestion, [...service])).toBe(lastQuestion + 1)
  expect(stepAfter(4, style)).toBe(lastQuestion + 1)
})
