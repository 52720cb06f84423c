import { expect, test } from 'vitest'
import { isOtherScheme, webAddressOf, withScheme } from './web-address.ts'

test.each([
  ['ongi.example', 'https://ongi.example'],
  [' www.ongi.example/그릇 ', 'https://www.ongi.example/그릇'],
  ['ongi.example:8443/a?b#c', 'https://ongi.example:8443/a?b#c'],
  ['온기.한국', 'https://온기.한국'],
  ['//ongi.example', 'https://ongi.example'],
  ['http://ongi.example', 'http://ongi.example'],
  ['@ongi', '@ongi'],
  ['mail@ongi.example', 'mail@ongi.example'],
  ['온기 그릇', '온기 그릇'],
  ['', ''],
])('%s becomes %s', (typed, address) => expect(withScheme(typed)).toBe(address))

test.each([
  'https://ongi.example',
  'HTTP://ongi.example/a b'.replace(' ', ''),
  'https://온기.한국:8080/?a=1',
])('%s is safe to link', (address) => expect(webAddressOf(address)).toBe(address))

test.each([
  'ongi.example',
  'javascript:alert(1)',
  'https://',
  'https://a b',
  'https://me@bank.example',
  'data:,a',
])('%s is not safe to link', (address) => expect(webAddressOf(address)).toBeNull())

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'mailto:a@b.example',
  'data:,a',
])('%s has another scheme', (address) => expect(isOtherScheme(address)).toBe(true))

test.each(['https://ongi.example', 'ongi.example:8080', 'http:', 'java', '온기: 그릇'])(
  '%s has no other scheme',
  (address) => expect(isOtherScheme(address)).toBe(false),
)
