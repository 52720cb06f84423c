import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { asciiEmail } from './ascii-email.ts'

test.each([
  ['hello@온기.한국', 'hello@xn--ok0bn86b.xn--3e0b707e'],
  ['hello@온기.한국'.normalize('NFD'), 'hello@xn--ok0bn86b.xn--3e0b707e'],
  ['Hello@메일.온기.com', `Hello@${domainToASCII('메일.온기.com')}`],
  ['hello@온기。한국', 'hello@xn--ok0bn86b.xn--3e0b707e'],
  ['a@BÜCHER.example', 'a@xn--bcher-kva.example'],
])('%s has the domain of %s', (given, expected) => {
  expect(asciiEmail(given)).toBe(expected)
  expect(asciiEmail(expected)).toBe(expected)
})

test.each([
  'Hello@Ongi.Example',
  'hello@xn--ok0bn86b.xn--3e0b707e',
  '온기',
  '',
  'a@온기.한국/x',
  'a@온기.한국:80',
  'a@온기.한국?x@',
  'a@온기 .한국',
  'a@[온기]',
  '이름@ongi.example',
  'a@.온기%2e',
])('%s stays as it is', (given) => {
  expect(asciiEmail(given)).toBe(given)
})
