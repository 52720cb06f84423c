import { spaced, tidied } from './answers.ts'
import type { Phrasebook, QuotedSlot } from './phrasebook.ts'

/** The answer as a noun phrase for the middle of a sentence; '' if there is none. */
export function phraseOf(answer: string | null, slot: QuotedSlot, book: Phrasebook): string {
  const tidy = tidied(answer)
  const bare = book.withoutCopula(tidy)
  if (bare !== tidy && bare !== '' && !book.isSentence(bare)) return book.inline(bare)
  return book.isSentence(spaced(answer)) ? book.quoted(tidy, slot) : book.inline(tidy)
}

/** A list typed as an answer, at most five entries, joined in the way of the language. */
export function thingsOf(answer: string | null, book: Phrasebook): string {
  if (book.isSentence(spaced(answer)) && !hasCopula(answer, book)) return phraseOf(answer, 'S', book)
  const things = splitThings(answer)
    .map((thing) => phraseOf(thing, 'S', book))
    .filter((thing) => thing !== '')
  return book.listed(things.slice(0, 5))
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

function hasCopula(answer: string | null, book: Phrasebook): boolean {
  const tidy = tidied(answer)
  const bare = book.withoutCopula(tidy)
  return bare !== tidy && !book.isSentence(bare)
}
