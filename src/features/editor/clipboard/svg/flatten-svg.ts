import { SVGPathData } from 'svg-pathdata'
import { valueLimits } from '#model/documents/design-limits.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Colour, PathLayer } from '#scene/body/body.ts'
import type { Matrix } from '#scene/list/drawing.ts'
import { identity, multiply } from '#scene/shapes/matrix.ts'
import { flatten, parsePath } from '#scene/shapes/path-data.ts'
import { hexOf, outlineOf } from './shape-outline.ts'
import { matrixOfTransform } from './transform.ts'

/** Nodes above which a drawing is a picture rather than layers. */
export const mostNodes = 400
/** Layers that one drawing may become. */
const mostLayers = 60
/** UTF-16 units of path data as it is written, which rounding makes shorter; reading more takes seconds. */
const mostOutline = 4 * valueLimits.path

/** What parts of SVG hand down to what is in them, as far as layers have it. */
interface Look {
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly rule: string
  readonly opacity: number
  /** To the coordinates of the drawing. */
  readonly matrix: Matrix
}

const plain: Look = { fill: 'black', stroke: 'none', width: 1, rule: 'nonzero', opacity: 1, matrix: identity }
const groups = ['svg', 'g', 'a', 'switch']
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const unseen = ['title', 'desc', 'defs', 'metadata', 'view']
/** What makes more of a drawing than paths in one colour each. */
const complex = ['filter', 'mask', 'clip-path', 'marker-start', 'marker-mid', 'marker-end', 'mix-blend-mode']

class TooComplex extends Error {}

/**
 * A drawing as one path for each colour and place in the order of painting, in px of its own; null where layers cannot say what it
 * looks like: words, pictures, gradients, masks, and more than `mostNodes` nodes. It has to be cleaned before.
 */
export function flattenSvg(root: Element): readonly PathLayer[] | null {
  if (root.querySelectorAll('*').length > mostNodes) return null
  const made: PathLayer[] = []
  try {
    walk(root, plain, made)
  } catch (error) {
    if (error instanceof TooComplex) return null
    throw error
  }
  return made.length > 0 && made.length <= mostLayers ? made : null
}

function walk(element: Element, around: Look, made: PathLayer[]): void {
  const { localName } = element
  if (unseen.includes(localName)) return
  const of = styleOf(element)
  if (of('display') === 'none' || of('visibility') === 'hidden') return
  if (complex.some((name) => !['', 'none', 'normal'].includes(of(name)))) throw new TooComplex(localName)
  const own = matrixOfTransform(of('transform'))
  if (own === null) throw new TooComplex('transform')
  const look: Look = {
    fill: of('fill') || around.fill,
    stroke: of('stroke') || around.stroke,
    width: numberOf(of('stroke-width'), around.width),
    rule: of('fill-rule') || around.rule,
    opacity: around.opacity * numberOf(of('opacity'), 1),
    matrix: multiply(around.matrix, own),
  }
  if (shapes.includes(localName)) {
    addShape(element, look, of, made)
    return
  }
  if (!groups.includes(localName) || (localName === 'svg' && element.parentElement))
    throw new TooComplex(localName)
  // What is opaque together is not opaque one by one.
  if (look.opacity < 1 && element.children.length > 1) throw new TooComplex(localName)
  for (const child of element.children) walk(child, look, made)
}

function addShape(element: Element, look: Look, of: (name: string) => string, made: PathLayer[]): void {
  const outline = outlineOf(element)
  if (outline === null) return
  const d = absolute(outline, look.matrix)
  const fill = look.fill === 'none' ? null : colourOf(look.fill)
  const width = Math.max(0, look.width) * scaleOf(look.matrix)
  const color = look.stroke === 'none' || width === 0 ? null : colourOf(look.stroke)
  const alpha = (name: string) => numberOf(of(name), 1)
  const opacity = look.opacity * (fill ? alpha('fill-opacity') : alpha('stroke-opacity'))
  const box = boxOf(d)
  if (!box || (!fill && !color) || opacity <= 0) return
  if ([box.x, box.y, box.w, box.h, width].some((value) => !(Math.abs(value) <= valueLimits.reach)))
    throw new TooComplex('reach')
  const layer: PathLayer = {
    id: freshKey(),
    type: 'path',
    ...box,
    box: [box.x, box.y, box.w, box.h],
    d,
    ...(look.rule === 'evenodd' && { rule: 'evenodd' as const }),
    ...(fill && { fill }),
    ...(color && { stroke: { color, width } }),
    ...(opacity < 1 && { opacity }),
  }
  const joined = join(made.at(-1), layer)
  if (joined) made[made.length - 1] = joined
  else made.push(layer)
}

/** Two neighbours in one colour as one path; null where they lie over each other, or look different. */
function join(before: PathLayer | undefined, next: PathLayer): PathLayer | null {
  if (!before || before.fill === undefined || before.fill !== next.fill) return null
  if (before.stroke || next.stroke || before.rule !== next.rule || before.opacity !== next.opacity)
    return null
  const right = Math.max(before.x + before.w, next.x + next.w)
  const bottom = Math.max(before.y + before.h, next.y + next.h)
  const isApart =
    before.x + before.w <= next.x ||
    next.x + next.w <= before.x ||
    before.y + before.h <= next.y ||
    next.y + next.h <= before.y
  const d = before.d + next.d
  if (!isApart || d.length > valueLimits.path) return null
  const [x, y] = [Math.min(before.x, next.x), Math.min(before.y, next.y)]
  const frame = { x, y, w: right - x, h: bottom - y }
  return { ...before, ...frame, d, box: [frame.x, frame.y, frame.w, frame.h] }
}

/** Absolute M, L, C, Q and Z, to two decimals. */
function absolute(outline: string, matrix: Matrix): string {
  if (outline.length > mostOutline) throw new TooComplex('d')
  try {
    const path = new SVGPathData(outline).toAbs().normalizeHVZ(false).normalizeST().aToC()
    const d = path
      .matrix(...matrix)
      .round(100)
      .encode()
      .replaceAll('z', 'Z')
    if (d.length <= valueLimits.path && parsePath(d) !== null) return d
  } catch {
    // Path data that is none, or has numbers that are none in the coordinates of the drawing.
  }
  throw new TooComplex('d')
}

/** A number of an attribute; the other one where it has none. */
function numberOf(text: string, otherwise: number): number {
  const value = Number.parseFloat(text)
  return Number.isNaN(value) ? otherwise : value
}

/** The box around a path; a straight line is a px wide. null: it has no line. */
function boxOf(d: string) {
  const points = flatten(parsePath(d) ?? []).flat()
  if (points.length === 0) return null
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(1, Math.max(...xs) - x), h: Math.max(1, Math.max(...ys) - y) }
}

/** By how much lines become wider. */
function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

function colourOf(css: string): Colour {
  const colour = hexOf(css)
  if (colour === null) throw new TooComplex(css)
  return colour
}

/** Values of an element: of its style, else of its attribute; '' where it has none. */
function styleOf(element: Element): (name: string) => string {
  const own = new Map(
    (element.getAttribute('style') ?? '').split(';').map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.trim(), value.join(':').trim()]
    }),
  )
  return (name) => (own.get(name) ?? element.getAttribute(name) ?? '').trim()
}
