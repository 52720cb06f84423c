import diff from 'fast-diff'

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/**
 * Differences in whole words: with a changed Korean ending the whole word is marked, not half of it. An
 * unchanged space between two changed words counts as changed, so that phrases are marked as one.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const letters = new Map<string, string>()
  const changes = diff(encode(before, letters), encode(after, letters))
  const words = [...letters.keys()]
  const parts: DiffPart[] = changes.map(([kind, text]) => ({
    kind: kind === diff.EQUAL ? 'same' : kind === diff.DELETE ? 'removed' : 'added',
    text: Array.from({ length: text.length }, (_, at) => words[text.charCodeAt(at) - firstLetter] ?? '').join(
      '',
    ),
  }))
  return asPhrases(parts)
}

/** Above the control characters and below the surrogates: room for 54,000 different words. */
const firstLetter = 0x100

/** Encodes each word as one character. Runs of spaces and of punctuation count as words. */
function encode(text: string, letters: Map<string, string>): string {
  const words = text.match(/\s+|[.,!?…。、，]+|[^\s.,!?…。、，]+/g) ?? []
  return words
    .map((word) => {
      const known = letters.get(word)
      if (known) return known
      const letter = String.fromCharCode(firstLetter + letters.size)
      letters.set(word, letter)
      return letter
    })
    .join('')
}

function asPhrases(parts: readonly DiffPart[]): DiffPart[] {
  const made: DiffPart[] = []
  let removed = ''
  let added = ''
  const close = () => {
    if (removed !== '') made.push({ kind: 'removed', text: removed })
    if (added !== '') made.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  parts.forEach((part, at) => {
    if (part.kind === 'removed') removed += part.text
    else if (part.kind === 'added') added += part.text
    else if (part.text.trim() === '' && at > 0 && at < parts.length - 1) {
      removed += part.text
      added += part.text
    } else {
      close()
      made.push(part)
    }
  })
  close()
  return made
}
