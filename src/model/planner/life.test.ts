import { describe, expect, test } from 'vitest'
import { statusKeys } from '../documents/planner-keys.ts'
import { plannerEntry } from './entry.fixture.ts'
import { indexEntries } from './index-entries.ts'
import { isLate } from './late.ts'
import { instantOf } from './move.ts'
import { mostRepeats, repeatDays } from './repeat.ts'
import { freeSlotsOn, nextFreeSlot, slotAt, slotsOn } from './slots.ts'
import { countStatuses, nextStatus, statusOf } from './status.ts'

const slots = [
  { key: 'b', weekday: 5, time: '18:00', channels: null },
  { key: 'a', weekday: 5, time: '11:00', channels: null },
  { key: 'c', weekday: 2, time: '11:00', channels: null },
  { key: 'd', weekday: 5, time: '11:00', channels: null },
  { key: 'e', weekday: null, time: '11:00', channels: null },
]

describe('own slots', () => {
  test('those of a day are in the order of their times, and one of two at the same time counts', () => {
    expect(slotsOn('2026-12-18', slots).map(({ slot }) => slot)).toEqual(['a', 'b'])
    expect(slotsOn('2026-12-17', slots)).toEqual([])
  })

  test('a slot is free until an entry is at its time, and again when that is skipped', () => {
    const at = (status: string) => [plannerEntry('1', { day: '2026-12-18', time: '11:00', status })]
    expect(freeSlotsOn('2026-12-18', slots, at('DRAFT')).map(({ time }) => time)).toEqual(['18:00'])
    expect(freeSlotsOn('2026-12-18', slots, at('SKIPPED'))).toHaveLength(2)
  })

  test('the next free one is after now, not taken and on no closed day', () => {
    const from = { day: '2026-12-18', time: '11:00' }
    const taken = [plannerEntry('1', { day: '2026-12-18', time: '18:00', status: 'PLANNED' })]
    expect(nextFreeSlot(slots, [], from)).toMatchObject({ day: '2026-12-18', time: '18:00' })
    expect(nextFreeSlot(slots, taken, from)).toMatchObject({ day: '2026-12-22', time: '11:00' })
    expect(nextFreeSlot(slots, taken, from, (day) => day === '2026-12-22')?.day).toBe('2026-12-25')
    expect(nextFreeSlot([], [], from)).toBeNull()
  })

  test('an entry is at a slot only by its very minute', () => {
    expect(slotAt({ day: '2026-12-18', time: '11:00' }, slots)?.slot).toBe('a')
    expect(slotAt({ day: '2026-12-18', time: '11:01' }, slots)).toBeNull()
  })
})

describe('the status of an entry', () => {
  test('one of a newer release, or none, counts as an idea', () => {
    const entries = [
      plannerEntry('1'),
      plannerEntry('2', { status: 'SENT' }),
      plannerEntry('3', { status: 'POSTED' }),
    ]
    expect(entries.map(statusOf)).toEqual(['IDEA', 'IDEA', 'POSTED'])
    expect(countStatuses(entries)).toMatchObject({ IDEA: 2, POSTED: 1, SKIPPED: 0 })
  })

  test('alone nothing is reviewed', () => {
    const alone = { hasTeam: false, mayApprove: true }
    expect(statusKeys.map((status) => nextStatus(status, alone))).toEqual([
      'DRAFT',
      'PLANNED',
      'PLANNED',
      'POSTED',
      null,
      null,
    ])
  })

  test('in a team only who may approve ends a review', () => {
    expect(nextStatus('DRAFT', { hasTeam: true, mayApprove: true })).toBe('REVIEW')
    expect(nextStatus('REVIEW', { hasTeam: true, mayApprove: false })).toBeNull()
    expect(nextStatus('REVIEW', { hasTeam: true, mayApprove: true })).toBe('PLANNED')
  })

  test('an entry is late from its minute in Seoul on, until it is posted or skipped', () => {
    const entry = plannerEntry('1', { day: '2026-12-18', time: '11:00', status: 'PLANNED' })
    const at = instantOf(entry) ?? 0
    expect(new Date(at).toISOString()).toBe('2026-12-18T02:00:00.000Z')
    expect([isLate(entry, at - 1), isLate(entry, at)]).toEqual([false, true])
    expect(isLate({ ...entry, status: 'POSTED' }, at)).toBe(false)
    expect(isLate({ ...entry, day: null }, at)).toBe(false)
  })
})

describe('a repetition', () => {
  test('of the 31st is on the last day of shorter months', () => {
    expect(repeatDays('2027-01-31', 'MONTHLY', 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  })

  test('by weeks goes over the end of the year', () => {
    expect(repeatDays('2026-12-25', 'WEEKLY', 2)).toEqual(['2027-01-01', '2027-01-08'])
    expect(repeatDays('2026-12-25', 'FORTNIGHTLY', 1)).toEqual(['2027-01-08'])
  })

  test('is no longer than a year of weeks', () => {
    expect(repeatDays('2026-12-25', 'WEEKLY', 1000)).toHaveLength(mostRepeats)
  })
})

describe('the index of entries', () => {
  const entries = [
    plannerEntry('1', { day: '2026-12-18', time: '18:00' }),
    plannerEntry('2', { day: '2026-12-18', time: '11:00' }),
    plannerEntry('3', { day: '2026-12-18' }),
    plannerEntry('4'),
  ]
  const index = indexEntries(entries)

  test('has the keys of a day by time, and ideas in the tray', () => {
    expect(index.byDay.get('2026-12-18')).toEqual(['2', '1', '3'])
    expect(index.tray).toEqual(['4'])
  })

  test('is the same object after a change of words', () => {
    expect(
      indexEntries(
        entries.map((entry) => ({ ...entry, text: 'a' })),
        index,
      ),
    ).toBe(index)
  })

  test('keeps the keys of days that did not change', () => {
    const more = indexEntries([...entries, plannerEntry('5', { day: '2026-12-19' })], index)
    expect(more.byDay.get('2026-12-18')).toBe(index.byDay.get('2026-12-18'))
    expect(more.tray).toBe(index.tray)
    expect(indexEntries(entries.slice(3), index).byDay.size).toBe(0)
  })
})
