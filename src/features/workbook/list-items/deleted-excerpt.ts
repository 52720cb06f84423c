import { cutText } from '#model/text/cut-text.ts'

/** The texts of a deleted item in one line, of at most 80 characters. */
export function deletedExcerpt(texts: readonly string[]): string {
  const text = texts.filter((part) => part.trim() !== '').join(' · ')
  return text.length > 80 ? `${cutText(text, 79)}…` : text
}
