import { describe, expect, test } from 'vitest'
import { forEachRun, runsOr } from '../../../tests/support/random.ts'
import { dayFacts } from './calendar.ts'
import { slotsForWeek } from './default-slots.ts'
import { type FillRequest, fillKinds, planMonth } from './fill.ts'
import { daysOf, weekdayOf } from './month.ts'
import { noticeDays } from './notice-days.ts'

const slots = [
  { weekday: 2, time: '11:00' },
  { weekday: 5, time: '11:00' },
  { weekday: 0, time: '10:00' },
]
const isClosed = (day: string) => dayFacts(day, { days: [], closedWeekdays: [1] }).isClosed

/** December of a bakery that is shut on Mondays, says nothing of discounts and has two entries already. */
const request: FillRequest = {
  month: '2026-12',
  from: '2026-12-01',
  slots,
  days: [
    { key: 'opening', day: '2026-12-12' },
    { key: 'notice', day: '2026-12-18' },
    { key: 'deadline', day: '2026-12-20' },
    { key: 'christmas', day: '2026-12-25' },
    { key: 'dongji', day: '2026-12-22' },
    { key: 'daeseol', day: '2026-12-07' },
  ],
  without: new Set(['OFFER'] as const),
  counts: {},
  isClosed,
  taken: new Set(['2026-12-04', '2026-12-31']),
}

describe('a month that is filled', () => {
  const plan = planMonth(request)

  test('has an entry at each free slot and on each day that matters, mixed by kind', () => {
    expect(plan.counts).toEqual({ DAY: 5, PRODUCT: 3, INFO: 3, REVIEW: 2, OFFER: 0 })
    expect(plan.items).toHaveLength(13)
  })

  test('takes the time of the slot, and on other days that of the first', () => {
    const timeOn = (day: string) => plan.items.find((item) => item.day === day)?.time
    expect(['2026-12-12', '2026-12-13', '2026-12-22'].map(timeOn)).toEqual(['11:00', '10:00', '11:00'])
  })

  test('lays out no kind twice in a row while another is left', () => {
    const kinds = plan.items.filter(({ kind }) => kind !== 'DAY').map(({ kind }) => kind)
    expect(kinds.some((kind, index) => kind === kinds[index + 1])).toBe(false)
  })

  test('is the same for the same request', () => {
    expect(planMonth(request)).toEqual(plan)
  })

  test('does not begin before its first day', () => {
    const late = planMonth({ ...request, from: '2026-12-09' })
    expect(late.items.every(({ day }) => day >= '2026-12-09')).toBe(true)
    expect(planMonth({ ...request, from: '2027-01-01' }).items).toEqual([])
  })

  test('follows numbers that are changed by hand, up to the days that are left', () => {
    const more = planMonth({ ...request, counts: { INFO: 5, REVIEW: 0 } })
    expect(more.counts).toMatchObject({ INFO: 5, REVIEW: 0, PRODUCT: 3, OFFER: 0 })
    const all = planMonth({ ...request, counts: { INFO: 100 } })
    expect(all.room).toBe(0)
    expect(new Set(all.items.map(({ day }) => day)).size).toBe(all.items.length)
  })
})

test('nothing is on a closed day, in the past, on a taken day or twice on a day', () => {
  forEachRun(runsOr(300), (random) => {
    const some = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.4)
    const month = `20${25 + Math.floor(random() * 6)}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}`
    const days = daysOf(month)
    const closed = some([0, 1, 2, 3, 4, 5, 6])
    const from = days[Math.floor(random() * days.length)] ?? ''
    const asked: FillRequest = {
      month,
      from,
      slots: some([0, 1, 2, 3, 4, 5, 6]).map((weekday) => ({ weekday, time: '09:30' })),
      days: some(days).map((day) => ({ key: day, day })),
      without: new Set(some(['PRODUCT', 'INFO', 'REVIEW', 'OFFER'] as const)),
      counts: random() < 0.5 ? {} : { INFO: Math.floor(random() * 40), REVIEW: Math.floor(random() * 5) },
      isClosed: (day) => closed.includes(weekdayOf(day)),
      taken: new Set(some(days)),
    }
    const { items, counts } = planMonth(asked)
    expect(items.map(({ day }) => day)).toEqual([...new Set(items.map(({ day }) => day))].sort())
    for (const { day, kind } of items) {
      expect(day >= from && !asked.isClosed(day) && !asked.taken.has(day)).toBe(true)
      expect(kind !== 'DAY' && asked.without.has(kind)).toBe(false)
    }
    expect(fillKinds.reduce((sum, kind) => sum + counts[kind], 0)).toBe(items.length)
  })
})

test('the slots of a week are the own ones, then others on open weekdays', () => {
  const own = [{ weekday: 3, time: '18:00' }]
  expect(slotsForWeek(1, own, [])).toEqual(own)
  const four = slotsForWeek(4, own, [1, 2])
  expect(four.map(({ weekday }) => weekday)).toEqual([3, 4, 5, 0])
  expect(slotsForWeek(7, own, [1]).map(({ weekday }) => weekday)).toEqual([2, 3, 4, 5, 6, 0])
})

test('a notice names days of the month in each language', () => {
  expect(noticeDays('슈톨렌 예약은 20일까지 받아요', '2026-12')).toEqual(['2026-12-20'])
  expect(noticeDays('5日から8日まで', '2026-12')).toEqual(['2026-12-05', '2026-12-08'])
  expect(noticeDays('until the 3rd, 120 pieces', '2026-12')).toEqual(['2026-12-03'])
  expect(noticeDays('31일과 100일 기념', '2026-11')).toEqual([])
})
