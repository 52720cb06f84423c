export interface Reading {
  /** Anchors of the chapters in the order of the page, with the distance of each from the top of the window. */
  readonly chapters: readonly { readonly anchor: string; readonly top: number }[]
  /** Distance from the top of the window at which a chapter begins that a link scrolled to. */
  readonly line: number
  readonly isAtStart: boolean
  /** The page cannot be scrolled further down. */
  readonly isAtEnd: boolean
  /** Anchor in the address; '' for none. */
  readonly hash: string
}

/**
 * The chapter that is being read: the last one that begins at or above the line. Chapters below the line at the end of
 * the page can never come up to it; there it is the one in the address, otherwise the last one.
 */
export function chapterInView({ chapters, line, isAtStart, isAtEnd, hash }: Reading): string | undefined {
  const below = chapters.filter(({ top }) => top > line)
  const reached = chapters.at(-below.length - 1) ?? chapters[0]
  if (!isAtEnd || below.length === 0) return reached?.anchor
  if (below.some(({ anchor }) => anchor === hash)) return hash
  return isAtStart ? reached?.anchor : below.at(-1)?.anchor
}
