import { expect, test } from 'vitest'
import { dayRange, guardFault, guardsToSend, noGuards, usualEnd } from './link-guards.ts'

const today = new Date(2026, 10, 30, 9)

test('a link without guards sends none', () => {
  expect(guardFault(noGuards, today)).toBe(null)
  expect(guardsToSend(noGuards)).toEqual({})
})

test('a link opens until the end of its last day', () => {
  const { endsAt } = guardsToSend({ endDay: '2026-12-24', password: null })
  expect(new Date(endsAt ?? '')).toEqual(new Date(2026, 11, 24, 23, 59, 59))
})

test('a link ends in thirty days unless another day is picked', () => {
  expect(usualEnd(today)).toBe('2026-12-30')
})

test('the last day is today or one of the next 365', () => {
  expect(dayRange(today)).toEqual({ first: '2026-11-30', last: '2027-11-30' })
  const faultOn = (endDay: string) => guardFault({ endDay, password: null }, today)
  expect([faultOn('2026-11-30'), faultOn('2027-11-30')]).toEqual([null, null])
  expect([faultOn(''), faultOn('2026-11-29'), faultOn('2027-12-01')]).toEqual(['day', 'day', 'day'])
})

test('a password has the form of other passwords', () => {
  expect(guardFault({ endDay: null, password: 'ongi' }, today)).toBe('password')
  expect(guardFault({ endDay: null, password: 'ongi-2026' }, today)).toBe(null)
  expect(guardsToSend({ endDay: null, password: 'ongi-2026' })).toEqual({ password: 'ongi-2026' })
})
