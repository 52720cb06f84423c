import type { GroupLayer, Layer, Page } from '../body/body.ts'
import type { PageSize } from '../body/page-size.ts'
import type { Dress } from '../dress/dress.ts'
import type { Matrix } from '../list/drawing.ts'
import { identity, isUpright, matrixOf, multiply } from '../shapes/matrix.ts'
import { isFilled } from '../slots/is-filled.ts'

export type PaintedLayer = Exclude<Layer, GroupLayer>

/** A layer that is shown, freed of its groups. */
export interface PlacedLayer<L extends PaintedLayer = PaintedLayer> {
  readonly layer: L
  /** Of its frame, in px. */
  readonly w: number
  readonly h: number
  /** From its frame, whose corner is 0, 0, to the page. */
  readonly matrix: Matrix
  /** Its own and that of its groups. */
  readonly opacity: number
  /** Of a cell that is painted as a text: the table that it is in. */
  readonly table?: string
}

/** The layers of a page that are shown, in the order of painting. */
export function placeLayers(page: Page, size: PageSize, dress: Dress): readonly PlacedLayer[] {
  const placed: PlacedLayer[] = []
  const place = (layer: Layer, outer: Matrix, outerOpacity: number) => {
    if (layer.hidden || (layer.show !== undefined && !isFilled(layer.show, dress))) return
    const opacity = outerOpacity * Math.min(1, Math.max(0, layer.opacity ?? 1))
    if (layer.type === 'group') {
      const matrix = multiply(outer, matrixOf(layer))
      for (const child of layer.children) place(child, matrix, opacity)
      return
    }
    placed.push({ layer, ...placeLayer(layer, outer, size), opacity })
  }
  for (const layer of page.layers) place(layer, identity, 1)
  return placed
}

/** Where a layer is that is in a group with the matrix `outer`. */
export function placeLayer(
  layer: PaintedLayer,
  outer: Matrix,
  size: PageSize,
): Pick<PlacedLayer, 'w' | 'h' | 'matrix'> {
  const frame = runIntoBleed(layer, outer, size)
  return { w: frame.w, h: frame.h, matrix: multiply(outer, matrixOf(frame)) }
}

/** px from an edge of the page at which a layer is taken to touch it. */
const touch = 0.5

/** The frame of a layer; where it touches an edge of the page, it reaches to the end of the bleed. */
function runIntoBleed(layer: PaintedLayer, outer: Matrix, { width, height, bleed }: PageSize) {
  const isPlain = (layer.rotate ?? 0) === 0 && !layer.flipX && !layer.flipY
  const isShift = isUpright(outer) && outer[0] === 1 && outer[3] === 1
  if (bleed === 0 || !isPlain || !isShift || !canGrow(layer)) return layer
  const [dx, dy] = [outer[4], outer[5]]
  const grow = (from: number, length: number, end: number) => {
    const start = from <= touch && from > -bleed ? -bleed : from
    const stop = from + length
    return { from: start, length: (stop >= end - touch && stop < end + bleed ? end + bleed : stop) - start }
  }
  const across = grow(layer.x + dx, layer.w, width)
  const isLine = layer.type === 'shape' && layer.shape === 'line'
  const down = isLine ? { from: layer.y + dy, length: layer.h } : grow(layer.y + dy, layer.h, height)
  return { x: across.from - dx, y: down.from - dy, w: across.length, h: down.length }
}

/** Whatever has no ends of its own: rounded corners would leave the edge. */
function canGrow(layer: PaintedLayer): boolean {
  if (layer.type === 'shape') return (layer.shape === 'rect' && !layer.radius) || layer.shape === 'line'
  return layer.type === 'image' && layer.mask !== 'ellipse' && !layer.radius && layer.fit !== 'contain'
}
