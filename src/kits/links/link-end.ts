/** Whether the end of a link, in ISO 8601, is over; false for one without an end. */
export function hasEnded(endsAt: string | null | undefined): boolean {
  return typeof endsAt === 'string' && new Date(endsAt).getTime() <= Date.now()
}
