import { contrastOf } from '#model/colour/contrast.ts'
import { type Hex, hexOf, type Rgb, rgbOf } from '#model/colour/oklab.ts'
import { blend } from '../colour/mix.ts'
import type { Standing } from '../colour/standing.ts'
import type { Matrix } from '../list/drawing.ts'
import { type DrawMemory, noMemory } from '../memory/draw-memory.ts'
import { apply, type Edges, edgesOf, isUpright, type Point } from '../shapes/matrix.ts'
import type { GroundPaint, Tone } from './paints.ts'

/** Colours that are followed at one point; of more those from the darkest to the lightest, at equal steps. */
const mostColours = 12
/**
 * Steps of one page: some hundred times what a usual one takes. After them nothing is known of the ground, so that texts come on a
 * dense scrim.
 */
const mostSteps = 2_000_000
const mostRepresentatives = 64
const unknown: Standing = {
  colours: ['#000000', '#404040', '#808080', '#C0C0C0', '#FFFFFF'],
  isOnPhoto: true,
}

export interface Ground {
  add(paint: GroundPaint | null): void
  /** How many were painted. */
  count(): number
  /** Under boxes of a layer; strokes thinner than `leastStroke` do not count. `name`: under which it is remembered. */
  under(boxes: readonly Edges[], matrix: Matrix, leastStroke: number, name?: string): Standing
  /** Least contrast of a colour with what is under it, both seen through what was painted from `from` on. */
  contrastThrough(
    boxes: readonly Edges[],
    matrix: Matrix,
    ink: Tone & { leastStroke: number },
    from: number,
    name: string,
  ): number
}

/** What a page shows so far, for texts and logos that come on it. It begins as white paper. */
export function createGround(memory: DrawMemory = noMemory): Ground {
  const paints: GroundPaint[] = []
  let steps = 0

  function tonesAt(paint: GroundPaint, point: Point, leastStroke: number): readonly Tone[] {
    const { left, top, right, bottom } = paint.edges
    steps += 1
    if (point[0] < left || point[0] > right || point[1] < top || point[1] > bottom) return []
    steps += paint.cost
    return paint.at(point, leastStroke)
  }

  function coloursAt(point: Point, shown: readonly GroundPaint[], leastStroke: number): readonly Rgb[] {
    let colours: readonly Rgb[] = [[255, 255, 255]]
    for (const paint of shown) {
      const tones = tonesAt(paint, point, leastStroke)
      if (tones.length === 0) continue
      // Sorting what is too many takes the most.
      steps += tones.length * colours.length * 4
      colours = reduce(tones.flatMap((tone) => colours.map((under) => laid(tone, under))))
    }
    return colours
  }

  /** A result that is known already takes the steps that it took, so that what comes after it is as it was. */
  function remembered<Result>(name: string, inputs: readonly unknown[], compute: () => Result): Result {
    const known = memory.find<Remembered<Result>>(name, inputs)
    if (known && steps + known.steps <= mostSteps) {
      steps += known.steps
      return known.result
    }
    const before = steps
    const result = compute()
    memory.keep(name, inputs, { result, steps: steps - before })
    return result
  }

  function standingUnder(
    boxes: readonly Edges[],
    matrix: Matrix,
    leastStroke: number,
    shownIn: readonly (readonly GroundPaint[])[],
  ): Standing {
    const colours = new Set<Hex>()
    let isOnPhoto = false
    for (const [at, box] of boxes.entries()) {
      const shown = shownIn[at] ?? []
      isOnPhoto ||= shown.some(({ isPhoto }) => isPhoto)
      const flat = flatOf(shown)
      if (flat) {
        colours.add(hexOf(flat))
        continue
      }
      for (const point of pointsOf(box, matrix, shown, boxes.length)) {
        if (steps > mostSteps) return unknown
        for (const rgb of coloursAt(point, shown, leastStroke)) colours.add(hexOf(rgb))
      }
    }
    return { colours: representatives([...colours]), isOnPhoto }
  }

  function leastThrough(
    boxes: readonly Edges[],
    matrix: Matrix,
    ink: Tone & { leastStroke: number },
    layers: readonly { shown: readonly GroundPaint[]; above: readonly GroundPaint[] }[],
  ): number {
    let least = Number.POSITIVE_INFINITY
    for (const [at, box] of boxes.entries()) {
      const { shown, above } = layers[at] ?? { shown: [], above: [] }
      if (above.length === 0) continue
      for (const point of pointsOf(box, matrix, [...shown, ...above], boxes.length)) {
        if (steps > mostSteps) return 1
        for (const under of coloursAt(point, shown, ink.leastStroke)) {
          let pair: readonly (readonly [Rgb, Rgb])[] = [[laid(ink, under), under]]
          for (const paint of above) {
            const tones = tonesAt(paint, point, ink.leastStroke)
            if (tones.length === 0) continue
            steps += tones.length * pair.length * 4
            pair = tones
              .flatMap((tone) => pair.map(([a, b]) => [laid(tone, a), laid(tone, b)] as const))
              .slice(0, mostColours)
          }
          for (const [a, b] of pair) least = Math.min(least, contrastOf(hexOf(a), hexOf(b)))
        }
      }
    }
    return least
  }

  return {
    add: (paint) => {
      if (paint) paints.push(paint)
    },
    count: () => paints.length,
    under(boxes, matrix, leastStroke, name) {
      if (steps > mostSteps) return unknown
      const shown = boxes.map((box) => visibleIn(paints, paints.length, edgesOf(matrix, box)))
      const compute = () => standingUnder(boxes, matrix, leastStroke, shown)
      if (name === undefined) return compute()
      const inputs = [leastStroke, ...placeOf(boxes, matrix), ...shown.flatMap((list) => [null, ...list])]
      return remembered(`under ${name}`, inputs, compute)
    },
    contrastThrough(boxes, matrix, ink, from, name) {
      if (steps > mostSteps) return 1
      const layers = boxes.map((box) => {
        const edges = edgesOf(matrix, box)
        const above = touching(paints, from, edges)
        return { above, shown: above.length === 0 ? [] : visibleIn(paints, from, edges) }
      })
      if (layers.every(({ above }) => above.length === 0)) return Number.POSITIVE_INFINITY
      const inputs = [
        ...[ink.leastStroke, ink.opacity, ...ink.rgb, ...placeOf(boxes, matrix)],
        ...layers.flatMap(({ shown, above }) => [null, ...shown, null, ...above]),
      ]
      return remembered(`through ${name}`, inputs, () => leastThrough(boxes, matrix, ink, layers))
    },
  }
}

