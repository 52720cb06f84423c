import { expect, test } from 'vitest'
import { addDays } from '../time/seoul-day.ts'
import { calendarYears, dayFacts, holidaysOn, termOn } from './calendar.ts'
import type { OwnDay } from './entry.ts'
import { type HolidayKey, holidaysByYear } from './holidays.ts'
import { addMonths, daysOf, weekdayOf } from './month.ts'
import { solarTermKeys } from './solar-terms.ts'

const years = Array.from(
  { length: calendarYears.to - calendarYears.from + 1 },
  (_, index) => calendarYears.from + index,
)
const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/** The day of a lunar month and day. */
function lunarDay(year: number, lunar: string): string {
  for (let day = `${year}-01-15`; day < `${year}-12-31`; day = addDays(day, 1)) {
    const parts = dangi.formatToParts(new Date(`${day}T00:00:00Z`))
    const partOf = (type: string) => parts.find((part) => part.type === type)?.value
    if (`${partOf('month')}-${partOf('day')}` === lunar) return day
  }
  throw new Error(`${year} has no ${lunar}`)
}

/** Holidays by the rules of the law; elections and temporary ones are set by the government. */
function byRule(year: number): Map<string, HolidayKey[]> {
  const found = new Map<string, HolidayKey[]>()
  const add = (day: string, key: HolidayKey) => found.set(day, [...(found.get(day) ?? []), key])
  const moving: { days: string[]; isFree: (weekday: number) => boolean }[] = []
  const single = (day: string, key: HolidayKey, movesOn: readonly number[]) => {
    add(day, key)
    moving.push({ days: [day], isFree: (weekday) => movesOn.includes(weekday) })
  }
  const three = (day: string, keys: readonly [HolidayKey, HolidayKey, HolidayKey]) => {
    const days = [addDays(day, -1), day, addDays(day, 1)]
    for (const [index, each] of days.entries()) add(each, keys[index] as HolidayKey)
    moving.push({ days, isFree: (weekday) => weekday === 0 })
  }
  single(`${year}-01-01`, 'NEW_YEAR', [])
  three(lunarDay(year, '1-1'), ['SEOLLAL_EVE', 'SEOLLAL', 'SEOLLAL_AFTER'])
  single(`${year}-03-01`, 'INDEPENDENCE', [0, 6])
  if (year >= 2026) single(`${year}-05-01`, 'LABOUR', [0, 6])
  single(lunarDay(year, '4-8'), 'BUDDHA', [0, 6])
  single(`${year}-05-05`, 'CHILDREN', [0, 6])
  single(`${year}-06-06`, 'MEMORIAL', [])
  if (year >= 2026) single(`${year}-07-17`, 'CONSTITUTION', [0, 6])
  single(`${year}-08-15`, 'LIBERATION', [0, 6])
  three(lunarDay(year, '8-15'), ['CHUSEOK_EVE', 'CHUSEOK', 'CHUSEOK_AFTER'])
  single(`${year}-10-03`, 'FOUNDATION', [0, 6])
  single(`${year}-10-09`, 'HANGUL', [0, 6])
  single(`${year}-12-25`, 'CHRISTMAS', [0, 6])
  for (const { days, isFree } of moving) {
    const last = days.at(-1) ?? ''
    const isShared = days.some(
      (day) => (found.get(day) ?? []).length > 1 && !found.get(day)?.includes('SUBSTITUTE'),
    )
    if (!isShared && !days.some((day) => isFree(weekdayOf(day)))) continue
    let day = addDays(last, 1)
    while (found.has(day) || weekdayOf(day) === 0 || weekdayOf(day) === 6) {
      if (isShared && found.get(day)?.includes('SUBSTITUTE')) break
      day = addDays(day, 1)
    }
    if (!found.has(day)) add(day, 'SUBSTITUTE')
  }
  return found
}

test.each(years)('the holidays of %i are those of the law, with lunar and substitute days', (year) => {
  const known = Object.entries(holidaysByYear[year] ?? {})
    .map(
      ([day, keys]) =>
        [`${year}-${day}`, keys.filter((key) => key !== 'ELECTION' && key !== 'TEMPORARY')] as const,
    )
    .filter(([, keys]) => keys.length > 0)
  const sorted = (keys: readonly HolidayKey[]) => [...keys].sort()
  const expected = [...byRule(year)].sort(([a], [b]) => (a < b ? -1 : 1))
  expect(known.map(([day, keys]) => [day, sorted(keys)])).toEqual(
    expected.map(([day, keys]) => [day, sorted(keys)]),
  )
})

/** The longitude of the sun in degrees to about 0.01°: by Meeus, Astronomical Algorithms, chapter 25. */
function sunAt(at: number): number {
  const centuries = (at / 86_400_000 + 2440587.5 - 2451545) / 36525
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
  const anomaly = 357.52911 + 35999.05029 * centuries
  return (
    280.46646 +
    36000.76983 * centuries +
    1.914602 * sine(anomaly) +
    0.019993 * sine(2 * anomaly) -
    0.00569 -
    0.00478 * sine(125.04 - 1934.136 * centuries)
  )
}

test('each solar term is the day in Seoul on which the sun reaches its longitude', () => {
  let terms = 0
  for (let month = '2025-01'; month <= '2030-12'; month = addMonths(month, 1)) {
    for (const day of daysOf(month)) {
      const term = termOn(day)
      if (term === null) continue
      const longitude = (285 + 15 * solarTermKeys.indexOf(term)) % 360
      const midnight = Date.parse(`${day}T00:00:00+09:00`)
      const past = (at: number) => ((sunAt(at) - longitude + 540) % 360) - 180
      expect(past(midnight), `${day} ${term}`).toBeLessThan(0.02)
      expect(past(midnight + 86_400_000), `${day} ${term}`).toBeGreaterThan(-0.02)
      terms += 1
    }
  }
  expect(terms).toBe(24 * years.length)
})

const own = (day: string, more: Partial<OwnDay> = {}): OwnDay => ({
  key: day,
  id: null,
  name: '여는 날',
  day,
  isYearly: null,
  isClosed: null,
  ...more,
})

test('an own day of every year is on its day from its first year on', () => {
  const days = [own('2022-12-12', { isYearly: true })]
  const namesOn = (day: string) => dayFacts(day, { days, closedWeekdays: [] }).own.length
  expect(['2022-12-12', '2026-12-12', '2021-12-12', '2026-12-13'].map(namesOn)).toEqual([1, 1, 0, 0])
})

test('an own day of 29 February is on the 28th in years without one', () => {
  const days = [own('2024-02-29', { isYearly: true })]
  const isOn = (day: string) => dayFacts(day, { days, closedWeekdays: [] }).own.length === 1
  expect(['2027-02-28', '2028-02-29'].every(isOn)).toBe(true)
  expect(isOn('2028-02-28')).toBe(false)
})

test('the shop is shut on its weekdays and on own days that say so', () => {
  const calendar = { days: [own('2026-12-31', { isClosed: true })], closedWeekdays: [1] }
  const isClosed = (day: string) => dayFacts(day, calendar).isClosed
  expect(['2026-12-28', '2026-12-31', '2026-12-29'].map(isClosed)).toEqual([true, true, false])
})

test('a year beyond the data has no holidays and no terms', () => {
  expect([holidaysOn('2031-01-01'), termOn('2031-12-22')]).toEqual([[], null])
})
