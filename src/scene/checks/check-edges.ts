import { millimetresPerPixel } from '../body/body.ts'
import type { Drawing, Item } from '../list/drawing.ts'
import type { Edges } from '../shapes/matrix.ts'
import { type DesignFinding, printLimits } from './design-finding.ts'
import { edgesOfItem } from './item-edges.ts'

type PageFinding = Omit<DesignFinding, 'page'>

/** px that a layout may be off without a meaning. */
const slack = 0.5

interface Sheet {
  readonly drawing: Drawing
  /** Whether a form of this kind is cut off around: banners are not. */
  readonly isCut: boolean
  /** px. */
  readonly margin: number
  /** Whether a layer has to stay whole: a text or a logo. */
  readonly mustStay: (layer: string) => boolean
}

/** Layers that end between the cut and the end of the bleed, and words that the cut may take. */
export function checkEdges({ drawing, isCut, margin, mustStay }: Sheet): readonly PageFinding[] {
  return drawing.items.flatMap((item) => {
    if (item.layer === '' || item.opacity === 0) return []
    const edges = edgesOfItem(item)
    if (edges.right <= edges.left || edges.bottom <= edges.top) return []
    return mustStay(item.layer)
      ? nearCut(item, edges, drawing, margin)
      : isCut
        ? short(item, edges, drawing)
        : []
  })
}

/** A sheet without bleed, where something reaches the cut. */
export function checkBleed(drawing: Drawing, isWhite: boolean): readonly PageFinding[] {
  const touches = drawing.items.some(({ layer, opacity, ...item }) => {
    if (layer === '' || opacity === 0) return false
    const { left, top, right, bottom } = edgesOfItem({ layer, opacity, ...item } as Item)
    return left <= slack || top <= slack || right >= drawing.width - slack || bottom >= drawing.height - slack
  })
  return touches || !isWhite ? [{ fault: 'no-bleed', level: 'bad', layer: '' }] : []
}

/** Not of what stops 1 mm or more inside, and not of what runs through to the end. */
function short(item: Item, edges: Edges, { width, height, bleed }: Drawing): readonly PageFinding[] {
  const near = printLimits.cut / millimetresPerPixel
  const ends = [edges.right - width, edges.bottom - height, -edges.left, -edges.top]
  // Beyond the cut by so much at each edge; what is off the page altogether is not seen.
  const isOff = edges.left >= width || edges.top >= height || edges.right <= 0 || edges.bottom <= 0
  const worst = ends.filter((beyond) => beyond > -near && beyond < bleed - slack)
  if (isOff || worst.length === 0) return []
  return [{ fault: 'short-of-bleed', level: 'warn', layer: item.layer, at: edges }]
}

function nearCut(item: Item, edges: Edges, drawing: Drawing, margin: number): readonly PageFinding[] {
  const room = drawing.cut === 'ellipse' ? roomInEllipse(edges, drawing) : roomInSheet(edges, drawing)
  if (room >= margin - slack) return []
  const amount = room * millimetresPerPixel
  const level = amount < printLimits.cut ? 'bad' : 'warn'
  return [{ fault: 'near-cut', level, layer: item.layer, at: edges, amount }]
}

/** px from a box to the nearest edge; below 0 beyond it. */
function roomInSheet({ left, top, right, bottom }: Edges, { width, height }: Drawing): number {
  return Math.min(left, top, width - right, height - bottom)
}

/** The same of a round sheet, by the shorter half axis: exact for a circle. */
function roomInEllipse({ left, top, right, bottom }: Edges, { width, height }: Drawing): number {
  const [rx, ry] = [width / 2, height / 2]
  const farthest = [left, right].flatMap((x) =>
    [top, bottom].map((y) => Math.hypot((x - rx) / rx, (y - ry) / ry)),
  )
  return (1 - Math.max(...farthest)) * Math.min(rx, ry)
}
