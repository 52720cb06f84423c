import diff from 'fast-diff'

/**
 * One text from two that grew out of `base` apart: what either inserted stands, what either deleted is gone.
 * The same insert at the same place stands once.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  const a = changesFrom(base, mine)
  const b = changesFrom(base, theirs)
  let merged = ''
  for (let i = 0; i <= base.length; i++) {
    const [fromMine, fromTheirs] = [a.inserts[i] ?? '', b.inserts[i] ?? '']
    merged += fromMine === fromTheirs ? fromMine : fromMine + fromTheirs
    if (i < base.length && !a.removed.has(i) && !b.removed.has(i)) merged += base.charAt(i)
  }
  return merged
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
  for (const [kind, words] of diff(base, changed)) {
    if (kind === diff.INSERT) inserts[at] = (inserts[at] ?? '') + words
    else {
      if (kind === diff.DELETE) for (let i = 0; i < words.length; i++) removed.add(at + i)
      at += words.length
    }
  }
  return { inserts, removed }
}
