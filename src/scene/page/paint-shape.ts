import type { PathLayer, ShapeLayer, Stroke } from '../body/body.ts'
import { BodyRefused } from '../body/limits.ts'
import type { PathItem } from '../list/drawing.ts'
import type { Point } from '../shapes/matrix.ts'
import { parsePath, type Segment, scalePath, writePath } from '../shapes/path-data.ts'
import { shapePath } from '../shapes/shape-path.ts'
import { fillOf, type PagePaint, paintPathOf } from './page-paint.ts'
import type { PlacedLayer } from './place-layers.ts'

/** Of one line: a renderer counts each, on the page or not, and takes memory for it. */
const mostDashes = 5000
/** px of a point of a path in its frame, which may lie outside of it: what any program draws. */
const farthest = 1e9

export function paintShape(placed: PlacedLayer<ShapeLayer>, page: PagePaint): void {
  const { layer, w, h } = placed
  paintOutline(placed, () => shapePath(layer, w, h), layer.shape === 'line', page)
}

/** A path in its frame: whole and in the middle, or stretched; its stroke keeps its width either way. */
export function paintPathLayer(placed: PlacedLayer<PathLayer>, page: PagePaint): void {
  paintOutline(placed, () => scaledPath(placed), false, page)
}

function scaledPath({ layer, w, h }: PlacedLayer<PathLayer>): string {
  const segments = parsePath(layer.d)
  if (segments === null) throw new BodyRefused('path-data', layer.id)
  const [x, y, width, height] = layer.box
  const least = Math.min(w / width, h / height)
  const [sx, sy] = layer.stretch ? [w / width, h / height] : [least, least]
  const [dx, dy] = [(w - width * sx) / 2 - x * sx, (h - height * sy) / 2 - y * sy]
  const scaled = scalePath(segments, { sx, sy, dx, dy })
  if (!scaled.every(isInReach)) throw new BodyRefused('path-data', layer.id)
  return writePath(scaled)
}

/** Data with numbers of any size may overflow where it is stretched. */
function isInReach([, ...numbers]: Segment): boolean {
  return numbers.every((value) => Math.abs(value) <= farthest)
}

function paintOutline(
  { layer, w, h, matrix, opacity }: PlacedLayer<ShapeLayer | PathLayer>,
  outline: () => string,
  isLine: boolean,
  page: PagePaint,
): void {
  const standing = () => page.ground.under([{ left: 0, top: 0, right: w, bottom: h }], matrix, 2)
  const fill =
    layer.fill && !isLine ? fillOf(layer.fill, { x: 0, y: 0, w, h }, layer.id, standing, page) : null
  const stroke = layer.stroke
    ? fillOf(layer.stroke.color, { x: 0, y: 0, w, h }, layer.id, standing, page)
    : null
  const make = (): PathItem | null => {
    const d = outline()
    if ((fill === null && stroke === null) || opacity === 0 || d === '') return null
    return {
      kind: 'path',
      layer: layer.id,
      matrix,
      opacity,
      d,
      evenOdd: layer.type === 'path' && layer.rule === 'evenodd',
      fill,
      ...strokeOf(layer.stroke, typeof stroke === 'string' ? stroke : null, d),
    }
  }
  const colour = typeof fill === 'object' ? JSON.stringify(fill) : fill
  paintPathOf(layer.id, [layer, w, h, ...matrix, opacity, colour, stroke], make, page)
}

function strokeOf(
  stroke: Stroke | undefined,
  hex: string | null,
  d: string,
): Pick<PathItem, 'stroke' | 'strokeWidth' | 'dash' | 'round'> {
  if (!stroke || hex === null || stroke.width <= 0) return noStroke
  const dash = stroke.dash ?? []
  // As in SVG, a line is whole where its dashes are no lengths or all 0: in a PDF such a list is an error.
  const isDashed =
    dash.every((length) => length >= 0) &&
    dash.some((length) => length > 0) &&
    dashesOf(d, dash) <= mostDashes
  return { stroke: hex, strokeWidth: stroke.width, dash: isDashed ? dash : [], round: stroke.cap === 'round' }
}

/** At most so many dashes a line with this outline has. */
function dashesOf(d: string, dash: readonly number[]): number {
  let length = 0
  let start: Point = [0, 0]
  let at: Point = [0, 0]
  for (const [command, ...numbers] of parsePath(d) ?? []) {
    const points: readonly number[] = command === 'Z' ? start : numbers
    for (let i = 0; i < points.length; i += 2) {
      const next: Point = [points[i] ?? 0, points[i + 1] ?? 0]
      if (command === 'M') start = next
      else length += Math.hypot(next[0] - at[0], next[1] - at[1])
      at = next
    }
  }
  return (length * dash.length) / dash.reduce((sum, one) => sum + one, 0)
}

export const noStroke = { stroke: null, strokeWidth: 0, dash: [], round: false } as const
