export type Span = { top: number; height: number }

/**
 * Index, counted without the dragged row, that it would get if dropped now: it passes a neighbour when their
 * middles cross. `spans` are the rows before the drag and `shift` the distance dragged, in pixels.
 */
export function computeTarget(spans: Span[], from: number, shift: number): number {
  const held = spans[from]
  if (!held) return from
  const middle = held.top + held.height / 2 + shift
  const above = spans.filter((span, index) => index !== from && span.top + span.height / 2 < middle)
  return above.length
}
