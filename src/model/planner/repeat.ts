import { addDays } from '../time/seoul-day.ts'
import { addMonths, lengthOf, monthOf } from './month.ts'

export const repetitions = ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const
export type Repetition = (typeof repetitions)[number]

/** How often an entry is repeated at most at once. */
export const mostRepeats = 52

/**
 * The next `count` days of a repetition, without the first one. A month that has no such day has it on its last day: after
 * 31 January come 28 February and 31 March.
 */
export function repeatDays(day: string, every: Repetition, count: number): string[] {
  return Array.from({ length: Math.min(count, mostRepeats) }, (_, index) => nth(day, every, index + 1))
}

function nth(day: string, every: Repetition, times: number): string {
  if (every !== 'MONTHLY') return addDays(day, times * (every === 'WEEKLY' ? 7 : 14))
  const month = addMonths(monthOf(day), times)
  const number = Math.min(Number(day.slice(8)), lengthOf(month))
  return `${month}-${String(number).padStart(2, '0')}`
}
