import { expect, test } from 'vitest'
import { type Choices, changeChoices, isFinalised } from './finalising.ts'

const names = ['main', 'secondary']
const none: Choices = { chosen: {}, finalisedAs: null, finalisedAt: null }
const both = { main: '#111111', secondary: '#222222' }
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 7, minutes))

const change = (before: Choices, choices: Record<string, string | null>, minutes = 0) =>
  changeChoices(before, names, { choices, mayFinalise: false, now: at(minutes) })
const finalise = (before: Choices, seen?: Record<string, string>) =>
  changeChoices(before, names, { choices: {}, finalised: true, seen, mayFinalise: true, now: at(0) })

test('complete choices can be finalised, and any change ends that, also one that is undone', () => {
  const done = finalise(change(none, both))
  expect(isFinalised(done)).toBe(true)
  const changed = change(done, { main: '#333333' })
  expect(isFinalised(changed)).toBe(false)
  expect(isFinalised(change(changed, { main: '#111111' }))).toBe(false)
  expect(isFinalised(change(done, { main: null }))).toBe(false)
})

test('incomplete choices cannot be finalised, nor without the role', () => {
  expect(() => finalise(change(none, { main: '#111111' }))).toThrow('CONFLICT')
  const asked = { choices: {}, finalised: true, mayFinalise: false, now: at(0) }
  expect(() => changeChoices(change(none, both), names, asked)).toThrow('FORBIDDEN_ROLE')
})

test('sending the same choices again changes nothing', () => {
  const done = finalise(change(none, both))
  expect(isFinalised(change(done, both))).toBe(true)
})

test('seen choices are finalised when all of them have arrived, in any number of calls', () => {
  const waiting = finalise(none, both)
  expect(isFinalised(waiting)).toBe(false)
  const half = change(waiting, { main: '#111111' })
  expect(isFinalised(half)).toBe(false)
  expect(isFinalised(change(half, { secondary: '#222222' }))).toBe(true)
})

test('seen choices that do not arrive in time are dropped', () => {
  const waiting = finalise(none, both)
  const late = change(waiting, { main: '#333333' }, 11)
  expect(isFinalised(change(late, both, 12))).toBe(false)
})

test('finalising can be undone', () => {
  const done = finalise(change(none, both))
  const asked = { choices: {}, finalised: false, mayFinalise: false, now: at(0) }
  expect(isFinalised(changeChoices(done, names, asked))).toBe(false)
})
