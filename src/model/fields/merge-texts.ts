import diff from 'fast-diff'
import { isWithinEdits } from './edit-distance.ts'
import { spliceBetween } from './plain-text.ts'

const unspaced = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}'
const wordPattern = new RegExp(
  `[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+|\\s+|[^\\p{L}\\p{N}\\s]`,
  'gu',
)

/** A sentence or line with what ends it. */
const sentencePattern = /[^.!?…。！？\n]*[.!?…。！？\n]+\s*|[^.!?…。！？\n]+/gu

/** Total length in UTF-16 units up to which texts are compared: every word needs a code below the surrogates. */
const longestUnits = 50_000
/**
 * Two texts are compared if so many insertions and deletions turn one into the other. Comparing costs the square of
 * that number: 10 to 20 ms at this limit, seconds for texts of 45,000 letters. The longest answers have 2,000 letters.
 */
const mostEdits = 1_500

/**
 * Three-way merge of two texts that were made from `base` independently: insertions of both are kept,
 * deletions of either are made, and equal insertions at one index appear once. Compared by words, because a
 * merge by letters mixes the words of two people at one index. In scripts without spaces a letter counts as a
 * word. Texts with too many different words are compared by sentences: one that both changed is there in both forms.
 * Texts that are still too different are both kept, one per line.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (base === mine || mine === theirs) return theirs
  if (base === theirs) return mine
  if (base.length + mine.length + theirs.length <= longestUnits) {
    const merged =
      mergeParts(wordPattern, base, mine, theirs) ?? mergeParts(sentencePattern, base, mine, theirs)
    if (merged !== null) return merged
  }
  if (mine.includes(theirs)) return mine
  return theirs.includes(mine) ? theirs : `${mine}\n${theirs}`
}

/** null: there are too many different parts to compare. */
function mergeParts(pattern: RegExp, base: string, mine: string, theirs: string): string | null {
  const parts = new Parts(pattern)
  const [from, a, b] = [parts.encode(base), parts.encode(mine), parts.encode(theirs)]
  if (!isWithinEdits(from, a, mostEdits) || !isWithinEdits(from, b, mostEdits)) return null
  const ours = changesFrom(from, a)
  const other = changesFrom(from, b)
  let merged = ''
  for (let i = 0; i <= from.length; i++) {
    const [fromMine, fromTheirs] = [ours.inserts[i] ?? '', other.inserts[i] ?? '']
    if (fromMine.includes(fromTheirs)) merged += fromMine
    else merged += fromTheirs.includes(fromMine) ? fromTheirs : fromMine + fromTheirs
    if (i < from.length && !ours.removed.has(i) && !other.removed.has(i)) merged += from.charAt(i)
  }
  return parts.decode(merged)
}

/**
 * Which of the earlier texts `text` was made from: among those of which it still has every word, the one with the fewest
 * words added since; the first where there is none, or where the texts are too different to compare. With a wrong base a merge would treat a word as deleted that the text
 * never had.
 */
export function ancestorOf(text: string, earlier: readonly [string, ...string[]]): string {
  if ([...earlier, text].join('').length > longestUnits) return earlier[0]
  const words = new Parts(wordPattern)
  const codes = words.encode(text)
  const grown = earlier.flatMap((from) => {
    const before = words.encode(from)
    if (!isWithinEdits(before, codes, mostEdits)) return []
    const changes = diff(before, codes)
    if (changes.some(([kind]) => kind === diff.DELETE)) return []
    return [{ from, added: changes.reduce((sum, [kind, part]) => sum + kind * part.length, 0) }]
  })
  return grown.sort((a, b) => a.added - b.added)[0]?.from ?? earlier[0]
}

/**
 * The splices that turn `before` into `after`, in order. `at` is an index in UTF-16 units in the text as the
 * splices before have left it. Of texts that are too different to compare by letters, they are of whole words, or one.
 */
export function splicesBetween(
  before: string,
  after: string,
): { at: number; remove: number; insert: string }[] {
  const splices: { at: number; remove: number; insert: string }[] = []
  let at = 0
  for (const [kind, text] of changesBetween(before, after)) {
    if (kind === diff.EQUAL) at += text.length
    else if (kind === diff.DELETE) splices.push({ at, remove: text.length, insert: '' })
    else {
      splices.push({ at, remove: 0, insert: text })
      at += text.length
    }
  }
  return splices
}

function changesBetween(before: string, after: string): diff.Diff[] {
  if (isWithinEdits(before, after, mostEdits)) return diff(before, after)
  if (before.length + after.length <= longestUnits) {
    const words = new Parts(wordPattern)
    const [from, to] = [words.encode(before), words.encode(after)]
    if (isWithinEdits(from, to, mostEdits))
      return diff(from, to).map(([kind, codes]) => [kind, words.decode(codes)])
  }
  const { index, remove, insert } = spliceBetween(before, after)
  return [
    [diff.EQUAL, before.slice(0, index)],
    [diff.DELETE, before.slice(index, index + remove)],
    [diff.INSERT, insert],
  ]
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

/** Encodes texts with one code unit per word or sentence, so that a diff of letters compares those. */
class Parts {
  readonly #pattern: RegExp
  readonly #codes = new Map<string, string>()
  readonly #parts = new Map<string, string>()

  constructor(pattern: RegExp) {
    this.#pattern = pattern
  }

  encode(text: string): string {
    return (text.match(this.#pattern) ?? []).map((part) => this.#codeOf(part)).join('')
  }

  decode(codes: string): string {
    return [...codes].map((code) => this.#parts.get(code) ?? '').join('')
  }

  #codeOf(part: string): string {
    const known = this.#codes.get(part)
    if (known) return known
    const code = String.fromCharCode(1 + this.#codes.size)
    this.#codes.set(part, code)
    this.#parts.set(code, part)
    return code
  }
}
