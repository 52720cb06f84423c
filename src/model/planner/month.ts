import { addDays } from '../time/seoul-day.ts'

/*
 * Months as yyyy-MM and days as yyyy-MM-dd. Both are names of days in Seoul, computed without a time, so that the zone of
 * the machine does not matter.
 */

/** Days between which entries are planned: a year that is half typed, such as 0202, is none of them. */
export const plannable = { from: '2000-01-01', to: '2099-12-31' } as const

/** Whether a text is a day of the calendar on which an entry can be planned. */
export function isPlannable(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < plannable.from || day > plannable.to) return false
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The month that is so many months later, or earlier where negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

export function lengthOf(month: string): number {
  return Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8))
}

export function daysOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: lengthOf(month) }, (_, index) => addDays(first, index))
}

/** The seven days of the week that has the day, from its Sunday on. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -weekdayOf(day))
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
}

/** The weeks that have a day of the month, each whole and from its Sunday on: four to six. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = []
  for (let day = `${month}-01`; ; day = addDays(day, 7)) {
    const week = weekOf(day)
    if (!week.some((each) => monthOf(each) === month)) return weeks
    weeks.push(week)
  }
}
