/** Whether the end of a link, in ISO 8601 and by the clock of the server, is over; false for one without an end. */
export function hasEnded(endsAt: string | null | undefined): boolean {
  if (typeof endsAt !== 'string') return false
  const now = Date.now()
  return Date.parse(endsAt) <= now
}
