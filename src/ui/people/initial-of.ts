const hangulFullName = /^[가-힣]{3,4}$/

/**
 * The one syllable people know somebody by. Korean family names are few, so for a full name of three or four
 * syllables it is the first of the given name (이지우 → 지); otherwise the first letter.
 */
export function initialOf(name: string): string {
  const trimmed = name.trim()
  if (hangulFullName.test(trimmed)) return trimmed.charAt(trimmed.length - 2)
  const first = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    .segment(trimmed)
    [Symbol.iterator]()
    .next()
  return first.done ? '' : first.value.segment.toUpperCase()
}
