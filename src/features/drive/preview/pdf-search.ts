/** A place in the text of a page, by the indices of its letters. */
export interface Hit {
  /** From 1. */
  readonly page: number
  readonly from: number
  readonly to: number
}

/**
 * Every place of a text in the pages. Spaces and case do not count: programs break lines and words of a page in ways that
 * are not visible.
 */
export function findInPages(pages: readonly string[], query: string): readonly Hit[] {
  const wanted = strip(query).text
  if (wanted === '') return []
  return pages.flatMap((page, index) => {
    const { text, places } = strip(page)
    const hits: Hit[] = []
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
      const last = places[at + wanted.length - 1] ?? 0
      hits.push({ page: index + 1, from: places[at] ?? 0, to: last + 1 })
    }
    return hits
  })
}

/** The letters without spaces, and where each was. */
function strip(text: string): { text: string; places: readonly number[] } {
  let stripped = ''
  const places: number[] = []
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? ''
    if (/\s/.test(letter)) continue
    const small = letter.toLowerCase()
    // Some letters are two in small.
    stripped += small.length === 1 ? small : letter
    places.push(i)
  }
  return { text: stripped, places }
}
