import { expect, test } from 'vitest'
import { cardBrandOf, isCardIdentity, isCardNumber, isExpired } from './cards.ts'

test('the brand of a card is known by its first digits', () => {
  const numbers = [
    '4242',
    '5555',
    '2221',
    '2720',
    '2721',
    '3412',
    '3566',
    '6200',
    '3056',
    '3095',
    '3600',
    '9000',
  ]
  expect(numbers.map(cardBrandOf)).toEqual([
    'VISA',
    'MASTER',
    'MASTER',
    'MASTER',
    'other',
    'AMEX',
    'JCB',
    'UNION',
    'DINERS',
    'DINERS',
    'DINERS',
    'other',
  ])
})

test('a card number has sixteen digits of which the last one is right', () => {
  expect(isCardNumber('4242424242424242')).toBe(true)
  for (const number of ['4242424242424241', '424242424242424', '4242-4242-4242-4242', ''])
    expect([number, isCardNumber(number)]).toEqual([number, false])
})

test('a card can be used until its month is over', () => {
  expect(isExpired('2026-11', '2026-11-30')).toBe(false)
  expect(isExpired('2026-11', '2026-12-01')).toBe(true)
})

test('a person is named by a birthday, a company by its business number', () => {
  expect(isCardIdentity('900131', false)).toBe(true)
  for (const text of ['901331', '900132', '90013', '1234567891'])
    expect([text, isCardIdentity(text, false)]).toEqual([text, false])
  expect(isCardIdentity('1234567891', true)).toBe(true)
  expect(isCardIdentity('1234567890', true)).toBe(false)
  expect(isCardIdentity('900131', true)).toBe(false)
})
