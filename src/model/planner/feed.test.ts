import { describe, expect, test } from 'vitest'
import { plannerEntry } from './entry.fixture.ts'
import { feedOf, nextCell, swapped } from './feed.ts'

const channels = ['INSTAGRAM']
const slot = (key: string, weekday: number, time: string) => ({
  key,
  id: null,
  weekday,
  time,
  channels: null,
})
/** Tuesday 11:00 and Friday 18:00. */
const slots = [slot('a', 2, '11:00'), slot('b', 5, '18:00')]

describe('the feed', () => {
  test('has planned entries among published ones, newest first', () => {
    const cells = feedOf([
      plannerEntry('old', { day: '2026-12-01', channels, status: 'POSTED', posted: channels }),
      plannerEntry('early', { day: '2026-12-18', time: '09:00', channels, status: 'DRAFT' }),
      plannerEntry('late', { day: '2026-12-18', time: '18:00', channels, status: 'PLANNED' }),
      plannerEntry('any', { day: '2026-12-18', channels }),
      plannerEntry('loose', { channels, status: 'POSTED', postedAt: '2026-12-04T15:00:00Z' }),
    ])
    expect(cells).toEqual([
      { key: 'any', day: '2026-12-18', isPosted: false },
      { key: 'late', day: '2026-12-18', isPosted: false },
      { key: 'early', day: '2026-12-18', isPosted: false },
      { key: 'loose', day: '2026-12-05', isPosted: true },
      { key: 'old', day: '2026-12-01', isPosted: true },
    ])
  })

  test('has neither ideas, nor what was skipped, nor what is for other channels', () => {
    expect(
      feedOf([
        plannerEntry('idea', { channels }),
        plannerEntry('skipped', { day: '2026-12-18', channels, status: 'SKIPPED' }),
        plannerEntry('other', { day: '2026-12-18', channels: ['INSTAGRAM_STORY'], status: 'POSTED' }),
        plannerEntry('elsewhere', {
          day: '2026-12-18',
          channels: ['X', 'INSTAGRAM'],
          posted: ['X'],
          status: 'SKIPPED',
        }),
      ]),
    ).toEqual([])
  })

  test('has an entry that is published elsewhere as a planned one', () => {
    const entry = plannerEntry('1', {
      day: '2026-12-18',
      channels: ['X', 'INSTAGRAM'],
      posted: ['X'],
      status: 'PLANNED',
    })
    expect(feedOf([entry])).toEqual([{ key: '1', day: '2026-12-18', isPosted: false }])
  })
})

describe('two entries that change places', () => {
  test('keep their times where neither is at an own slot', () => {
    const places = swapped({ day: '2026-12-17', time: '17:30' }, { day: '2026-12-19', time: null }, slots)
    expect(places).toEqual([
      { day: '2026-12-19', time: '17:30' },
      { day: '2026-12-17', time: null },
    ])
  })

  test('take the time of the own slot to which they come', () => {
    const places = swapped({ day: '2026-12-15', time: '11:00' }, { day: '2026-12-19', time: '10:00' }, slots)
    expect(places).toEqual([
      { day: '2026-12-19', time: '11:00' },
      { day: '2026-12-15', time: '11:00' },
    ])
  })

  test('change times on the same day, and nothing where these are the same', () => {
    const [morning, evening] = [
      { day: '2026-12-17', time: '09:00' },
      { day: '2026-12-17', time: '18:00' },
    ]
    expect(swapped(morning, evening, slots)).toEqual([evening, morning])
    expect(swapped(morning, { ...morning }, slots)).toBeNull()
    expect(swapped(morning, { day: null, time: '18:00' }, slots)).toBeNull()
  })
})

test('arrows lead over three columns, past published entries, and nowhere beyond the ends', () => {
  const cells = [false, false, false, true, false, true, false].map((isPosted, i) => ({
    key: String(i),
    day: '2026-12-01',
    isPosted,
  }))
  expect(nextCell(cells, '1', 'ArrowRight')).toBe('2')
  expect(nextCell(cells, '2', 'ArrowRight')).toBe('4')
  expect(nextCell(cells, '0', 'ArrowDown')).toBe('6')
  expect(nextCell(cells, '4', 'ArrowUp')).toBe('1')
  expect(nextCell(cells, '0', 'ArrowLeft')).toBeNull()
  expect(nextCell(cells, '0', 'a')).toBeNull()
})
