import { describe, expect, test } from 'vitest'
import { channelText, plannerEntry } from './entry.fixture.ts'
import type { PlannerEntry } from './entry.ts'
import { tallyMonth } from './tally.ts'

const month = '2026-12'
const posted = { status: 'POSTED', postedAt: '2026-12-02T02:00:00Z' }
const counts = (planned: number, ofPosted = 0, skipped = 0) => ({ planned, posted: ofPosted, skipped })
const tally = (entries: readonly PlannerEntry[], keywords: readonly string[] = []) =>
  tallyMonth(entries, [], keywords, month)

describe('a month in numbers', () => {
  test('is counted by the day of its entries, with the month before and no other', () => {
    const { total } = tally([
      plannerEntry('1', { day: '2026-12-01', status: 'PLANNED' }),
      plannerEntry('2', { day: '2026-12-31', ...posted }),
      plannerEntry('3', { day: '2026-12-05', status: 'SKIPPED' }),
      plannerEntry('4', { day: '2026-11-30', status: 'SKIPPED' }),
      plannerEntry('5', { day: '2026-10-31', ...posted }),
      plannerEntry('6', { day: '2027-01-01' }),
      plannerEntry('7', { day: null }),
    ])
    expect(total).toEqual({ key: null, now: counts(3, 1, 1), before: counts(1, 0, 1) })
  })

  test('has what was published without a day by the day in Seoul on which it was', () => {
    const { total } = tally([plannerEntry('1', { status: 'POSTED', postedAt: '2026-11-30T15:30:00Z' })])
    expect(total.now).toEqual(counts(1, 1))
  })

  test('has a row for each channel, where an entry may be published on one of its channels alone', () => {
    const { channels, total } = tally([
      plannerEntry('1', {
        day: '2026-12-01',
        channels: ['THREADS', 'INSTAGRAM'],
        status: 'PLANNED',
        posted: ['INSTAGRAM'],
      }),
      plannerEntry('2', { day: '2026-12-02', channels: ['INSTAGRAM'], status: 'SKIPPED' }),
      plannerEntry('3', { day: '2026-12-03', channels: ['NEWER'] }),
      plannerEntry('4', { day: '2026-12-03' }),
    ])
    expect(total.now).toEqual(counts(4, 1, 1))
    expect(channels.map(({ key, now }) => [key, now])).toEqual([
      ['INSTAGRAM', counts(2, 1, 1)],
      ['THREADS', counts(1)],
      ['NEWER', counts(1)],
      [null, counts(1)],
    ])
  })

  test('counts a channel that was taken out after it was published there', () => {
    const { channels } = tally([
      plannerEntry('1', { day: '2026-12-01', channels: ['X'], ...posted, posted: ['X', 'FACEBOOK'] }),
    ])
    expect(channels.map(({ key, now }) => [key, now.posted])).toEqual([
      ['FACEBOOK', 1],
      ['X', 1],
    ])
  })

  test('has kinds as they were typed in, and those without one at the end', () => {
    const { kinds } = tally([
      plannerEntry('1', { day: '2026-12-01' }),
      plannerEntry('2', { day: '2026-12-02', kind: 'PRODUCT' }),
      plannerEntry('3', { day: '2026-11-02', kind: 'DAY', ...posted }),
    ])
    expect(kinds).toEqual([
      { key: 'DAY', now: counts(0), before: counts(1, 1) },
      { key: 'PRODUCT', now: counts(1), before: counts(0) },
      { key: null, now: counts(1), before: counts(0) },
    ])
  })

  test('finds keywords with any ending in titles, texts and texts of channels, and says which no text has', () => {
    const entries = [
      plannerEntry('1', { day: '2026-12-01', title: '따뜻하게 구웠어요', ...posted }),
      plannerEntry('2', { day: '2026-12-02', text: '매일 정직하게' }),
      plannerEntry('3', { day: '2026-12-03' }),
      plannerEntry('4', { day: '2026-12-04', text: '쉽니다' }),
    ]
    const texts = [channelText('t', '3', 'X', '정직한 빵')]
    const { keywords } = tallyMonth(entries, texts, ['정직한', '따뜻한', '느긋한'], month)
    expect(keywords.map(({ key, now }) => [key, now])).toEqual([
      ['정직한', counts(2)],
      ['따뜻한', counts(1, 1)],
      ['느긋한', counts(0)],
      [null, counts(1)],
    ])
    expect(tally(entries).keywords).toEqual([])
  })

  test('says how published entries went, with what was written of it, by day and time', () => {
    const { results, outcomes } = tally([
      plannerEntry('1', { day: '2026-12-09', ...posted, result: 'GOOD', outcome: '예약 3건' }),
      plannerEntry('2', { day: '2026-12-02', time: '18:00', ...posted, outcome: ' ' }),
      plannerEntry('3', {
        day: '2026-12-02',
        time: '09:00',
        ...posted,
        result: 'NEWER',
        outcome: '의견 2개',
      }),
      plannerEntry('4', { day: '2026-11-02', ...posted, result: 'POOR', outcome: '없음' }),
      plannerEntry('5', { day: '2026-12-03', status: 'PLANNED', result: 'GOOD', outcome: '아직' }),
    ])
    expect(results).toEqual([
      { key: 'GOOD', now: 1, before: 0 },
      { key: 'FAIR', now: 0, before: 0 },
      { key: 'POOR', now: 0, before: 1 },
      { key: null, now: 2, before: 0 },
    ])
    expect(outcomes.map(({ key, outcome }) => [key, outcome])).toEqual([
      ['3', '의견 2개'],
      ['1', '예약 3건'],
    ])
  })

  test('is empty without entries, whatever keywords there are', () => {
    const { total, channels, kinds, keywords } = tally([], ['정직한'])
    expect(total.now).toEqual(counts(0))
    expect([channels, kinds]).toEqual([[], []])
    expect(keywords).toEqual([{ key: '정직한', now: counts(0), before: counts(0) }])
  })

  test('is counted in one pass over 2,000 entries and their texts', () => {
    // What can be gone through once only.
    function* many() {
      for (let i = 0; i < 2000; i++)
        yield plannerEntry(String(i), {
          day: `2026-${i % 2 === 0 ? '12' : '11'}-${String((i % 28) + 1).padStart(2, '0')}`,
          channels: ['INSTAGRAM', 'X'],
          kind: 'INFO',
        })
    }
    function* manyTexts() {
      for (let i = 0; i < 2000; i++) yield channelText(`t${i}`, String(i), 'X', '정직한 빵')
    }
    const { total, keywords } = tallyMonth(many(), manyTexts(), ['정직한'], month)
    expect(total).toMatchObject({ now: counts(1000), before: counts(1000) })
    expect(keywords[0]?.now).toEqual(counts(1000))
  })
})
