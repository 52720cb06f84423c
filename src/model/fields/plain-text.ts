/** A text without NUL (PostgreSQL refuses it) and without lone surrogates (UTF-8 cannot encode them). */
export function toStorableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** A text as REST stores it: storable, and cut to `max` UTF-16 units without splitting a surrogate pair. */
export function toPlainText(text: string, max: number): string {
  const clean = toStorableText(text)
  return clean.length <= max ? clean : clean.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}

/** The smallest single splice that turns `before` into `after`, in UTF-16 units; never splits a surrogate pair. */
export function spliceBetween(before: string, after: string) {
  let start = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && before[start] === after[start]) start++
  if (start > 0 && isHighSurrogate(before.charCodeAt(start - 1))) start--
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  if (end > 0 && isLowSurrogate(before.charCodeAt(before.length - end))) end--
  return { index: start, remove: before.length - end - start, insert: after.slice(start, after.length - end) }
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff
