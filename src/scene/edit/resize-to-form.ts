import type { Body, Layer, Page, Role } from '../body/body.ts'
import { pageSizeOf } from '../body/page-size.ts'
import type { Matrix } from '../list/drawing.ts'
import { type Edges, edgesOf, matrixOf } from '../shapes/matrix.ts'
import { hasLetters, type LayerChange, withChanges } from './changes.ts'
import { type AreaChange, areasOf, heightOf, pinned, smallerFactor, widthOf } from './form-areas.ts'
import { layersToCheck } from './layers-to-check.ts'
import { edgesAround } from './refit.ts'
import { scaleLayer } from './resize.ts'
import { safeMargin } from './safe-margin.ts'

/** A form as a body has it, and the cut of its sheet. */
export type FormSize = Pick<Body, 'form' | 'unit' | 'width' | 'height' | 'bleed'> & Pick<Page, 'cut'>

export interface Resized {
  readonly body: Body
  /** Keys of layers whose place a person has to look at, as the rules cannot know it. */
  readonly toCheck: readonly string[]
}

/**
 * A body in another size, under the same keys. Texts with a role, and what is among them, keep their relation: they are one
 * block. A photograph that fills a side fills one of the new page. All else is scaled by the smaller factor and pinned to
 * the nearest edge or to the middle, by thirds. No text becomes smaller than its `min`, which stays as it is.
 */
export function resizeToForm(body: Body, { cut, ...size }: FormSize): Resized {
  const { bleed: _, ...rest } = body
  const resized: Body = { ...rest, ...size }
  const change: AreaChange = { from: areaOf(body), to: areaOf(resized) }
  const pages = body.pages.map((page) => resizePage(page, change, safeMargin(resized), cut))
  const toCheck = pages.flatMap((page, at) => layersToCheck(body.pages[at] as Page, page, change))
  return { body: { ...resized, pages }, toCheck }
}

function areaOf(body: Pick<Body, 'unit' | 'width' | 'height'>): Edges {
  const { width, height } = pageSizeOf(body)
  return { left: 0, top: 0, right: width, bottom: height }
}

interface Item {
  readonly layer: Layer
  readonly bounds: Edges
}

function resizePage(page: Page, change: AreaChange, margin: number, cut: Page['cut']): Page {
  const items = page.layers.map((layer): Item => ({ layer, bounds: boundsOf(layer) }))
  const areas = areasOf(items, change)
  const factors = new Map<string, number>()
  const changes = new Map<string, LayerChange>()
  const place = ({ layer, bounds }: Item, from: Edges, to: Edges) => {
    const scale = between(from, to)
    scaleLayer(layer, scale, matrixOf(layer), false, changes)
    factors.set(layer.id, Math.min(scale[0], scale[3]))
    return bounds
  }
  for (const area of areas) {
    const inside = items.filter(({ bounds }) => areaFor(bounds, areas) === area)
    const block = blockOf(inside, area)
    const around = block.length > 0 ? edgesAround(block.map(({ layer }) => layer)) : null
    if (around) {
      const factor = blockFactor(around, area, margin)
      const to = within(pinned(around, area, factor), area.to, distances(around, area.from, factor, margin))
      for (const item of block) place(item, around, to)
    }
    for (const item of inside)
      if (!block.includes(item)) place(item, item.bounds, pinned(item.bounds, area, smallerFactor(area)))
  }
  const { cut: _, layers, ...rest } = withChanges(page, keepMin(page.layers, changes))
  return {
    ...rest,
    ...(cut && { cut }),
    layers: layers.map((layer) => scaleStyle(layer, factors.get(layer.id) ?? 1)),
  }
}

function boundsOf(layer: Layer): Edges {
  return edgesOf(matrixOf(layer), { left: 0, top: 0, right: layer.w, bottom: layer.h })
}

/** The one that the middle of a box is in. */
function areaFor({ left, top, right, bottom }: Edges, areas: readonly AreaChange[]): AreaChange {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const found = areas.find(
    ({ from }) => x >= from.left && x <= from.right && y >= from.top && y <= from.bottom,
  )
  return found ?? (areas.at(-1) as AreaChange)
}

