import { expect, test } from 'vitest'
import { coreAnswersOf, stepOfCoreField } from './core-answers.ts'

test('a blank answer counts as none', () => {
  const answers = coreAnswersOf({ 'core.target': '  ', 'core.what': ' 그릇 ', 'core.values': [] })
  expect(answers).toMatchObject({ target: null, what: '그릇', companySize: null, values: [] })
})

test('values keep their index, also those without a keyword', () => {
  const { values } = coreAnswersOf({
    'core.values': [
      { key: 'a', keyword: null, description: '' },
      { key: 'b', keyword: '정직', description: '뜻' },
    ],
  })
  expect(values).toEqual([
    { keyword: '', description: '' },
    { keyword: '정직', description: '뜻' },
  ])
})

test('every field leads to the step that asks for it', () => {
  expect(stepOfCoreField('service')?.step).toBe('info/brand-profile/product')
  expect(stepOfCoreField('target')?.step).toBe('core/purpose/why')
  expect(stepOfCoreField('values')?.step).toBe('core/value/coreValue')
})
