import { apply, type Edges, edgesOf, inverse, isUpright, type Point } from '../shapes/matrix.ts'
import { boundsOf, type PlacedNode } from './placed-nodes.ts'
import { type Handle, type ResizeOptions, sideOf } from './resize.ts'
import type { SelectionBox } from './select.ts'
import { equalGaps, nearestGap, type Span } from './snap-gaps.ts'
import { nearest, reached, type SnapTarget, sortedTargets } from './snap-lines.ts'

/** A line to draw, in px of the page: at `at` on its axis, `x` being a vertical line, from and to on the other one. */
export interface SnapLine extends SnapTarget {
  readonly axis: 'x' | 'y'
}

/** One of equal gaps, in px of the page: `x` is one between things beside each other, drawn at `cross` of the other axis. */
export interface SnapGap {
  readonly axis: 'x' | 'y'
  readonly from: number
  readonly to: number
  readonly cross: number
  readonly length: number
}

export interface Snap {
  /** px of the page to add to what the pointer asks for. */
  readonly dx: number
  readonly dy: number
  readonly lines: readonly SnapLine[]
  readonly gaps: readonly SnapGap[]
}

/** What a gesture snaps to. */
export interface Snapping {
  /** Sorted; where vertical lines are. */
  readonly across: readonly SnapTarget[]
  /** Sorted; where horizontal lines are. */
  readonly down: readonly SnapTarget[]
  /** Siblings, sorted by where they begin, from left to right and from top to bottom. */
  readonly rows: readonly Span[]
  readonly columns: readonly Span[]
}

interface PageArea {
  /** px, see `pageSizeOf`. */
  readonly width: number
  readonly height: number
  /** px, see `safeMargin`; 0: none. */
  readonly margin: number
}

/**
 * Edges and centres of the page, of its safe area and of what is beside the layers that move. Made once a gesture: what
 * moves does not count.
 */
export function createSnapping(
  nodes: ReadonlyMap<string, PlacedNode>,
  moving: Iterable<string>,
  { width, height, margin }: PageArea,
): Snapping {
  const siblings = siblingsOf(nodes, new Set(moving)).map(boundsOf)
  const areas: readonly Edges[] = [
    { left: 0, top: 0, right: width, bottom: height },
    ...(margin > 0 ? [{ left: margin, top: margin, right: width - margin, bottom: height - margin }] : []),
    ...siblings,
  ]
  const rows = siblings.map(asRow)
  const columns = siblings.map(asColumn)
  return {
    across: sortedTargets(areas.map(asRow).flatMap(targetsOf)),
    down: sortedTargets(areas.map(asColumn).flatMap(targetsOf)),
    rows: rows.sort((one, other) => one.from - other.from),
    columns: columns.sort((one, other) => one.from - other.from),
  }
}

function asRow({ left, top, right, bottom }: Edges): Span {
  return { from: left, to: right, crossFrom: top, crossTo: bottom }
}

function asColumn({ left, top, right, bottom }: Edges): Span {
  return { from: top, to: bottom, crossFrom: left, crossTo: right }
}

function targetsOf({ from, to, crossFrom, crossTo }: Span): readonly SnapTarget[] {
  return [from, (from + to) / 2, to].map((at) => ({ at, from: crossFrom, to: crossTo }))
}

/** What is in the same groups, and on the page beside them. */
function siblingsOf(
  nodes: ReadonlyMap<string, PlacedNode>,
  moving: ReadonlySet<string>,
): readonly PlacedNode[] {
  const parents = new Set<string | null>([null])
  for (const key of moving) parents.add(nodes.get(key)?.parent ?? null)
  const around = new Set<string>()
  for (const key of moving)
    for (let at: string | null = key; at !== null; at = nodes.get(at)?.parent ?? null) around.add(at)
  return [...nodes.values()].filter(
    ({ layer, parent, isHidden }) => !isHidden && parents.has(parent) && !around.has(layer.id),
  )
}

/** What moves, by its bounds on the page as the pointer asks for them; `reach` in px of the page. */
export function snapMove(snapping: Snapping, bounds: Edges, reach: number): Snap {
  const dx = wayOn(snapping.across, snapping.rows, asRow(bounds), reach)
  const dy = wayOn(snapping.down, snapping.columns, asColumn(bounds), reach)
  const moved = {
    left: bounds.left + dx,
    right: bounds.right + dx,
    top: bounds.top + dy,
    bottom: bounds.bottom + dy,
  }
  const [row, column] = [asRow(moved), asColumn(moved)]
  return {
    dx,
    dy,
    lines: [...linesOn('x', snapping.across, row), ...linesOn('y', snapping.down, column)],
    gaps: [...gapsOn('x', snapping.rows, row), ...gapsOn('y', snapping.columns, column)],
  }
}

