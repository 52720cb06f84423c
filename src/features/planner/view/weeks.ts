const sunday = Date.parse('2000-01-02T00:00:00Z')
const dayMs = 86_400_000

/** Weeks since that of Sunday, 2 January 2000: consecutive weeks have consecutive numbers. `day` as yyyy-MM-dd. */
export function weekNumber(day: string): number {
  return Math.floor((Date.parse(`${day}T00:00:00Z`) - sunday) / (7 * dayMs))
}

/** The Sunday of a week by its number, as yyyy-MM-dd. */
export function sundayOf(week: number): string {
  return new Date(sunday + week * 7 * dayMs).toISOString().slice(0, 10)
}
