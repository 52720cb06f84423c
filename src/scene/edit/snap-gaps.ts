import { same } from './snap-lines.ts'

/** A box on one axis, with its extent on the other one. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly crossFrom: number
  readonly crossTo: number
}

/** A gap between two boxes; `cross` is where it is drawn on the other axis. */
export interface SpanGap {
  readonly from: number
  readonly to: number
  readonly cross: number
}

/**
 * The shortest way, at most `reach` px, by which `moving` has the same gap on both sides, or the gap that two of its
 * neighbours have between them; null: none is near. `siblings` are sorted by where they begin.
 */
export function nearestGap(siblings: readonly Span[], moving: Span, reach: number): number | null {
  const row = rowOf(siblings, moving)
  const length = moving.to - moving.from
  const middle = (moving.from + moving.to) / 2
  const before = row.findLast(({ to }) => to <= middle)
  const after = row.find(({ from }) => from >= middle)
  const ways: number[] = []
  if (before && after && after.from - before.to >= length)
    ways.push((before.to + after.from - length) / 2 - moving.from)
  for (const [first, second] of gapsOf(row)) {
    const gap = second.from - first.to
    ways.push(second.to + gap - moving.from, first.from - gap - moving.to)
  }
  const near = ways.filter((way) => Math.abs(way) <= reach)
  return near.length === 0 ? null : near.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best))
}

/** The gaps beside `moving` that others equal, and those others; empty where all differ. */
export function equalGaps(siblings: readonly Span[], moving: Span): readonly SpanGap[] {
  const row = rowOf(siblings, moving)
  const all = gapsOf([...row, moving].sort((one, other) => one.from - other.from))
  const lengthOf = ([first, second]: readonly [Span, Span]) => second.from - first.to
  const own = all.filter((pair) => pair.includes(moving)).map(lengthOf)
  const equal = all.filter((pair) => own.some((length) => Math.abs(length - lengthOf(pair)) <= same))
  const isShared = (pair: readonly [Span, Span]) =>
    equal.some((other) => other !== pair && Math.abs(lengthOf(other) - lengthOf(pair)) <= same)
  return equal.filter(isShared).map(([first, second]) => ({
    from: first.to,
    to: second.from,
    cross: (Math.max(first.crossFrom, second.crossFrom) + Math.min(first.crossTo, second.crossTo)) / 2,
  }))
}

/** What is beside `moving`, without what is over or around it, such as a ground. */
function rowOf(siblings: readonly Span[], moving: Span): readonly Span[] {
  return siblings.filter(
    ({ from, to, crossFrom, crossTo }) =>
      crossFrom < moving.crossTo &&
      crossTo > moving.crossFrom &&
      !(from <= moving.from && to >= moving.to) &&
      to > from,
  )
}

/** Neighbours with room between them. */
function gapsOf(row: readonly Span[]): readonly (readonly [Span, Span])[] {
  return row.flatMap((span, at) => {
    const next = row[at + 1]
    return next && next.from - span.to > same ? [[span, next] as const] : []
  })
}
