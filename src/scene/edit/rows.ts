import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import type { CellName, TableRow } from '../body/body.ts'
import { limitOfAdding } from './limits-of-edit.ts'
import { readTree } from './read-tree.ts'

/*
 * Changes of the rows of a table, to be called inside of one edit. A row is a node of its own, so that rows which two people add are
 * both there. Where a change is not possible, it answers null or false, and nothing is written.
 */

const { layers } = design.design

const noWords: Readonly<Record<CellName, string>> = { item: '', price: '', note: '' }

/** Adds a row below another one of a table, or as its last; its key, or null where the table is full or gone. */
export function addRow(
  doc: Y.Doc,
  table: string,
  below: string | null = null,
  cells: Readonly<Record<CellName, string>> = noWords,
): string | null {
  const tree = readTree(doc)
  const layer = tree.nodes.get(table)?.layer
  if (layer?.type !== 'table' || layer.rows.length >= designLimits.rows) return null
  // A row counts as a layer.
  if (limitOfAdding(tree, table, [{ ...layer, rows: [] }])) return null
  const at = indexOf(doc, table, below)
  return layers.add(doc, { type: 'row', ...cells }, { parent: table, ...(at >= 0 && { at: at + 1 }) })
}

/** Removes a row of a table; false where it is gone. */
export function removeRow(doc: Y.Doc, row: string): boolean {
  if (!isRow(doc, row)) return false
  layers.remove(doc, row)
  return true
}

/** Moves a row up (-1) or down (1) by one; false where it is gone, or there is no other row. */
export function moveRow(doc: Y.Doc, row: string, step: -1 | 1): boolean {
  const table = layers.parents(doc).get(row)
  if (!isRow(doc, row) || typeof table !== 'string') return false
  const rows = rowsOf(doc, table)
  const next = rows[rows.indexOf(row) + step]
  if (next === undefined) return false
  return layers.move(doc, row, { parent: table, at: indexWithout(doc, table, row, next, step) })
}

/** The rows of a table in their order. */
function rowsOf(doc: Y.Doc, table: string): readonly string[] {
  return layers.children(doc, table).filter((key) => isRow(doc, key))
}

function isRow(doc: Y.Doc, key: string): boolean {
  return layers.has(doc, key) && layers.properties.type.at(key).read(doc) === 'row'
}

/** Among all that is in a table, also what this build does not know. */
function indexOf(doc: Y.Doc, table: string, row: string | null): number {
  return row === null ? -1 : layers.children(doc, table).indexOf(row)
}

function indexWithout(doc: Y.Doc, table: string, row: string, next: string, step: -1 | 1): number {
  const others = layers.children(doc, table).filter((key) => key !== row)
  return others.indexOf(next) + (step > 0 ? 1 : 0)
}

/** Whether nothing is written in a row. */
export function isEmptyRow({ item, price, note }: TableRow): boolean {
  return `${item}${price}${note}`.trim() === ''
}
