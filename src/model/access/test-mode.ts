/**
 * Who may use features in test: addresses of the company's domain, and guests with a mark in their address.
 */
export interface TestMarks {
  readonly companyDomain: string | null
  readonly guestMarker: string | null
}

/** Without marks there is no test mode, and everybody passes. */
export function passesTest({ companyDomain, guestMarker }: TestMarks, email: string | null): boolean {
  const marks = [companyDomain, guestMarker].filter((mark) => mark !== null)
  const address = email?.toLowerCase() ?? ''
  return marks.length === 0 || marks.some((mark) => address.includes(mark.toLowerCase()))
}
