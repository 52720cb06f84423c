import { expect, test } from 'vitest'
import { plannerEntry } from '#model/planner/entry.fixture.ts'
import { instantOf } from '#model/planner/move.ts'
import { lateNotices, nextLate } from './late-notices.ts'

const me = 7
/** Noon of that day in Seoul. */
const now = instantOf({ day: '2026-11-21', time: '12:00' }) ?? 0
const planned = (key: string, day: string, time: string | null, more: object = {}) =>
  plannerEntry(key, { day, time, status: 'PLANNED', title: `글 ${key}`, ...more })
const told = (...entries: ReturnType<typeof plannerEntry>[]) =>
  lateNotices({ brand: 1, entries, me, now }).map(({ facts }) => 'entry' in facts && facts.entry)

test('an entry is told once its time has passed, for a week, until it is published or left out', () => {
  expect(told(planned('a', '2026-11-21', '12:00'))).toEqual(['a'])
  expect(told(planned('a', '2026-11-21', '12:01'))).toEqual([])
  expect(told(planned('a', '2026-11-15', '09:00'))).toEqual(['a'])
  expect(told(planned('a', '2026-11-14', '09:00'))).toEqual([])
  for (const status of ['POSTED', 'SKIPPED'])
    expect(told(planned('a', '2026-11-21', '09:00', { status }))).toEqual([])
})

test('an entry without a time is late at the end of its day, and an idea never', () => {
  expect(told(planned('a', '2026-11-21', null))).toEqual([])
  expect(told(planned('a', '2026-11-20', null))).toEqual(['a'])
  expect(told(planned('a', '2026-11-20', '09:00', { status: 'IDEA' }))).toEqual([])
  expect(told(plannerEntry('a', { status: 'PLANNED' }))).toEqual([])
})

test('it is told to who takes care of it, and to all members where it is not set', () => {
  expect(told(planned('a', '2026-11-21', '09:00', { owner: me }))).toEqual(['a'])
  expect(told(planned('a', '2026-11-21', '09:00', { owner: 8 }))).toEqual([])
})

test('the latest five are told, and one that was moved is told anew', () => {
  const hours = ['03', '04', '05', '06', '07', '08'].map((hour) => planned(hour, '2026-11-21', `${hour}:00`))
  expect(told(...hours)).toEqual(['04', '05', '06', '07', '08'])
  const idOf = (time: string) =>
    lateNotices({ brand: 1, entries: [planned('a', '2026-11-21', time)], me, now })[0]?.id
  expect(idOf('09:00')).not.toBe(idOf('09:30'))
})

test('the next entry that is late is the earliest to come that is not done', () => {
  const done = planned('a', '2026-11-21', '13:00', { status: 'POSTED' })
  const [next, later] = [planned('b', '2026-11-21', '14:00'), planned('c', '2026-11-22', '09:00')]
  expect(nextLate([later, done, next], now)).toBe(instantOf(next))
  expect(nextLate([done], now)).toBeNull()
})
