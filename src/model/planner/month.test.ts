import { afterAll, describe, expect, test } from 'vitest'
import { seoulDayOf, startOfSeoulDay } from '../time/seoul-day.ts'
import { addMonths, daysOf, lengthOf, monthOf, weekdayOf, weekOf, weeksOf } from './month.ts'
import { instantOf, minutesOf, movedTo, seoulTimeOf, timeAt } from './move.ts'

test('a month has whole weeks from Sunday on, with the days of its neighbours', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-29')
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-02')
})

test('a month has four to six weeks', () => {
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
})

test('months are counted over the ends of years, and February by the leap year', () => {
  expect(addMonths('2026-11', 3)).toBe('2027-02')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(lengthOf('2028-02')).toBe(29)
  expect(daysOf('2027-02').at(-1)).toBe('2027-02-28')
})

describe('in every zone of the device', () => {
  const zone = process.env.TZ
  afterAll(() => {
    process.env.TZ = zone
  })

  test.each(['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London', 'Asia/Seoul'])(
    'days, weeks and times are those of Seoul in %s',
    (name) => {
      process.env.TZ = name
      let month = '2025-01'
      for (; month <= '2030-12'; month = addMonths(month, 1)) {
        const weeks = weeksOf(month)
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true)
        expect(weeks.flat().filter((day) => monthOf(day) === month)).toEqual(daysOf(month))
        for (const day of [`${month}-01`, daysOf(month).at(-1) ?? '']) {
          const midnight = startOfSeoulDay(day)
          expect([seoulDayOf(midnight), seoulTimeOf(midnight)]).toEqual([day, '00:00'])
          expect([seoulDayOf(midnight - 1), seoulTimeOf(midnight - 1)]).toEqual([addDay(day, -1), '23:59'])
          expect(weekOf(day)).toContain(day)
        }
      }
    },
  )
})

test('an instant and its day and time in Seoul name each other', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
    const time = timeAt(minutes)
    const at = instantOf({ day: '2026-12-18', time }) ?? Number.NaN
    expect([seoulDayOf(at), seoulTimeOf(at), minutesOf(time)]).toEqual(['2026-12-18', time, minutes])
  }
})

test('an entry without a time is due at the end of its day, an idea never', () => {
  expect(instantOf({ day: '2026-12-18', time: null })).toBe(startOfSeoulDay('2026-12-19'))
  expect(instantOf({ day: null, time: '11:00' })).toBeNull()
})

test('moving keeps the minute, and only a slot gives its own', () => {
  const entry = { day: '2026-12-17', time: '17:30' }
  expect(movedTo(entry, '2026-12-19')).toEqual({ day: '2026-12-19', time: '17:30' })
  expect(movedTo(entry, null)).toEqual({ day: null, time: '17:30' })
  expect(movedTo(entry, '2026-12-18', '11:00')).toEqual({ day: '2026-12-18', time: '11:00' })
})

function addDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
