/** The words around a place in a text, and the place in them. */
export interface Excerpt {
  readonly before: string
  readonly match: string
  readonly after: string
}

const around = 24

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
