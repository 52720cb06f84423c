export type Span = { top: number; height: number }

/** Index that a dragged row would take if dropped now: it passes a neighbour when their middles cross. */
export function computeTarget(spans: Span[], from: number, shift: number): number {
  const held = spans[from]
  if (!held) return from
  const middle = held.top + held.height / 2 + shift
  const above = spans.filter((span, index) => index !== from && span.top + span.height / 2 < middle)
  return above.length
}
