import { expect, test } from 'vitest'
import { type Choices, changeChoices, isSettled } from './settling.ts'

const names = ['main', 'secondary']
const none: Choices = { chosen: {}, settled: null, settledAt: null }
const both = { main: '#111111', secondary: '#222222' }
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 7, minutes))

const change = (before: Choices, choices: Record<string, string | null>, minutes = 0) =>
  changeChoices(before, names, { choices, maySettle: false, now: at(minutes) })
const settle = (before: Choices, seen?: Record<string, string>) =>
  changeChoices(before, names, { choices: {}, finalised: true, seen, maySettle: true, now: at(0) })

test('what is complete can be settled, and any change of it ends that, also one back again', () => {
  const settled = settle(change(none, both))
  expect(isSettled(settled)).toBe(true)
  const changed = change(settled, { main: '#333333' })
  expect(isSettled(changed)).toBe(false)
  expect(isSettled(change(changed, { main: '#111111' }))).toBe(false)
  expect(isSettled(change(settled, { main: null }))).toBe(false)
})

test('what is not complete, or by whom may not, is not settled', () => {
  expect(() => settle(change(none, { main: '#111111' }))).toThrow('CONFLICT')
  const asked = { choices: {}, finalised: true, maySettle: false, now: at(0) }
  expect(() => changeChoices(change(none, both), names, asked)).toThrow('FORBIDDEN_ROLE')
})

test('sending the same again changes nothing', () => {
  const settled = settle(change(none, both))
  expect(isSettled(change(settled, both))).toBe(true)
})

test('what was seen is settled as soon as it is all here, in whatever pieces it comes', () => {
  const waiting = settle(none, both)
  expect(isSettled(waiting)).toBe(false)
  const half = change(waiting, { main: '#111111' })
  expect(isSettled(half)).toBe(false)
  expect(isSettled(change(half, { secondary: '#222222' }))).toBe(true)
})

test('what was seen and did not come in time is forgotten', () => {
  const waiting = settle(none, both)
  const late = change(waiting, { main: '#333333' }, 11)
  expect(isSettled(change(late, both, 12))).toBe(false)
})

test('it can be taken back', () => {
  const settled = settle(change(none, both))
  const asked = { choices: {}, finalised: false, maySettle: false, now: at(0) }
  expect(isSettled(changeChoices(settled, names, asked))).toBe(false)
})
