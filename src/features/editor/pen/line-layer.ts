import { getStroke } from 'perfect-freehand'
import { valueLimits } from '#model/documents/design-limits.ts'
import type { Colour, PathLayer } from '#scene/body/body.ts'

/** In px of the page; pressure 0 to 1. */
export type PenPoint = readonly [x: number, y: number, pressure: number]

export interface DrawnLine {
  readonly points: readonly PenPoint[]
  /** px of the page, at the usual pressure. */
  readonly width: number
  /** The pressure is that of a pen; otherwise a line becomes thinner where it is quick. */
  readonly isPressed: boolean
}

type Point = readonly [x: number, y: number]

/** Of a px: what is stored are whole numbers of it. */
const unit = 10
/** px of the page between two points of an outline. */
const leastDistance = 0.4

/** Path data of a line that is being drawn, in px of the page. */
export function livePath(line: DrawnLine): string {
  return pathOf(outlineOf(line, false), (value) => Math.round(value * unit) / unit)
}

/** A drawn line as a layer of the page; null for one without an extent. Its path is made simpler until a layer may have it. */
export function lineLayer(line: DrawnLine, fill: Colour): Omit<PathLayer, 'id'> | null {
  const outline = outlineOf(line, true)
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const width = Math.round((Math.max(...xs) - left) * unit)
  const height = Math.round((Math.max(...ys) - top) * unit)
  if (outline.length < 3 || !(width > 0 && height > 0)) return null
  const within = outline.map(([x, y]): Point => [(x - left) * unit, (y - top) * unit])
  let distance = leastDistance * unit
  let d = pathOf(thinned(within, distance), Math.round)
  while (d.length > valueLimits.path) {
    distance *= 1.5
    d = pathOf(thinned(within, distance), Math.round)
  }
  const hundredth = (value: number) => Math.round(value * 100) / 100
  return {
    type: 'path',
    x: hundredth(left),
    y: hundredth(top),
    w: width / unit,
    h: height / unit,
    box: [0, 0, width, height],
    d,
    stretch: true,
    fill,
  }
}

function outlineOf({ points, width, isPressed }: DrawnLine, isDone: boolean): readonly Point[] {
  return getStroke(
    points.map((point) => [...point]),
    {
      size: width,
      thinning: isPressed ? 0.6 : 0.35,
      smoothing: 0.5,
      streamline: 0.4,
      simulatePressure: !isPressed,
      last: isDone,
    },
  )
}

/** Without points that are nearer to the one before. */
function thinned(outline: readonly Point[], distance: number): readonly Point[] {
  const kept: Point[] = []
  for (const point of outline) {
    const before = kept.at(-1)
    if (!before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= distance) kept.push(point)
  }
  return kept
}

/** A closed curve through the middles between the points. */
function pathOf(outline: readonly Point[], round: (value: number) => number): string {
  const [first] = outline
  const last = outline.at(-1)
  if (!first || !last) return ''
  const middle = ([x1, y1]: Point, [x2, y2]: Point) => `${round((x1 + x2) / 2)} ${round((y1 + y2) / 2)}`
  const curves = outline.map((point, at) => {
    const next = outline[at + 1] ?? first
    return `Q${round(point[0])} ${round(point[1])} ${middle(point, next)}`
  })
  return `M${middle(last, first)}${curves.join('')}Z`
}
