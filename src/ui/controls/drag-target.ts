export type Span = { top: number; height: number }

/** The place a row would take if let go now: it passes a neighbour when its own middle crosses the other's. */
export function computeTarget(spans: Span[], from: number, shift: number): number {
  const held = spans[from]
  if (!held) return from
  const middle = held.top + held.height / 2 + shift
  const above = spans.filter((span, index) => index !== from && span.top + span.height / 2 < middle)
  return above.length
}
