import type { WordField } from './word-fields.ts'

export interface LabelWords {
  /** What a text is for. */
  role(field: WordField): string
  /** A text as the template has it, with names in the place of slots. */
  original(field: WordField): string
  /** `제목 · 오늘의 한 끼`. */
  about(role: string, excerpt: string): string
  /** Of a text that is empty, below one of which this is said. */
  below(role: string, excerpt: string): string
}

/** Letters of a text that a label takes. */
const mostLetters = 18

/**
 * The labels of the fields of a page: the name of the layer, otherwise what it is for; of several that are for the same, with what
 * stands there in the template, of a price with what is sold. No two are alike.
 */
export function labelsOf(fields: readonly WordField[], words: LabelWords): ReadonlyMap<string, string> {
  const roles = fields.map(words.role)
  const labels = new Map<string, string>()
  const counts = new Map<string, number>()
  let above = ''
  for (const [at, field] of fields.entries()) {
    const role = roles[at] ?? ''
    const excerpt = excerptOf(words.original(fields.find(({ layer }) => layer === field.namedBy) ?? field))
    const isOnly = roles.indexOf(role) === roles.lastIndexOf(role)
    const label = field.name || (isOnly ? role : nameOf(role, excerpt, above, words))
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    labels.set(field.layer, count === 1 ? label : `${label} (${count})`)
    if (excerpt !== '') above = excerpt
  }
  return labels
}

function nameOf(role: string, excerpt: string, above: string, { about, below }: LabelWords): string {
  if (excerpt !== '') return about(role, excerpt)
  return above === '' ? role : below(role, above)
}

/** The beginning of a text on one line. */
export function excerptOf(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= mostLetters
    ? letters.join('')
    : `${letters.slice(0, mostLetters).join('').trim()}…`
}
