import { translationLimits } from '../documents/translations.ts'
import { cutText } from '../text/cut-text.ts'

/**
 * Whether a translation of one source text is one of the other, too: they differ at most in white space and in how letters are
 * encoded, which REST and pasting change.
 */
export function isSameSource(one: string, other: string): boolean {
  return one === other || plainSource(one) === plainSource(other)
}

/** A source text as it is stored with a translation: within its limit. */
export function storedSource(source: string): string {
  return cutText(source, translationLimits.source).toWellFormed()
}

export function plainSource(source: string): string {
  return storedSource(source).normalize('NFC').replace(/\s+/g, ' ').trim()
}
