import type { Hit } from './pdf-search.ts'

type Marks = Map<string, { add(range: Range): void; delete(range: Range): void }>
interface HighlightApi {
  readonly highlights?: Marks
}

/**
 * Marks what was found in the texts of a page, and moves the current one into view. Returns what takes the marks away. Browsers
 * without highlights show the page alone.
 */
export function markHits(
  parts: readonly HTMLElement[],
  hits: readonly Hit[],
  current: Hit | null,
): () => void {
  const made = hits.flatMap((hit) => {
    const range = rangeOf(parts, hit)
    if (!range) return []
    const isCurrent = current !== null && hit.from === current.from
    if (isCurrent) range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
    return [{ range, name: isCurrent ? 'pdf-found-current' : 'pdf-found' }]
  })
  for (const { range, name } of made) marksOf(name)?.add(range)
  return () => {
    for (const { range, name } of made) marksOf(name)?.delete(range)
  }
}

function marksOf(name: string) {
  const { highlights } = CSS as unknown as HighlightApi
  if (!highlights || typeof Highlight !== 'function') return null
  const known = highlights.get(name)
  if (known) return known
  const made = new Highlight()
  highlights.set(name, made)
  return made
}

/** Null where the texts of the page are others than those that were searched. */
function rangeOf(parts: readonly HTMLElement[], { from, to }: Hit): Range | null {
  const start = pointAt(parts, from)
  const end = pointAt(parts, to - 1)
  if (!start || !end) return null
  const range = new Range()
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset + 1)
  return range
}

function pointAt(parts: readonly HTMLElement[], index: number): { node: Node; offset: number } | null {
  let before = 0
  for (const part of parts) {
    const { firstChild } = part
    const length = firstChild?.nodeType === Node.TEXT_NODE ? (firstChild.textContent?.length ?? 0) : 0
    if (firstChild && index < before + length) return { node: firstChild, offset: index - before }
    before += length
  }
  return null
}
