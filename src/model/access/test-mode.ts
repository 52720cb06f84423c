/** Whom a test of strategy and team is for: the company's own people, and guests by a mark in their address. */
export interface TestMarks {
  readonly companyDomain: string | null
  readonly guestMarker: string | null
}

/** Without marks there is no test, and everybody passes. */
export function passesTest({ companyDomain, guestMarker }: TestMarks, email: string | null): boolean {
  const marks = [companyDomain, guestMarker].filter((mark) => mark !== null)
  const address = email?.toLowerCase() ?? ''
  return marks.length === 0 || marks.some((mark) => address.includes(mark.toLowerCase()))
}
