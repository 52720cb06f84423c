import { expect, test } from 'vitest'
import { sayProblem } from './problem-words.ts'

const errors = { TOO_LONG: 'Up to {max} characters.', INVALID_URL: 'This is not a valid address.' }

test('a code has its words in the given language, with filled slots', () => {
  expect(sayProblem({ code: 'INVALID_URL', message: '주소 형식이 아니에요.' }, errors)).toBe(
    'This is not a valid address.',
  )
  expect(
    sayProblem({ code: 'TOO_LONG', message: '500자까지 쓸 수 있어요.', words: { max: 500 } }, errors),
  ).toBe('Up to 500 characters.')
})

test('the server’s own words are used for an unknown code, or if a slot cannot be filled', () => {
  expect(sayProblem({ code: 'NOT_ON_SUNDAYS', message: '일요일에는 쉽니다.' }, errors)).toBe(
    '일요일에는 쉽니다.',
  )
  expect(sayProblem({ code: 'constructor', message: '안 됩니다.' }, errors)).toBe('안 됩니다.')
  expect(sayProblem({ code: 'TOO_LONG', message: '500자까지 쓸 수 있어요.' }, errors)).toBe(
    '500자까지 쓸 수 있어요.',
  )
})
