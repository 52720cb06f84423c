import type { OwnDay } from './entry.ts'
import { type HolidayKey, holidaysByYear } from './holidays.ts'
import { lengthOf, weekdayOf } from './month.ts'
import { type SolarTermKey, solarTermDays, solarTermKeys } from './solar-terms.ts'

/** What a day is in Korea and in the brand. */
export interface DayFacts {
  /** Public holidays on it; mostly none or one. */
  readonly holidays: readonly HolidayKey[]
  readonly term: SolarTermKey | null
  /** The brand's own days on it, in their order. */
  readonly own: readonly OwnDay[]
  /** Whether the shop is shut, by its weekdays or by an own day. */
  readonly isClosed: boolean
}

/** What a brand says of its days. */
export interface OwnCalendar {
  readonly days: readonly OwnDay[]
  readonly closedWeekdays: readonly number[]
}

/** Years of which holidays and solar terms are known; those of other years have none. */
export const calendarYears = { from: 2025, to: 2030 } as const

export function dayFacts(day: string, { days, closedWeekdays }: OwnCalendar): DayFacts {
  const own = days.filter((each) => isOn(each, day))
  return {
    holidays: holidaysOn(day),
    term: termOn(day),
    own,
    isClosed: closedWeekdays.includes(weekdayOf(day)) || own.some(({ isClosed }) => isClosed === true),
  }
}

export function holidaysOn(day: string): readonly HolidayKey[] {
  return holidaysByYear[day.slice(0, 4)]?.[day.slice(5)] ?? []
}

export function termOn(day: string): SolarTermKey | null {
  const index = (solarTermDays[day.slice(0, 4)] ?? '').split(' ').indexOf(day.slice(5, 7) + day.slice(8))
  return solarTermKeys[index] ?? null
}

/** Whether an own day is on a day. One of every year begins in its first; one of 29 February is on the 28th in other years. */
function isOn({ day: first, isYearly }: OwnDay, day: string): boolean {
  if (first === null || day < first) return false
  if (day === first) return true
  return isYearly === true && day === inYear(first, day.slice(0, 4))
}

function inYear(day: string, year: string): string {
  const month = `${year}-${day.slice(5, 7)}`
  const number = Math.min(Number(day.slice(8)), lengthOf(month))
  return `${month}-${String(number).padStart(2, '0')}`
}
