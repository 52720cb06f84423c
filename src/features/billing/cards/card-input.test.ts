import { expect, test } from 'vitest'
import { expiryShape, groupDigits, longestOf, numberShape } from './card-input.ts'

const typed = (text: string, shape = numberShape) => groupDigits(text, text.length, shape)

test('a number is grouped while it is typed, and a group that is complete waits for its next digit', () => {
  expect(typed('4242')).toEqual({ text: '4242', caret: 4 })
  expect(typed('42424')).toEqual({ text: '4242-4', caret: 6 })
  expect(typed('4242-4242-4242-42425')).toEqual({ text: '4242-4242-4242-4242', caret: 19 })
  expect(longestOf(numberShape)).toBe(19)
})

test('a digit in the middle keeps the caret behind it, and a deleted mark comes back before it', () => {
  expect(groupDigits('42142-4242', 3, numberShape)).toEqual({ text: '4214-2424-2', caret: 3 })
  expect(groupDigits('42424', 4, numberShape)).toEqual({ text: '4242-4', caret: 4 })
})

test('full-width digits are folded, and what the Hangul input leaves is no digit', () => {
  expect(typed('４２４２ 4242').text).toBe('4242-4242')
  expect(typed('ㅂ4ㅈ2한4글2').text).toBe('4242')
})

test('a month of one digit and a year of four are understood', () => {
  expect(typed('12', expiryShape).text).toBe('12')
  expect(typed('127', expiryShape).text).toBe('12/7')
  expect(typed('1/27', expiryShape).text).toBe('01/27')
  expect(typed('12/2027', expiryShape).text).toBe('12/27')
})
