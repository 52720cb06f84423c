/** Times of the week that are proposed to a brand without own ones, the best first: 0 is Sunday. */
const proposed: readonly WeekTime[] = [
  { weekday: 2, time: '11:00' },
  { weekday: 5, time: '11:00' },
  { weekday: 0, time: '10:00' },
  { weekday: 3, time: '11:00' },
  { weekday: 4, time: '11:00' },
  { weekday: 6, time: '10:00' },
  { weekday: 1, time: '11:00' },
]

export interface WeekTime {
  readonly weekday: number
  readonly time: string
}

/** So many times of the week: the brand's own first, then proposed ones on other weekdays that are not closed. Monday first. */
export function slotsForWeek(
  count: number,
  own: readonly WeekTime[],
  closedWeekdays: readonly number[],
): WeekTime[] {
  const kept = own.slice(0, count)
  const more = proposed.filter(
    ({ weekday }) => !closedWeekdays.includes(weekday) && !kept.some((slot) => slot.weekday === weekday),
  )
  return [...kept, ...more.slice(0, count - kept.length)].sort(
    (a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7) || (a.time < b.time ? -1 : 1),
  )
}
