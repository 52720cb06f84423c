export interface Mentioned {
  readonly id: number
  readonly name: string
}

/** The text between an @ and the caret, and the index of the @ (in UTF-16 units). */
export interface MentionQuery {
  readonly from: number
  readonly query: string
}

const longest = 20

/**
 * The mention being typed at `caret`, an index in UTF-16 units. Null if there is none: no @ within 20
 * characters before the caret, or one inside a word such as an e-mail address.
 */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0 || caret - from > longest) return null
  if (from > 0 && !/[\s([{'"“‘]/.test(text[from - 1] ?? '')) return null
  const query = text.slice(from + 1, caret)
  return /\n/.test(query) ? null : { from, query }
}

/** Ids of the people whose `@name` is in the text, each once, at most 20. */
export function mentionsIn(text: string, people: readonly Mentioned[]): number[] {
  const ids = new Set<number>()
  for (const part of splitMentions(text, people)) if (part.id !== null) ids.add(part.id)
  return [...ids].slice(0, 20)
}

export interface BodyPart {
  readonly text: string
  /** Id of the mentioned person; null for other text. */
  readonly id: number | null
}

/** Splits the text at the names of known people. Of two matching names the longer counts. */
export function splitMentions(text: string, people: readonly Mentioned[]): BodyPart[] {
  const named = people.filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length)
  const parts: BodyPart[] = []
  let plain = ''
  let at = 0
  while (at < text.length) {
    const person = text[at] === '@' ? named.find(({ name }) => text.startsWith(name, at + 1)) : undefined
    if (person) {
      if (plain !== '') parts.push({ text: plain, id: null })
      plain = ''
      parts.push({ text: `@${person.name}`, id: person.id })
      at += person.name.length + 1
    } else {
      plain += text[at]
      at++
    }
  }
  if (plain !== '') parts.push({ text: plain, id: null })
  return parts
}
