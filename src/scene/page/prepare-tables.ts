import type { CellName, TableLayer, TextLayer } from '../body/body.ts'
import { BodyRefused, limits } from '../body/limits.ts'
import type { DrawnCell } from '../list/drawing.ts'
import { multiply } from '../shapes/matrix.ts'
import { fillWords } from '../slots/fill-words.ts'
import { divideText, type TextLayout } from '../text/lay-out.ts'
import { type Leader, layOutTable, type SetCell } from '../text/lay-out-table.ts'
import type { PlacedLayer } from './place-layers.ts'
import { facesFor, type TextContext } from './prepare-texts.ts'

export interface PlacedCell {
  readonly placed: PlacedLayer<TextLayer>
  /** null: nothing is left of its words. */
  readonly layout: TextLayout | null
}

export interface PlacedTable {
  readonly size: number
  readonly cells: readonly PlacedCell[]
  readonly leaders: readonly Leader[]
  readonly overflows: boolean
  /** Slots that the brand does not fill, each once. */
  readonly empty: readonly string[]
}

export type PlacedTables = ReadonlyMap<PlacedLayer, PlacedTable>

interface Context extends TextContext {
  /** Rows without words are left out. */
  readonly isForExport: boolean
}

export function layOutTables(placed: readonly PlacedLayer[], context: Context): PlacedTables {
  const tables = new Map<PlacedLayer, PlacedTable>()
  let letters = 0
  for (const one of placed) {
    if (one.layer.type !== 'table') continue
    const { cells, length, ...laid } = remembered({ ...one, layer: one.layer }, context)
    letters += length
    if (letters > limits.lettersOfPage) throw new BodyRefused('lettersOfPage', one.layer.id)
    tables.set(one, { ...laid, cells: cells.map((cell) => placeCell(cell, one)) })
  }
  return tables
}

export function drawnCells(tables: PlacedTables): readonly DrawnCell[] {
  return [...tables].flatMap(([{ layer }, { cells }]) =>
    cells.map(({ placed }) => ({ layer: layer.id, text: placed.layer })),
  )
}

function placeCell({ layer, layout }: LaidCell, { layer: table, matrix, opacity }: PlacedLayer): PlacedCell {
  const { x, y, w, h } = layer
  return {
    placed: { layer, w, h, matrix: multiply(matrix, [1, 0, 0, 1, x, y]), opacity, table: table.id },
    layout,
  }
}

interface LaidCell {
  readonly layer: TextLayer
  readonly layout: TextLayout | null
}

interface Laid extends Omit<PlacedTable, 'cells'> {
  readonly cells: readonly LaidCell[]
  /** UTF-16 units, filled in. */
  readonly length: number
}

function remembered(one: PlacedLayer<TableLayer>, context: Context): Laid {
  const inputs = [one.layer, one.w, one.h, context.isForExport]
  const name = `table ${one.layer.id}`
  return context.memory.find<Laid>(name, inputs) ?? context.memory.keep(name, inputs, layOut(one, context))
}

function layOut({ layer, w, h }: PlacedLayer<TableLayer>, context: Context): Laid {
  const empty = new Set<string>()
  let length = 0
  let hasSlots = false
  const divide = (name: CellName, words: string) => {
    const filled = fillWords(words, context.dress.words)
    for (const slot of filled.empty) empty.add(slot)
    hasSlots ||= filled.hasSlots
    const text = filled.lines.map((line) => line.map((part) => part.text).join('')).join('\n')
    length += text.length
    if (length > limits.lettersOfPage) throw new BodyRefused('lettersOfPage', layer.id)
    if (text.trim() === '') return null
    const faces = facesFor({ ...fontOf(layer, name), text: words }, text, context)
    return divideText(filled.lines, faces, layer.spacing, context.ruler)
  }
  const divided = layer.rows.map(({ id, ...cells }) => ({
    id,
    item: divide('item', cells.item),
    price: divide('price', cells.price),
    note: divide('note', cells.note),
  }))
  const rows = context.isForExport
    ? divided.filter(({ item, price, note }) => item || price || note)
    : divided
  const shrinks = layer.fit === 'shrink' || hasSlots ? 'box' : 'words'
  const { cells, ...laid } = layOutTable(rows, { ...layer, w, h, shrinks })
  return { ...laid, length, empty: [...empty], cells: cells.map((cell) => textOf(layer, cell)) }
}

function fontOf(layer: TableLayer, name: CellName): Pick<TextLayer, 'font' | 'fill' | 'weight'> {
  const { font, weight, fill } = {
    item: layer,
    price: { font: layer.priceFont, weight: layer.priceWeight, fill: layer.priceFill },
    note: { font: layer.noteFont, weight: layer.noteWeight, fill: layer.noteFill },
  }[name]
  return { font, fill, ...(weight !== undefined && { weight }) }
}

/** A cell as a text of its own. */
function textOf(table: TableLayer, { row, name, layout, ...box }: SetCell): LaidCell {
  const words = table.rows.find(({ id }) => id === row)?.[name] ?? ''
  const { lineHeight, spacing } = table
  const align = name === 'price' ? 'right' : 'left'
  const id = cellId(row, name)
  return {
    layer: { id, type: 'text', text: words, ...box, ...fontOf(table, name), lineHeight, spacing, align },
    layout,
  }
}

/** Unique on a page, as keys of rows are. */
export function cellId(row: string, name: CellName): string {
  return `${row}/${name}`
}
