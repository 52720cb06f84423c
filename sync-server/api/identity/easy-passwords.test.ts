import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPassword } from '#model/access/rules.ts'
import { isEasyToGuess } from './easy-passwords.ts'

const about = ['한결', 'han.gyeol@ongi.example']

test.each([
  ...[
    'password1',
    'Passw0rd',
    'P@ssw0rd1',
    'qwerty123',
    'qwer1234',
    '1q2w3e4r',
    'q1w2e3r4',
    '1qaz2wsx',
    'zaq12wsx',
  ],
  ...[
    'abcd1234',
    'abc12345',
    '12345678a',
    'a1234567',
    '123qweasd',
    'asdf1234!',
    'iloveyou1',
    'welcome2026',
    'trustno1',
  ],
  ...[
    'admin123!',
    'test1234',
    'aaaa1111',
    'abc1abc1',
    '1a1a1a1a',
    '11111111a',
    'letmein22',
    'dkssud123',
    'hello2025',
  ],
])('%s is an easy password', (password) => {
  expect(isPassword(password)).toBe(true)
  expect(isEasyToGuess(password, about)).toBe(true)
})

test('the 3,000 most common passwords that the rule of letters and digits lets through are refused', () => {
  const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  const passwords = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(new Set(passwords).size).toBe(3000)
  expect(passwords.filter((password) => !isPassword(password))).toEqual([])
  expect(passwords.filter((password) => !isEasyToGuess(password.toUpperCase(), []))).toEqual([])
})

test.each(['saegim2026', 'Saegim123!', 'hangyeol1', 'gyeol1988', 'han.gyeol1', '한결한결12'])(
  '%s is easy to guess for this person and this product',
  (password) => {
    expect(isEasyToGuess(password, about)).toBe(true)
  },
)

test.each([
  'ongi-demo-1',
  '가마앞에서 찻잔 3개',
  'correct4horsebattery',
  'xK9-wolle-27',
  'm0untain-river',
  '도자기굽는날7시',
])('%s is allowed', (password) => {
  expect(isEasyToGuess(password, about)).toBe(false)
})
