import { afterEach, expect, test } from 'vitest'
import { isPageEmpty, whenNotComposing } from './quiet.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('a page with text in a field is not empty, one with empty fields is', () => {
  document.body.innerHTML = '<input name="email"><input type="checkbox"><textarea></textarea>'
  expect(isPageEmpty()).toBe(true)
  const field = document.querySelector('textarea')
  if (field) field.value = '가'
  expect(isPageEmpty()).toBe(false)
})

test('a page with an open dialog is not empty', () => {
  document.body.innerHTML = '<dialog open></dialog>'
  expect(isPageEmpty()).toBe(false)
})

test('a reload waits for the running composition, and for the next one that starts at once', async () => {
  document.body.innerHTML = '<input>'
  const field = document.querySelector('input')
  const tell = (type: string) => field?.dispatchEvent(new CompositionEvent(type, { bubbles: true }))
  const steps: string[] = []
  tell('compositionstart')
  const quiet = whenNotComposing().then(() => steps.push('quiet'))
  expect(isPageEmpty()).toBe(false)
  tell('compositionend')
  tell('compositionstart')
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  steps.push('first syllable')
  tell('compositionend')
  await quiet
  expect(steps).toEqual(['first syllable', 'quiet'])
})
