/** A match with the text around it; `…` where text was cut off, line breaks as spaces. */
export interface Excerpt {
  readonly before: string
  readonly match: string
  readonly after: string
}

const around = 24

/** `start` and `end` are offsets of the match in UTF-16 units. */
export function excerptOf(text: string, { start, end }: { start: number; end: number }): Excerpt {
  const from = Math.max(0, start - around)
  const to = Math.min(text.length, end + 2 * around)
  return {
    before: `${from > 0 ? '…' : ''}${flat(text.slice(from, start))}`,
    match: flat(text.slice(start, end)),
    after: `${flat(text.slice(end, to))}${to < text.length ? '…' : ''}`,
  }
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ')
}
