const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The letters of a text as people count them: an emoji of several parts, or a syllable with its marks, is one. */
export function lettersOf(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment)
}

/**
 * The beginning of a text, at most so many UTF-16 units, cut between letters as people count them: each is there as a whole or
 * not at all. Only a single letter that is longer is cut inside, between its characters.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // Whether a letter ends depends on no more than the next character.
  return beginningOf(text.slice(0, max + 2), max, ({ length }) => length)
}

/** The same for what takes so many bytes of UTF-8 at most. */
export function cutBytes(text: string, max: number): string {
  return bytesOf(text) <= max ? text : beginningOf(text.slice(0, max + 2), max, bytesOf)
}

function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) bytes += bytesOfCode(character.codePointAt(0) ?? 0)
  return bytes
}

function bytesOfCode(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

function beginningOf(text: string, max: number, sizeOf: (part: string) => number): string {
  const whole = takeWhile(lettersOf(text), max, sizeOf)
  return whole === '' ? takeWhile([...text], max, sizeOf) : whole
}

function takeWhile(parts: readonly string[], max: number, sizeOf: (part: string) => number): string {
  let taken = ''
  let size = 0
  for (const part of parts) {
    size += sizeOf(part)
    if (size > max) break
    taken += part
  }
  return taken
}
