import type { Hex } from '#model/colour/oklab.ts'
import type { TableLayer } from '../body/body.ts'
import type { PathItem } from '../list/drawing.ts'
import type { Leader } from '../text/lay-out-table.ts'
import { fillOf, type PagePaint } from './page-paint.ts'
import {
  type Attempt,
  type ChosenLines,
  chooseLines,
  commonLegible,
  densest,
  type PaintedText,
  paintScrim,
} from './paint-text.ts'
import type { PlacedLayer } from './place-layers.ts'
import type { PlacedTable } from './prepare-tables.ts'

/** Of the size: how thick leaders are, and how far apart their dots. */
const thickness = { dots: 0.08, line: 0.04 } as const
const dotStep = 0.26
/** Of all leaders of a table: a renderer counts each. More of them are lines. */
const mostDots = 5_000

/** The leaders of a table, then its cells as texts: where one needs a scrim, all of them stand on one. */
export function paintTable(
  placed: PlacedLayer<TableLayer>,
  table: PlacedTable,
  page: PagePaint,
): PaintedText[] {
  const { layer, opacity } = placed
  for (const slot of table.empty) page.remarks.push({ layer: layer.id, kind: 'empty', slot })
  if (opacity === 0) return []
  if (table.overflows) page.remarks.push({ layer: layer.id, kind: 'overflow' })
  paintLeaders(placed, table, page)
  let chosen = chooseCells('plain', table, page)
  let ink: Hex | null = null
  for (const attempt of ['on scrim', 'on scrims'] as const) {
    const needed = densest(chosen)
    if (!needed) break
    const boxes = chosen.flatMap((cell) => cell.boxes)
    const name = `cells ${layer.id} ${attempt}`
    // What is under all of them is seen less closely than what is under each.
    const common = commonLegible(name, placed, boxes, table.size, layer.fill, page)
    if (common.scrim) ink = common.fill
    paintScrim(placed, boxes, table.size, common.scrim ?? needed, page)
    chosen = chooseCells(attempt, table, page)
  }
  return chosen.map((cell) => {
    const { inks } = cell
    return cell.paint(ink === null ? inks : new Map([...inks.keys()].map((colour) => [colour, ink] as const)))
  })
}

/** Boxes are those of the table. */
function chooseCells(attempt: Attempt, table: PlacedTable, page: PagePaint): readonly ChosenLines[] {
  return table.cells.flatMap(({ placed: cell, layout }) => {
    if (!layout) return []
    const { x, y, fill } = cell.layer
    const lines = chooseLines(attempt, cell, layout, () => fill, page)
    const boxes = lines.boxes.map(({ left, top, right, bottom }) => ({
      left: left + x,
      top: top + y,
      right: right + x,
      bottom: bottom + y,
    }))
    return [{ ...lines, boxes }]
  })
}

function paintLeaders(
  { layer, w, h, matrix, opacity }: PlacedLayer<TableLayer>,
  { leaders, size }: PlacedTable,
  page: PagePaint,
): void {
  if (!layer.leader || leaders.length === 0) return
  const standing = () => page.ground.under([{ left: 0, top: 0, right: w, bottom: h }], matrix, 2)
  const stroke = fillOf(layer.noteFill, { x: 0, y: 0, w, h }, layer.id, standing, page)
  if (typeof stroke !== 'string') return
  const strokeWidth = size * thickness[layer.leader]
  const length = leaders.reduce((sum, { from, to }) => sum + to - from, 0)
  const step = size * dotStep
  const isDotted = layer.leader === 'dots' && length / step <= mostDots
  const inputs = [leaders, layer.leader, ...matrix, opacity, stroke]
  const name = `leaders ${layer.id}`
  const make = (): PathItem => ({
    kind: 'path',
    layer: layer.id,
    matrix,
    opacity,
    // On the baseline, not around it.
    d: leaders.map((leader) => lineOf(leader, strokeWidth / 2, isDotted ? step : 0)).join(' '),
    evenOdd: false,
    fill: null,
    stroke,
    strokeWidth,
    dash: isDotted ? [step / 20, (step * 19) / 20] : [],
    round: isDotted,
  })
  // Not on the ground of what comes after: they are thinner than any stroke that counts there.
  page.items.push(page.memory.find<PathItem>(name, inputs) ?? page.memory.keep(name, inputs, make()))
}

/** Dots stand below each other in all rows. */
function lineOf({ from, to, y }: Leader, above: number, step: number): string {
  const [start, end] = step === 0 ? [from, to] : [Math.ceil(from / step) * step, Math.floor(to / step) * step]
  return `M${short(start)} ${short(y - above)} L${short(end)} ${short(y - above)}`
}

/** A hundredth of a px is less than what is seen. */
function short(value: number): number {
  return Math.round(value * 100) / 100
}
