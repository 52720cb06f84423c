import type { PlannerEntry } from '#model/planner/entry.ts'
import { daysOf, weekOf } from '#model/planner/month.ts'
import { byTime } from '#model/planner/move.ts'

export type Span = 'day' | 'week' | 'month'

/** The first and the last day of a span: of the month shown, or of the day and the week that `today` is in. */
export function daysOfSpan(
  span: Span,
  month: string,
  today: string,
): { readonly from: string; readonly to: string } {
  if (span === 'day') return { from: today, to: today }
  const days = span === 'week' ? weekOf(today) : daysOf(month)
  return { from: days[0] ?? today, to: days.at(-1) ?? today }
}

/** The entries of these days by day and time. */
export function entriesWithin(
  entries: readonly PlannerEntry[],
  { from, to }: { readonly from: string; readonly to: string },
): PlannerEntry[] {
  return entries
    .filter(({ day }) => day !== null && day >= from && day <= to)
    .sort((a, b) => (a.day === b.day ? byTime(a, b) : (a.day ?? '') < (b.day ?? '') ? -1 : 1))
}
