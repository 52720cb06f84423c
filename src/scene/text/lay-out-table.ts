import type { CellName, TableLayer } from '../body/body.ts'
import { largest, usualLeast } from './fit.ts'
import type { DividedText, SetText, TextLayout } from './lay-out.ts'

/** The widest that a price may be, of its column. */
const mostOfPrice = 0.6
/** Between an item and its price, of the size. */
const gap = 0.6
/** Between an item or price and what leads from one to the other, of the size. */
const leaderGap = 0.35
/** px that a table may be higher than its frame by rounding. */
const tolerance = 0.5

/** null: nothing is written in the cell. */
export interface DividedRow extends Readonly<Record<CellName, DividedText | null>> {
  readonly id: string
}

/** In px of the table. */
export interface SetCell {
  readonly row: string
  readonly name: CellName
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly size: number
  /** null: nothing is written in it. */
  readonly layout: TextLayout | null
}

/** From the end of an item to the beginning of its price, on their baseline. */
export interface Leader {
  readonly from: number
  readonly to: number
  readonly y: number
}

export interface TableLayout {
  /** Of items and prices. */
  readonly size: number
  readonly cells: readonly SetCell[]
  readonly leaders: readonly Leader[]
  readonly overflows: boolean
}

export type TableStyle = Pick<
  TableLayer,
  'columnGap' | 'columns' | 'lineHeight' | 'min' | 'noteSize' | 'rowGap' | 'size'
> & {
  readonly w: number
  readonly h: number
  /** `box`: smaller until all of it fits. `words`: smaller only where a word is wider than its cell. */
  readonly shrinks: 'words' | 'box'
}

/**
 * A table at the largest size between `min` and its own at which it fits; at `min` where none is. Sizes and gaps of rows keep their
 * ratio. A long table is parted where its columns are of about the same height.
 */
export function layOutTable(rows: readonly DividedRow[], style: TableStyle): TableLayout {
  const { h, min, shrinks, size } = style
  const least = Math.min(size, min ?? size * usualLeast)
  const fits = ({ height, isBroken }: Draft) => !isBroken && (shrinks === 'words' || height <= h + tolerance)
  const make = (at: number) => draft(rows, style, at)
  const { columns, height, w, isTooWide } = largest(least, size, make, fits) ?? make(least)
  const at = columns.size
  const cells: SetCell[] = []
  const leaders: Leader[] = []
  for (const [column, list] of columns.rows.entries()) {
    const x = column * (w + columns.gap)
    let y = 0
    for (const row of list) {
      cells.push(...cellsOf(row, x, y, w, at, style))
      leaders.push(...leaderOf(row, x, y, w, at, style))
      y += row.height + columns.rowGap
    }
  }
  return { size: at, cells, leaders, overflows: isTooWide || height > h + tolerance }
}

/** Rows at one size. */
interface Draft {
  /** Of a column. */
  readonly w: number
  readonly height: number
  readonly isBroken: boolean
  /** A single letter is wider than its cell. */
  readonly isTooWide: boolean
  readonly columns: {
    readonly size: number
    readonly gap: number
    readonly rowGap: number
    readonly rows: readonly (readonly SetRow[])[]
  }
}

interface SetRow {
  readonly id: string
  readonly set: Readonly<Record<CellName, SetText | null>>
  /** Of the item, whose box ends where that of the price begins. */
  readonly itemWidth: number
  /** Of items and prices, and with the note. */
  readonly headHeight: number
  readonly height: number
}

function draft(rows: readonly DividedRow[], style: TableStyle, size: number): Draft {
  const { columnGap = 0, columns = 1, rowGap, w } = style
  const scale = size / style.size
  const width = Math.max(1, (w - columnGap * (columns - 1)) / columns)
  const set = rows.map((row) => setRow(row, width, size, style))
  const parted = columns === 1 ? [set] : partRows(set, rowGap * scale)
  return {
    w: width,
    height: Math.max(0, ...parted.map((list) => heightOf(list, rowGap * scale))),
    isBroken: set.some(({ set: cells }) => Object.values(cells).some((cell) => cell?.isBroken)),
    isTooWide: set.some(
      ({ set: { item, price, note }, itemWidth }) =>
        (item?.width ?? 0) > itemWidth + tolerance ||
        Math.max(price?.width ?? 0, note?.width ?? 0) > width + tolerance,
    ),
    columns: { size, gap: columnGap, rowGap: rowGap * scale, rows: parted },
  }
}

function setRow({ id, item, price, note }: DividedRow, w: number, size: number, style: TableStyle): SetRow {
  const { lineHeight } = style
  const noteSize = style.noteSize * (size / style.size)
  const priced = price?.(size, w * mostOfPrice, { lineHeight, align: 'right' }) ?? null
  const itemWidth = Math.max(1, w - (priced ? priced.width + gap * size : 0))
  const named = item?.(size, itemWidth, { lineHeight }) ?? null
  const noted = note?.(noteSize, w, { lineHeight }) ?? null
  const headHeight = Math.max(1, named?.lines ?? 0, priced?.lines ?? 0) * size * lineHeight
  const height = headHeight + (noted?.lines ?? 0) * noteSize * lineHeight
  return { id, set: { item: named, price: priced, note: noted }, itemWidth, headHeight, height }
}

/** Two columns in the order of reading, of which neither is higher than it has to be. */
function partRows(rows: readonly SetRow[], rowGap: number): readonly (readonly SetRow[])[] {
  let best = rows.length
  let least = Number.POSITIVE_INFINITY
  for (let count = rows.length; count > 0; count--) {
    const height = Math.max(heightOf(rows.slice(0, count), rowGap), heightOf(rows.slice(count), rowGap))
    if (height >= least - tolerance) continue
    least = height
    best = count
  }
  return [rows.slice(0, best), rows.slice(best)]
}

function heightOf(rows: readonly SetRow[], rowGap: number): number {
  return rows.reduce((sum, { height }) => sum + height, 0) + Math.max(0, rows.length - 1) * rowGap
}

/** All three cells, also those without words: where they would be written. */
function cellsOf(
  { id, set, itemWidth, headHeight, height }: SetRow,
  x: number,
  y: number,
  w: number,
  size: number,
  { lineHeight, noteSize, size: authored }: TableStyle,
): readonly SetCell[] {
  const notes = noteSize * (size / authored)
  const rest = w * mostOfPrice
  const noteHeight = Math.max(height - headHeight, notes * lineHeight)
  return [
    { row: id, name: 'item', x, y, w: itemWidth, h: headHeight, size, layout: set.item?.layout() ?? null },
    {
      ...{ row: id, name: 'price', x: x + w - rest, y, w: rest, h: headHeight, size },
      layout: set.price?.layout() ?? null,
    },
    {
      ...{ row: id, name: 'note', x, y: y + headHeight, w, h: noteHeight, size: notes },
      layout: set.note?.layout() ?? null,
    },
  ]
}

/** On the first line; none where nothing is written at one of its ends, or there is no room. */
function leaderOf(
  { set: { item, price } }: SetRow,
  x: number,
  y: number,
  w: number,
  size: number,
  { lineHeight }: TableStyle,
): readonly Leader[] {
  const first = item?.layout().lines[0]
  const priced = price?.layout().lines[0]
  if (!first || !priced) return []
  const from = x + first.x + first.width + leaderGap * size
  const to = x + w - priced.width - leaderGap * size
  return to - from < size * leaderGap ? [] : [{ from, to, y: y + size * (lineHeight / 2 + 0.36) }]
}
