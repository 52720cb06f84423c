import type { Layer, TableLayer, TextLayer } from '../body/body.ts'
import type { Matrix } from '../list/drawing.ts'
import { apply, inverse, matrixOf, multiply, type Point } from '../shapes/matrix.ts'
import { hasLetters, type LayerChange, type LayerChanges, type LetterSizes } from './changes.ts'
import { movableOf } from './locks.ts'
import type { PlacedNode } from './placed-nodes.ts'
import { type SelectionBox, selectionBox } from './select.ts'

/** Edges and corners of the selection box, as seen on that: its left is `w`, its top `n`. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w'

export interface ResizeOptions {
  /** Corners keep the ratio of the box. Without effect on sides. */
  readonly isRatioKept?: boolean
  /** The centre stays where it is, not the opposite corner or side. */
  readonly isFromCentre?: boolean
}

type Nodes = ReadonlyMap<string, PlacedNode>

/** Where a handle is on its box: -1 is the left or top, 0 the middle, 1 the right or bottom. */
export function sideOf(handle: Handle): Point {
  const across = handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0
  const down = handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0
  return [across, down]
}

/** Whether corners keep the ratio of these layers where no key asks for the other. */
export function keepsRatio(nodes: Nodes, keys: Iterable<string>): boolean {
  const resizing = movableOf(nodes, keys)
  if (resizing.length !== 1) return true
  return resizing.some(({ layer }) => ['image', 'logo', 'group', 'text', 'table'].includes(layer.type))
}

/**
 * Layers scaled so that the handle of their selection box comes to a point of the page. Nothing flips: beyond zero a box
 * stays 1 px wide and high. A corner that keeps the ratio scales the letters of a text too, anything else its box alone;
 * in groups, and where several are selected, letters grow by the smaller factor. A layer that is turned against the box
 * keeps its turn, and is scaled along its own sides. Those whose place is locked stay, and do not count for the box.
 */
export function resized(
  nodes: Nodes,
  keys: Iterable<string>,
  handle: Handle,
  point: Point,
  options: ResizeOptions = {},
): LayerChanges {
  const changes = new Map<string, LayerChange>()
  const resizing = movableOf(nodes, keys)
  const box = selectionBox(resizing)
  const scale = box && scaleOf(box, handle, point, options)
  if (!scale) return changes
  const isAlone = resizing.length === 1
  const [across, down] = sideOf(handle)
  const isBoxOnly = isAlone && !(options.isRatioKept && across !== 0 && down !== 0)
  for (const { layer, outer, matrix } of resizing) {
    const back = inverse(outer)
    if (!back) continue
    const inside = multiply(back, multiply(scale, outer))
    scaleLayer(layer, inside, multiply(back, matrix), isBoxOnly && hasLetters(layer), changes)
  }
  return changes
}

/** On the page: the box scaled about what stays. null where that does not change anything. */
function scaleOf(
  { matrix, w, h }: SelectionBox,
  handle: Handle,
  point: Point,
  { isRatioKept = false, isFromCentre = false }: ResizeOptions,
): Matrix | null {
  const back = inverse(matrix)
  if (!back) return null
  const [across, down] = sideOf(handle)
  const at = (side: number, length: number) => ((side + 1) / 2) * length
  const grip: Point = [at(across, w), at(down, h)]
  const fixed: Point = isFromCentre ? [w / 2, h / 2] : [at(-across, w), at(-down, h)]
  const [x, y] = apply(back, point)
  const way: Point = [across === 0 ? 0 : grip[0] - fixed[0], down === 0 ? 0 : grip[1] - fixed[1]]
  const moved: Point = [x - fixed[0], y - fixed[1]]
  const least: Point = [leastFactor(w), leastFactor(h)]
  let factors: Point = [0, 1].map((axis) => {
    const length = way[axis] as number
    return length === 0 ? 1 : Math.max(least[axis] as number, (moved[axis] as number) / length)
  }) as unknown as Point
  if (isRatioKept && across !== 0 && down !== 0) {
    const squared = way[0] ** 2 + way[1] ** 2
    if (squared === 0) return null
    const along = (moved[0] * way[0] + moved[1] * way[1]) / squared
    const factor = Math.max(least[0], least[1], along)
    factors = [factor, factor]
  }
  const [kx, ky] = factors
  if (kx === 1 && ky === 1) return null
  const inBox: Matrix = [kx, 0, 0, ky, fixed[0] * (1 - kx), fixed[1] * (1 - ky)]
  return multiply(matrix, multiply(inBox, back))
}

/** What makes a length 1 px; what is shorter by now may stay so. */
function leastFactor(length: number): number {
  return length <= 1 ? (length === 0 ? 0 : 1) : 1 / length
}

/**
 * What scales a layer with what is in it. `scale` is in the coordinates that the layer is in, where it has the matrix `own`;
 * with `isBoxOnly` the letters of a text stay as they are.
 */
export function scaleLayer(
  layer: Layer,
  scale: Matrix,
  own: Matrix,
  isBoxOnly: boolean,
  changes: Map<string, LayerChange>,
): void {
  const { w, h, rotate = 0 } = layer
  const kx = Math.hypot(...along(scale, [own[0], own[1]]))
  const ky = Math.hypot(...along(scale, [own[2], own[3]]))
  const [x, y] = apply(scale, apply(own, [w / 2, h / 2]))
  const size = { w: scaled(w, kx), h: scaled(h, ky) }
  const frame = { x: x - size.w / 2, y: y - size.h / 2, ...size, rotate }
  const letters = hasLetters(layer) && !isBoxOnly ? scaledLetters(layer, Math.min(kx, ky)) : {}
  changes.set(layer.id, { frame, ...letters })
  if (layer.type !== 'group') return
  const inside: Matrix = [w === 0 ? 1 : size.w / w, 0, 0, h === 0 ? 1 : size.h / h, 0, 0]
  for (const child of layer.children) scaleLayer(child, inside, matrixOf(child), false, changes)
}

function along([a, b, c, d]: Matrix, [x, y]: Point): [number, number] {
  return [a * x + c * y, b * x + d * y]
}

function scaled(length: number, factor: number): number {
  return Math.max(length * factor, Math.min(length, 1))
}

function scaledLetters(layer: TextLayer | TableLayer, factor: number): LetterSizes {
  const { size, min } = layer
  const letters = { size: scaled(size, factor), ...(min !== undefined && { min: scaled(min, factor) }) }
  if (layer.type === 'text') return letters
  const { columnGap, noteSize, rowGap } = layer
  return {
    ...letters,
    noteSize: scaled(noteSize, factor),
    rowGap: rowGap * factor,
    ...(columnGap !== undefined && { columnGap: columnGap * factor }),
  }
}
