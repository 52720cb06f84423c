import { spaced } from './answers.ts'
import type { Phrasebook } from './phrasebook.ts'

/** At most five entries of a list, joined in the way of the language. */
export function thingsOf(things: readonly string[], book: Phrasebook): string {
  return book.listed(
    things
      .filter((thing) => thing !== '')
      .slice(0, 5)
      .map(book.inline),
  )
}

/** The entries of a list typed as an answer. A comma inside a number (1,000) does not separate. */
export function splitThings(answer: string | null): string[] {
  return (answer ?? '').split(/,(?!\d{3}(?!\d))|[，、·・\n\r]/).filter((thing) => thing.trim() !== '')
}

/** The name by which the draft refers to the brand. */
export function nameOf(
  answers: { brandName: string | null; brand: string | null },
  book: Phrasebook,
): string {
  return spaced(answers.brandName) || spaced(answers.brand) || book.us
}
