import { expect, test } from 'vitest'
import {
  caretInFormatted,
  formatBusinessNumber,
  isBusinessNumber,
  isWholeBusinessNumber,
} from './business-number.ts'

test.each(['123-45-67891', '1234567891', '220-81-62517', '120-81-47521'])('%s is a number', (number) =>
  expect(isBusinessNumber(number)).toBe(true),
)

test.each(['123-45-67890', '123-45-6789', '123-45-678911', '', '가나다-라마-바사아자차', '１２３-45-67891'])(
  '%s is no business number',
  (number) => expect(isBusinessNumber(number)).toBe(false),
)

test('every digit is checked: a number with one digit changed is invalid', () => {
  const digits = '1234567891'
  for (let at = 0; at < digits.length - 1; at++) {
    const other = String((Number(digits[at]) + 1) % 10)
    expect(isBusinessNumber(digits.slice(0, at) + other + digits.slice(at + 1))).toBe(false)
  }
})

test.each([
  ['1', '1'],
  ['123', '123'],
  ['1234', '123-4'],
  ['12345', '123-45'],
  ['123456', '123-45-6'],
  ['1234567891', '123-45-67891'],
  ['123 45 67891', '123-45-67891'],
  ['１２３４５６７８９１', '123-45-67891'],
  ['123–45–67891', '123-45-67891'],
  ['123-', '123'],
  ['', ''],
])('%s becomes %s', (typed, formatted) => expect(formatBusinessNumber(typed)).toBe(formatted))

test.each(['123-45-678911', '등록 전', '12a'])('%s cannot become one and stays as typed', (typed) =>
  expect(formatBusinessNumber(typed)).toBe(typed),
)

test('the caret stays after the same digit', () => {
  expect(caretInFormatted('1234', 4, '123-4')).toBe(5)
  // A digit in the middle.
  expect(caretInFormatted('1293-45', 3, '129-34-5')).toBe(3)
  // A removed dash is inserted again after the caret, so that the next press removes the digit.
  expect(caretInFormatted('12345', 3, '123-45')).toBe(3)
  expect(caretInFormatted('등록', 1, '등록')).toBe(1)
})

test('a number is checked from ten digits on', () => {
  expect(isWholeBusinessNumber('123-45-6789')).toBe(false)
  expect(isWholeBusinessNumber('123-45-67890')).toBe(true)
})