function placesOf({ from, to }: Span): readonly number[] {
  return [from, (from + to) / 2, to]
}

/** Lines win over gaps that are as near. */
function wayOn(targets: readonly SnapTarget[], siblings: readonly Span[], span: Span, reach: number): number {
  const line = nearest(targets, placesOf(span), reach)
  const gap = nearestGap(siblings, span, reach)
  if (line === null || gap === null) return line ?? gap ?? 0
  return Math.abs(gap) < Math.abs(line) ? gap : line
}

function linesOn(axis: 'x' | 'y', targets: readonly SnapTarget[], span: Span): readonly SnapLine[] {
  const ends = { from: span.crossFrom, to: span.crossTo }
  return reached(targets, placesOf(span), ends).map((line) => ({ ...line, axis }))
}

function gapsOn(axis: 'x' | 'y', siblings: readonly Span[], span: Span): readonly SnapGap[] {
  return equalGaps(siblings, span).map((gap) => ({ ...gap, axis, length: gap.to - gap.from }))
}

/**
 * The handle that is dragged to a point of the page; add `dx` and `dy` to the point before `resized`. Only upright boxes
 * snap. A corner that keeps the ratio stays on its diagonal.
 */
export function snapHandle(
  snapping: Snapping,
  box: SelectionBox,
  handle: Handle,
  point: Point,
  reach: number,
  { isRatioKept = false, isFromCentre = false }: ResizeOptions = {},
): Snap {
  const back = inverse(box.matrix)
  const [across, down] = sideOf(handle)
  if (!back || !isUpright(box.matrix)) return { dx: 0, dy: 0, lines: [], gaps: [] }
  const at = (side: number, length: number) => ((side + 1) / 2) * length
  const grip = apply(box.matrix, [at(across, box.w), at(down, box.h)])
  const fixed = apply(
    box.matrix,
    isFromCentre ? [box.w / 2, box.h / 2] : [at(-across, box.w), at(-down, box.h)],
  )
  const way: Point = [grip[0] - fixed[0], grip[1] - fixed[1]]
  const isOnDiagonal = isRatioKept && across !== 0 && down !== 0 && way[0] !== 0 && way[1] !== 0
  const asked = isOnDiagonal ? onDiagonal(fixed, way, point) : point
  let dx = across === 0 ? null : nearest(snapping.across, [asked[0]], reach)
  let dy = down === 0 ? null : nearest(snapping.down, [asked[1]], reach)
  if (isOnDiagonal) {
    const slope = way[1] / way[0]
    const isAcross = dx !== null && (dy === null || Math.abs(dx) <= Math.abs(dy / slope))
    if (isAcross) dy = (dx as number) * slope
    else if (dy !== null) dx = dy / slope
  }
  const end: Point = [asked[0] + (dx ?? 0), asked[1] + (dy ?? 0)]
  const seen = edgesOf(box.matrix, { left: 0, top: 0, right: box.w, bottom: box.h })
  const xs = across === 0 ? { from: seen.left, to: seen.right } : spanOf(fixed[0], end[0])
  const ys = down === 0 ? { from: seen.top, to: seen.bottom } : spanOf(fixed[1], end[1])
  const vertical = across === 0 || dx === null ? [] : reached(snapping.across, [end[0]], ys)
  const horizontal = down === 0 || dy === null ? [] : reached(snapping.down, [end[1]], xs)
  return {
    dx: end[0] - point[0],
    dy: end[1] - point[1],
    lines: [
      ...vertical.map((line): SnapLine => ({ ...line, axis: 'x' })),
      ...horizontal.map((line): SnapLine => ({ ...line, axis: 'y' })),
    ],
    gaps: [],
  }
}

function spanOf(one: number, other: number) {
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

/** The point of the diagonal that is nearest. */
function onDiagonal(fixed: Point, way: Point, point: Point): Point {
  const along =
    ((point[0] - fixed[0]) * way[0] + (point[1] - fixed[1]) * way[1]) / (way[0] ** 2 + way[1] ** 2)
  return [fixed[0] + along * way[0], fixed[1] + along * way[1]]
}
