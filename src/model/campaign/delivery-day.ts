const dayMs = 86_400_000
/** Seoul has had no daylight saving time since 1988. */
const seoulMs = 9 * 3_600_000

/** Business days within which a design is delivered. */
export const deliveryDays = 3

/**
 * The day in Seoul, as yyyy-MM-dd, by which an application of `receivedAt` (epoch ms) gets its result: three days from the
 * next day on. Only Saturdays and Sundays are skipped, no holidays.
 */
export function deliveryDay(receivedAt: number): string {
  // Midnight in Seoul of the day of the application, as if Seoul were UTC.
  let day = Math.floor((receivedAt + seoulMs) / dayMs) * dayMs
  for (let left = deliveryDays; left > 0; ) {
    day += dayMs
    if (!isWeekend(day)) left -= 1
  }
  return new Date(day).toISOString().slice(0, 10)
}

function isWeekend(day: number): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
