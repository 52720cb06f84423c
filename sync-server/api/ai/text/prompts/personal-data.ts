/** What stands in a prompt where personal data was. */
const sign = '○○○'

/*
 * What never leaves the server in a prompt. Dates look like numbers of accounts, and stay. The sign itself is counted too, so that
 * a text that has it already is restored right.
 */
const patterns = [
  sign,
  String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}`,
  // Resident registration and foreigner numbers.
  String.raw`(?<!\d)\d{6}-?[1-8]\d{6}(?!\d)`,
  // Cards.
  String.raw`(?<!\d)\d{4}[- ]\d{4}[- ]\d{4}[- ]\d{4}(?!\d)`,
  // Telephones, of Korea with and without its country code.
  String.raw`(?:\+82[- ]?|(?<!\d)0)\d{1,2}[-. )]{0,2}\d{3,4}[-. ]?\d{4}(?!\d)`,
  String.raw`(?<!\d)1[5-8]\d{2}-\d{4}(?!\d)`,
  // Business numbers and accounts of banks.
  String.raw`(?<!\d)(?!(?:19|20)\d{2}-\d{1,2}-\d{1,2}(?!\d))\d{2,6}-\d{2,6}-\d{2,8}(?:-\d{1,6})?(?!\d)`,
  // Addresses of a house: a road or a part of a town with a number.
  String.raw`[가-힣]{1,8}(?:시|도|군|구)\s+(?:[가-힣]{1,8}(?:시|군|구|읍|면)\s+){0,2}[가-힣\d]{1,12}(?:로|길|동|리)\s*\d{1,5}(?:-\d{1,5})?(?:번길\s*\d{1,5})?`,
]

const personal = new RegExp(patterns.join('|'), 'gu')

export interface Hidden {
  readonly text: string
  /** What was replaced, in its order. */
  readonly hidden: readonly string[]
}

/** A text without e-mail addresses, telephones, addresses and numbers of persons, cards and accounts. */
export function hidePersonalData(text: string): Hidden {
  const hidden: string[] = []
  const shown = text.replace(personal, (found) => {
    hidden.push(found)
    return sign
  })
  return { text: shown, hidden }
}

/** A text that was written from it, with what was hidden. Unchanged where it has another number of signs. */
export function restorePersonalData(text: string, hidden: readonly string[]): string {
  const parts = text.split(sign)
  if (parts.length !== hidden.length + 1) return text
  return parts.map((part, at) => part + (hidden[at] ?? '')).join('')
}

/** Whether something of a text is still hidden. */
export function hasHidden(text: string): boolean {
  return text.includes(sign)
}
