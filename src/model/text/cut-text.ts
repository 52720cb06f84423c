const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The beginning of a text, at most so many UTF-16 units, cut between letters as people count them: an emoji of several parts, or a
 * syllable with its marks, is there as a whole or not at all. Only a single letter that is longer is cut inside, between its
 * characters.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // Whether a letter ends depends on no more than the next character.
  const head = text.slice(0, max + 2)
  let end = 0
  for (const { index, segment } of letters.segment(head)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return end > 0 ? text.slice(0, end) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
