/**
 * Parts of the e-mail addresses that may use features in test: the company's domain, and a marker for guests.
 */
export interface TestMarks {
  readonly companyDomain: string | null
  readonly guestMarker: string | null
}

/** Whether an address contains one of the marks, regardless of case. Without marks everybody passes. */
export function passesTest({ companyDomain, guestMarker }: TestMarks, email: string | null): boolean {
  const marks = [companyDomain, guestMarker].filter((mark) => mark !== null)
  const address = email?.toLowerCase() ?? ''
  return marks.length === 0 || marks.some((mark) => address.includes(mark.toLowerCase()))
}
