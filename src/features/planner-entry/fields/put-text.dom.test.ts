import { expect, test } from 'vitest'
import { putText } from './put-text.ts'

test.each([
  ['before it', '늦가을 찻상', 3],
  ['behind it', '가을 찻상 차림', 2],
  ['around it', '겨울 찻상', 2],
])('a caret stays between its letters where a text changes %s', (_where, next, caret) => {
  const field = document.body.appendChild(document.createElement('input'))
  field.value = '가을 찻상'
  field.focus()
  field.setSelectionRange(2, 2)
  putText(field, next)
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([next, caret, caret])
  field.remove()
})
