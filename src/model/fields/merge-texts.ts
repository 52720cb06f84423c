import diff from 'fast-diff'

const unspaced = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}'
const wordPattern = new RegExp(
  `[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+|\\s+|[^\\p{L}\\p{N}\\s]`,
  'gu',
)

/** Total length in UTF-16 units up to which texts are compared: every word needs a code below the surrogates. */
const longestUnits = 50_000

/**
 * Three-way merge of two texts that were made from `base` independently: insertions of both are kept,
 * deletions of either are made, and equal insertions at one index appear once. Compared by words, because a
 * merge by letters mixes the words of two people at one index. In scripts without spaces a letter counts as a
 * word. Texts that are too long to compare are both kept, one per line.
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
 * Which of the earlier texts `text` was made from: among those of which it still has every word, the one with the fewest
 * words added since; the first where there is none. With a wrong base a merge would treat a word as deleted that the text
 * never had.
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

/**
 * The splices that turn `before` into `after`, in order. `at` is an index in UTF-16 units in the text as the
 * splices before have left it.
 */
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

/** Insertions by the index in `base` before which they stand, and the removed indexes of `base`. */
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

/** Encodes texts with one code unit per word, so that a diff of letters compares words. */
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
