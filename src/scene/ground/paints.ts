import { type Hex, type Rgb, rgbOf } from '#model/colour/oklab.ts'
import type { Fill, PathItem } from '../list/drawing.ts'
import { apply, type Edges, edgesOf, inverse, isUpright, type Point } from '../shapes/matrix.ts'
import { flatten, parsePath } from '../shapes/path-data.ts'

/** A colour that may be seen at a point, and how much of it. */
export interface Tone {
  readonly rgb: Rgb
  readonly opacity: number
}

/** Something painted, as far as texts need it that stand on it. */
export interface GroundPaint {
  /** Outside of which nothing of it is. */
  readonly edges: Edges
  /** It covers all within its edges. */
  readonly isWhole: boolean
  readonly isPhoto: boolean
  /** Steps that a test of one point takes. */
  readonly cost: number
  /** What it may show at a point of the page: none, one colour, or several where it is not known exactly. */
  at(point: Point, leastStroke: number): readonly Tone[]
  /** Its colour, where it is one that covers all within its edges. */
  readonly flat: Rgb | null
}

/** A path as lines, and the box around them. */
interface Outline {
  readonly lines: Lines
  readonly box: Edges
  readonly isBox: boolean
}

/** By path data: a page that is laid out again has the same paths. */
const outlines = new Map<string, Outline>()
const mostOutlines = 500
/** Longer ones are few, and are computed again. */
const longestKept = 2_000

function outlineOf(d: string): Outline {
  const known = outlines.get(d)
  if (known) return known
  const lines = flatten(parsePath(d) ?? [])
  const outline = { lines, box: boxOf(lines), isBox: lines.length === 1 && goesAroundBox(lines[0] ?? []) }
  if (outlines.size >= mostOutlines) outlines.clear()
  if (d.length <= longestKept) outlines.set(d, outline)
  return outline
}

/** What a path puts on the ground; null where its matrix cannot be inverted, so that nothing of it is seen. */
export function paintOfPath(item: PathItem): GroundPaint | null {
  const back = inverse(item.matrix)
  if (!back) return null
  const { lines, box: inner, isBox } = outlineOf(item.d)
  const half = item.stroke ? item.strokeWidth / 2 : 0
  const box = grown(inner, half)
  const isRectangle = isBox && isUpright(item.matrix)
  const stroke: Tone | null =
    item.stroke && item.strokeWidth > 0 ? { rgb: rgbOf(item.stroke), opacity: item.opacity } : null
  const scale = Math.sqrt(Math.abs(item.matrix[0] * item.matrix[3] - item.matrix[1] * item.matrix[2]))
  const isWhole = isRectangle && half === 0 && typeof item.fill === 'string' && item.opacity >= 1
  return {
    edges: edgesOf(item.matrix, box),
    isWhole,
    isPhoto: false,
    cost: lines.reduce((sum, { length }) => sum + length, 0) * (stroke ? 2 : 1),
    flat: isWhole && typeof item.fill === 'string' ? rgbOf(item.fill) : null,
    at(point, leastStroke) {
      const own = apply(back, point)
      if (stroke && item.strokeWidth * scale >= leastStroke && isNear(lines, own, half)) return [stroke]
      if (item.fill === null) return []
      const inside = isRectangle ? isIn(inner, own) : isInside(lines, own, item.evenOdd)
      return inside ? [toneAt(item.fill, own, item.opacity)] : []
    },
  }
}

function toneAt(fill: Hex | Exclude<Fill, Hex>, point: Point, opacity: number): Tone {
  if (typeof fill === 'string') return { rgb: rgbOf(fill), opacity }
  const [x, y] = fill.from
  const [dx, dy] = [fill.to[0] - x, fill.to[1] - y]
  const length = dx * dx + dy * dy
  const at = length === 0 ? 0 : ((point[0] - x) * dx + (point[1] - y) * dy) / length
  const after = fill.stops.find(([stop]) => stop >= at) ?? fill.stops.at(-1)
  const before = fill.stops.findLast(([stop]) => stop <= at) ?? fill.stops[0]
  if (!after || !before) return { rgb: [0, 0, 0], opacity: 0 }
  const share = after[0] === before[0] ? 0 : (at - before[0]) / (after[0] - before[0])
  const [one, other] = [rgbOf(before[1]), rgbOf(after[1])]
  const part = (i: 0 | 1 | 2) => one[i] + (other[i] - one[i]) * share
  return {
    rgb: [part(0), part(1), part(2)],
    opacity: (before[2] + (after[2] - before[2]) * share) * opacity,
  }
}

type Lines = readonly (readonly Point[])[]

/** By the even-odd rule, or by the turns of its lines around the point. */
function isInside(lines: Lines, [x, y]: Point, evenOdd: boolean): boolean {
  let turns = 0
  let crossings = 0
  for (const line of lines) {
    for (let i = 0; i < line.length; i++) {
      const [x1, y1] = line[i] ?? [0, 0]
      const [x2, y2] = line[(i + 1) % line.length] ?? [0, 0]
      if (y1 <= y === y2 <= y) continue
      if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) <= x) continue
      crossings += 1
      turns += y2 > y1 ? 1 : -1
    }
  }
  return evenOdd ? crossings % 2 === 1 : turns !== 0
}

function isNear(lines: Lines, [x, y]: Point, distance: number): boolean {
  return lines.some((line) =>
    line.some(([x2, y2], i) => {
      const [x1, y1] = line[i - 1] ?? [x2, y2]
      const [dx, dy] = [x2 - x1, y2 - y1]
      const length = dx * dx + dy * dy
      const at = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
      return (x1 + dx * at - x) ** 2 + (y1 + dy * at - y) ** 2 <= distance * distance
    }),
  )
}

/** Whether a line goes around an upright box. */
function goesAroundBox(line: readonly Point[]): boolean {
  const { left, top, right, bottom } = boxOf([line])
  const corners = new Set(line.map(([x, y]) => `${x} ${y}`))
  return (
    corners.size === 4 &&
    line.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom)) &&
    line.slice(1).every(([x, y], i) => x === line[i]?.[0] || y === line[i]?.[1])
  )
}

function isIn({ left, top, right, bottom }: Edges, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function boxOf(lines: Lines): Edges {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const line of lines) {
    for (const [x, y] of line) {
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return box
}

function grown({ left, top, right, bottom }: Edges, by: number): Edges {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}
