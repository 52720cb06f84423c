import diff from 'fast-diff'

const unspaced = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}'
const wordPattern = new RegExp(
  `[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+|\\s+|[^\\p{L}\\p{N}\\s]`,
  'gu',
)

/** Words have codes below the surrogates; texts this long are no answers of people. */
const longestUnits = 50_000

/**
 * One text from two that grew out of `base` apart: what either inserted stands, what either deleted is gone.
 * The same words at the same place stand once. Compared word by word: letter by letter, two people's words
 * at one place come out as a mixture of both. Where a script has no spaces, a letter is a word.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (base === mine || mine === theirs) return theirs
  if (base === theirs) return mine
  if (base.length + mine.length + theirs.length > longestUnits) return `${mine}\n${theirs}`
  const words = new Words()
  const [from, a, b] = [words.encode(base), words.encode(mine), words.encode(theirs)]
  const ours = changesFrom(from, a)
  const other = changesFrom(from, b)
  let merged = ''
  for (let i = 0; i <= from.length; i++) {
    const [fromMine, fromTheirs] = [ours.inserts[i] ?? '', other.inserts[i] ?? '']
    if (fromMine.includes(fromTheirs)) merged += fromMine
    else merged += fromTheirs.includes(fromMine) ? fromTheirs : fromMine + fromTheirs
    if (i < from.length && !ours.removed.has(i) && !other.removed.has(i)) merged += from.charAt(i)
  }
  return words.decode(merged)
}

/**
 * The earlier text that `text` grew out of: of those whose every word it still has the one with the fewest words
 * less, or the first. A wrong guess among others would take a word for deleted that was never there.
 */
export function ancestorOf(text: string, earlier: readonly [string, ...string[]]): string {
  if ([...earlier, text].join('').length > longestUnits) return earlier[0]
  const words = new Words()
  const grown = earlier.flatMap((from) => {
    const changes = diff(words.encode(from), words.encode(text))
    if (changes.some(([kind]) => kind === diff.DELETE)) return []
    return [{ from, added: changes.reduce((sum, [kind, part]) => sum + kind * part.length, 0) }]
  })
  return grown.sort((a, b) => a.added - b.added)[0]?.from ?? earlier[0]
}

/** The splices that turn `before` into `after`, each at its place in the text as it is by then. */
export function splicesBetween(
  before: string,
  after: string,
): { at: number; remove: number; insert: string }[] {
  const splices: { at: number; remove: number; insert: string }[] = []
  let at = 0
  for (const [kind, words] of diff(before, after)) {
    if (kind === diff.EQUAL) at += words.length
    else if (kind === diff.DELETE) splices.push({ at, remove: words.length, insert: '' })
    else {
      splices.push({ at, remove: 0, insert: words })
      at += words.length
    }
  }
  return splices
}

/** Inserts by the place in `base` before which they stand, and the places that are gone. */
function changesFrom(
  base: string,
  changed: string,
): { inserts: Record<number, string>; removed: Set<number> } {
  const inserts: Record<number, string> = {}
  const removed = new Set<number>()
  let at = 0
  for (const [kind, part] of diff(base, changed)) {
    if (kind === diff.INSERT) inserts[at] = (inserts[at] ?? '') + part
    else {
      if (kind === diff.DELETE) for (let i = 0; i < part.length; i++) removed.add(at + i)
      at += part.length
    }
  }
  return { inserts, removed }
}

/** Texts as strings of one code unit a word, so that a letter's diff becomes a word's. */
class Words {
  readonly #codes = new Map<string, string>()
  readonly #words = new Map<string, string>()

  encode(text: string): string {
    return (text.match(wordPattern) ?? []).map((word) => this.#codeOf(word)).join('')
  }

  decode(codes: string): string {
    return [...codes].map((code) => this.#words.get(code) ?? '').join('')
  }

  #codeOf(word: string): string {
    const known = this.#codes.get(word)
    if (known) return known
    const code = String.fromCharCode(1 + this.#codes.size)
    this.#codes.set(word, code)
    this.#words.set(code, word)
    return code
  }
}
