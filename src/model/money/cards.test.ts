import { expect, test } from 'vitest'
import {
  cardBrandOf,
  cardLabelOf,
  cardSearchesOf,
  isCardIdentity,
  isCardNumber,
  isExpired,
  readCardLabel,
} from './cards.ts'

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

test('a card is called by its name, its brand and its last digits', () => {
  const card = { title: '', brand: 'MASTER', lastNumber: '4444' } as const
  expect(cardLabelOf(card)).toBe('Mastercard 4444')
  expect(cardLabelOf({ ...card, title: '회사 카드' })).toBe('회사 카드 · Mastercard 4444')
  expect(cardLabelOf({ title: '회사 카드', brand: 'other', lastNumber: '1009' })).toBe('회사 카드 · 1009')
  expect(cardLabelOf({ title: '', brand: 'other', lastNumber: '1009' })).toBe('1009')
})

test('the title of a card without a name is no name', () => {
  for (const title of ['VISA 4242', 'Visa 4242', '4242', ''])
    expect(cardLabelOf({ title, brand: 'VISA', lastNumber: '4242' })).toBe('Visa 4242')
})

test('the card of an order from before is called as today', () => {
  for (const [stored, label] of [
    ['VISA 4242', 'Visa 4242'],
    ['MASTER 4444', 'Mastercard 4444'],
    ['DINERS 0004', 'Diners Club 0004'],
    ['1009', '1009'],
    ['PayPal', 'PayPal'],
    ['Visa 4242', 'Visa 4242'],
    ['VISA 4242 · Mastercard 4444', 'VISA 4242 · Mastercard 4444'],
    ['회사 카드 · VISA 4242', '회사 카드 · Visa 4242'],
    ['ACME 4242', 'ACME 4242'],
  ] as const)
    expect(readCardLabel(stored)).toBe(label)
})

test('a search for a card finds the orders from before as well', () => {
  expect(cardSearchesOf('Mastercard 44')).toEqual(['mastercard 44', 'master 44'])
  expect(cardSearchesOf('회사')).toEqual(['회사', '회사'])
})