interface Remembered<Result> {
  readonly result: Result
  readonly steps: number
}

function placeOf(boxes: readonly Edges[], matrix: Matrix): readonly number[] {
  return [...matrix, ...boxes.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom])]
}

/** The one colour of a ground that is the same everywhere. */
function flatOf([only, ...others]: readonly GroundPaint[]): Rgb | null {
  return others.length === 0 ? (only?.flat ?? null) : null
}

function laid(tone: Tone, under: Rgb): Rgb {
  return blend(tone.rgb, tone.opacity, under)
}

/** Of the paints before `end` those from the last one on that covers the whole box. */
function visibleIn(paints: readonly GroundPaint[], end: number, box: Edges): readonly GroundPaint[] {
  const shown: GroundPaint[] = []
  for (let at = end - 1; at >= 0; at--) {
    const paint = paints[at] as GroundPaint
    if (touches(paint.edges, box)) shown.push(paint)
    if (paint.isWhole && holds(paint.edges, box)) break
  }
  return shown.reverse()
}

/** Of the paints from `start` on those that reach into the box. */
function touching(paints: readonly GroundPaint[], start: number, box: Edges): readonly GroundPaint[] {
  const found: GroundPaint[] = []
  for (let at = start; at < paints.length; at++) {
    const paint = paints[at] as GroundPaint
    if (touches(paint.edges, box)) found.push(paint)
  }
  return found
}

function holds(outer: Edges, inner: Edges): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}

function touches(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Of a text of many lines fewer in each. */
function mostColumns(boxes: number): number {
  return Math.max(3, Math.min(24, Math.round(240 / boxes)))
}

/** Points of a box on a grid, and at both sides of every edge that crosses it. */
function pointsOf(
  box: Edges,
  matrix: Matrix,
  shown: readonly GroundPaint[],
  boxes: number,
): readonly Point[] {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const columns = gridOf(
    box.left,
    box.right,
    Math.min(mostColumns(boxes), Math.max(3, Math.round(width / (height / 4 + 1e-9)))),
  )
  const rows = gridOf(box.top, box.bottom, 5)
  if (!isUpright(matrix)) return rows.flatMap((y) => columns.map((x) => apply(matrix, [x, y])))
  const own = edgesOf(matrix, box)
  const xs = [
    ...columns.map((x) => apply(matrix, [x, box.top])[0]),
    ...crossings(shown, own.left, own.right, 'left', 'right'),
  ]
  const ys = [
    ...rows.map((y) => apply(matrix, [box.left, y])[1]),
    ...crossings(shown, own.top, own.bottom, 'top', 'bottom'),
  ]
  return ys.flatMap((y) => xs.map((x): Point => [x, y]))
}

const besideEdge = 0.01
const mostCrossings = 12

function crossings(
  shown: readonly GroundPaint[],
  from: number,
  to: number,
  ...sides: readonly (keyof Edges)[]
): number[] {
  const at = new Set<number>()
  for (const { edges } of shown) {
    for (const side of sides) {
      for (const value of [edges[side] - besideEdge, edges[side] + besideEdge]) {
        if (value >= from && value <= to && at.size < mostCrossings) at.add(value)
      }
    }
  }
  return [...at]
}

function gridOf(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))
}

function reduce(colours: readonly Rgb[]): readonly Rgb[] {
  if (colours.length <= mostColours) return colours
  const sorted = [...colours].sort((one, other) => lightOf(one) - lightOf(other))
  const step = (sorted.length - 1) / (mostColours - 1)
  return Array.from({ length: mostColours }, (_, i) => sorted[Math.round(i * step)] ?? [0, 0, 0])
}

/** Colours for which contrast is computed: all of few; of many the darkest, the lightest and one of each brightness between. */
function representatives(colours: readonly Hex[]): readonly Hex[] {
  if (colours.length <= mostRepresentatives) return colours
  const sorted = colours
    .map((hex) => ({ hex, light: lightOf(rgbOf(hex)) }))
    .sort((one, other) => one.light - other.light)
  return sorted
    .filter(({ light }, i) => {
      const next = sorted[i + 1]
      return i === 0 || next === undefined || Math.floor(next.light / 4) !== Math.floor(light / 4)
    })
    .map(({ hex }) => hex)
}

/** For the order only. */
function lightOf([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
