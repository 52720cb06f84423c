import type { TableLayer, TextLayer } from '#scene/body/body.ts'
import { isLocked } from '#scene/edit/locks.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import type { DrawnCell } from '#scene/list/drawing.ts'
import { multiply } from '#scene/shapes/matrix.ts'
import { findCell, firstCell, type TableCell } from './cells.ts'

/** A text of the page with where it is. */
export type PlacedText = PlacedNode & {
  readonly layer: TextLayer
  /** Of a cell, which is as a text in its table. */
  readonly cell?: TableCell
}

type Nodes = ReadonlyMap<string, PlacedNode>

/**
 * A text whose words may be changed, by its key; of a table the cell that is written in first, and a cell by its own id, where it is
 * drawn. null for other layers, for hidden ones, and for those whose content is locked.
 */
export function writableText(
  nodes: Nodes,
  key: string | undefined,
  cells: readonly DrawnCell[] = [],
): PlacedText | null {
  const node = nodes.get(key ?? '')
  const id = isTable(node) ? firstCell(node.layer) : (key ?? null)
  const cell = findCell(nodes, id)
  if (cell) return cellText(nodes, cell, cells.find(({ text }) => text.id === id) ?? null)
  return isText(node) && isFree(nodes, node) ? node : null
}

function cellText(nodes: Nodes, cell: TableCell, drawn: DrawnCell | null): PlacedText | null {
  const table = nodes.get(cell.table)
  if (!table || !drawn || !isFree(nodes, table)) return null
  const last = known.get(drawn)
  if (last?.table === table) return last.text
  const { x, y } = drawn.text
  const matrix = multiply(table.matrix, [1, 0, 0, 1, x, y])
  const text: PlacedText = { ...table, layer: drawn.text, outer: table.matrix, matrix, cell }
  known.set(drawn, { table, text })
  return text
}

/** The same object as long as the cell is where it was. */
const known = new WeakMap<DrawnCell, { readonly table: PlacedNode; readonly text: PlacedText }>()

/** Whether a cell is there that the page was not drawn with yet, as that of a row which was just added. */
export function isNotDrawnYet(nodes: Nodes, id: string | null, cells: readonly DrawnCell[] = []): boolean {
  const cell = findCell(nodes, id)
  const table = nodes.get(cell?.table ?? '')
  return table !== undefined && isFree(nodes, table) && !cells.some(({ text }) => text.id === id)
}

function isFree(nodes: Nodes, { layer, isHidden }: PlacedNode): boolean {
  return !isHidden && !isLocked(nodes, layer.id, 'content')
}

function isText(node: PlacedNode | undefined): node is PlacedText {
  return node?.layer.type === 'text'
}

function isTable(node: PlacedNode | undefined): node is PlacedNode & { readonly layer: TableLayer } {
  return node?.layer.type === 'table'
}
