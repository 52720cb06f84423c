/*
 * Periods of a subscription, by days as yyyy-MM-dd. They are counted from the anchor, the day on which it began, so that a
 * month that is too short does not move the ones behind it: 31 January, 28 February, 31 March.
 */

/** The day `months` after the anchor, or the last day of that month where it has no such day. */
export function addMonths(anchor: string, months: number): string {
  const [year = 0, month = 0, day = 0] = anchor.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(first.setUTCDate(Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Days from the first to the second; below 0 where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}

interface Period {
  readonly start: string
  /** The first day behind it. */
  readonly end: string
}

/** The period that contains `day`, of periods of so many months since the anchor; the first one for an earlier day. */
export function periodOf(anchor: string, months: number, day: string): Period {
  for (let k = 1; ; k += 1) {
    const end = addMonths(anchor, k * months)
    if (end > day) return { start: addMonths(anchor, (k - 1) * months), end }
  }
}
