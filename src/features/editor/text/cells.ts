import type { CellPlace } from '#kits/design/document/useDesignText.ts'
import type { Body, CellName, Layer, TableLayer } from '#scene/body/body.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { cellId } from '#scene/page/prepare-tables.ts'

/** A cell with the table that it is in. */
export interface TableCell extends CellPlace {
  readonly table: string
}

export const cellNames = ['item', 'price', 'note'] as const satisfies readonly CellName[]

type Nodes = ReadonlyMap<string, PlacedNode>

/** The cell of an id of `cellId` on the page; null: it is none, or its row is gone. */
export function findCell(nodes: Nodes, id: string | null): TableCell | null {
  const [, row, name] = /^(.+)\/(item|price|note)$/.exec(id ?? '') ?? []
  if (row === undefined) return null
  for (const { layer } of nodes.values())
    if (layer.type === 'table' && layer.rows.some((one) => one.id === row))
      return { table: layer.id, row, name: name as CellName }
  return null
}

/** Id of the layer in which a text is: of a cell, its table. */
export function layerOfText(nodes: Nodes, id: string | null): string | null {
  return findCell(nodes, id)?.table ?? id
}

/** Whether a row is in a table of one of the pages. */
export function isCellOnAnyPage({ pages }: Body, id: string): boolean {
  const row = id.slice(0, id.lastIndexOf('/'))
  const isIn = (layers: readonly Layer[]): boolean =>
    layers.some((layer) =>
      layer.type === 'group'
        ? isIn(layer.children)
        : layer.type === 'table' && layer.rows.some((one) => one.id === row),
    )
  return pages.some((page) => isIn(page.layers))
}

/** The cell that is written in first; null for a table without rows. */
export function firstCell({ rows }: TableLayer): string | null {
  const [first] = rows
  return first ? cellId(first.id, 'item') : null
}

/** The cell after or before another one, row by row; null at the end. */
export function cellBeside({ rows }: TableLayer, { row, name }: CellPlace, step: 1 | -1): string | null {
  const all = rows.flatMap(({ id }) => cellNames.map((cell) => cellId(id, cell)))
  return all[all.indexOf(cellId(row, name)) + step] ?? null
}