const wordRoles: readonly (Role | undefined)[] = ['headline', 'body', 'cta', 'price', 'date', 'place']

/** Texts with a role, and what is among them: of what is larger, only what they are on. */
function blockOf(items: readonly Item[], { from }: AreaChange): readonly Item[] {
  const words = items.filter(({ layer }) => wordRoles.includes(layer.role))
  const around = edgesAround(words.map(({ layer }) => layer))
  if (!around) return []
  return items.filter(({ layer, bounds }) => {
    if (wordRoles.includes(layer.role)) return true
    if (layer.role !== undefined || layer.type === 'logo') return false
    const isLarge = widthOf(bounds) > widthOf(from) * 0.9 || heightOf(bounds) > heightOf(from) * 0.9
    const [x, y] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2]
    return !isLarge && x >= around.left && x <= around.right && y >= around.top && y <= around.bottom
  })
}

/** As much larger as the area in px², as far as the block has room within the margin. */
function blockFactor(block: Edges, { from, to }: AreaChange, margin: number): number {
  const bySurface = Math.sqrt((widthOf(to) * heightOf(to)) / (widthOf(from) * heightOf(from)))
  const across = (widthOf(to) - 2 * margin) / widthOf(block)
  const down = (heightOf(to) - 2 * margin) / heightOf(block)
  return Math.max(Math.min(bySurface, across, down), Number.EPSILON)
}

/** How far a block has to stay from the edges: the margin, or less where it was nearer. */
function distances(block: Edges, from: Edges, factor: number, margin: number): Edges {
  return {
    left: Math.min(margin, (block.left - from.left) * factor),
    top: Math.min(margin, (block.top - from.top) * factor),
    right: Math.min(margin, (from.right - block.right) * factor),
    bottom: Math.min(margin, (from.bottom - block.bottom) * factor),
  }
}

/** Moved as far from the edges of an area as it has to be, where it has room. */
function within({ left, top, right, bottom }: Edges, to: Edges, apart: Edges): Edges {
  const dx = wayInside(left, right, to.left + apart.left, to.right - apart.right)
  const dy = wayInside(top, bottom, to.top + apart.top, to.bottom - apart.bottom)
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy }
}

function wayInside(from: number, to: number, start: number, end: number): number {
  if (to - from > end - start + 0.01) return 0
  return Math.max(start - from, 0) - Math.max(to - end, 0)
}

/** What brings one box onto another one. */
function between(from: Edges, to: Edges): Matrix {
  const sx = widthOf(from) === 0 ? 1 : widthOf(to) / widthOf(from)
  const sy = heightOf(from) === 0 ? 1 : heightOf(to) / heightOf(from)
  return [sx, 0, 0, sy, to.left - from.left * sx, to.top - from.top * sy]
}

function keepMin(
  layers: readonly Layer[],
  changes: ReadonlyMap<string, LayerChange>,
): Map<string, LayerChange> {
  const kept = new Map(changes)
  const look = (layer: Layer) => {
    if (layer.type === 'group') layer.children.forEach(look)
    const change = kept.get(layer.id)
    if (!hasLetters(layer) || !change) return
    const { min: _, size = layer.size, ...rest } = change
    kept.set(layer.id, { ...rest, size: Math.max(size, layer.min ?? 0) })
  }
  layers.forEach(look)
  return kept
}

/** Strokes and corners grow with the layer. */
function scaleStyle(layer: Layer, factor: number): Layer {
  if (layer.type === 'group')
    return { ...layer, children: layer.children.map((child) => scaleStyle(child, factor)) }
  const scaled: Record<string, unknown> = {}
  if ('stroke' in layer && layer.stroke) {
    const { width, dash } = layer.stroke
    const dashes = dash && { dash: dash.map((length) => length * factor) }
    scaled.stroke = { ...layer.stroke, width: width * factor, ...dashes }
  }
  if ('radius' in layer && layer.radius !== undefined)
    scaled.radius =
      typeof layer.radius === 'number' ? layer.radius * factor : layer.radius.map((corner) => corner * factor)
  return { ...layer, ...scaled }
}
