import type { CellPlace } from '#kits/design/document/useDesignText.ts'
import type { Body, Layer, Role, TableLayer, TableRow, TextLayer } from '#scene/body/body.ts'
import { cellId } from '#scene/page/prepare-tables.ts'
import { namedBy } from './named-by.ts'
import { marksIn, type PlacedMark } from './row-marks.ts'
import { type ColumnKind, listsIn, type WordRow } from './word-lists.ts'

/** A text of a design that a form offers. */
export interface WordField {
  /** Id of its layer, or of its cell. */
  readonly layer: string
  /** Of a cell of a table. */
  readonly cell?: CellPlace
  /** As its author has named it. */
  readonly name: string | null
  readonly role: Role | null
  /** As written in the design: with slots. */
  readonly text: string
  /** Takes several lines. */
  readonly isLong: boolean
  /** The layer of the text that names this price; null: this is none, or one of a row. */
  readonly namedBy: string | null
}

/** Texts that stand alone, or rows of a list: one field for each column. */
export type WordGroup =
  | { readonly kind: 'fields'; readonly fields: readonly WordField[] }
  | {
      readonly kind: 'rows'
      readonly rows: readonly WordRow[]
      /** From the left. */
      readonly columns: readonly ColumnKind[]
    }
  | {
      readonly kind: 'table'
      /** Id of its layer. */
      readonly table: string
      /** Name, price and note of each. */
      readonly rows: readonly (readonly WordField[])[]
    }

export interface PageWords {
  /** Index of the page. */
  readonly page: number
  readonly groups: readonly WordGroup[]
}

/** A text with its place on the page, in px. */
export interface PlacedText {
  readonly field: WordField
  /** What all texts of one column have in common, but for the place. */
  readonly look: string
  readonly isHidden: boolean
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Whether a text takes words of the brand. */
export function hasSlots({ text }: WordField): boolean {
  return /\{brand\.\w+\}/.test(text)
}

/** The texts of a design in reading order, page by page; lists as rows. Pages without texts are left out. */
export function wordsOf(body: Body): PageWords[] {
  return body.pages
    .map(({ layers }, page) => ({
      page,
      groups: groupsOf(
        layers.flatMap((layer) => textsIn(layer, { x: 0, y: 0, isHidden: false })),
        marksIn(layers),
        layers.flatMap((layer) => tablesIn(layer, { x: 0, y: 0, isHidden: false })),
      ),
    }))
    .filter(({ groups }) => groups.length > 0)
}

interface Offset {
  readonly x: number
  readonly y: number
  readonly isHidden: boolean
}

function textsIn(layer: Layer, outer: Offset): PlacedText[] {
  const isHidden = outer.isHidden || layer.hidden === true
  const at = { x: outer.x + layer.x, y: outer.y + layer.y, isHidden }
  if (layer.type === 'group') return layer.children.flatMap((child) => textsIn(child, at))
  if (layer.type !== 'text' || layer.lock?.includes('content')) return []
  return [{ field: fieldOf(layer), look: lookOf(layer), ...at, w: layer.w, h: layer.h }]
}

interface PlacedTable {
  readonly at: Pick<Offset, 'x' | 'y'>
  readonly group: Extract<WordGroup, { kind: 'table' }>
}

/** Tables that are shown. */
function tablesIn(layer: Layer, outer: Offset): PlacedTable[] {
  const at = { x: outer.x + layer.x, y: outer.y + layer.y, isHidden: outer.isHidden || layer.hidden === true }
  if (layer.type === 'group') return layer.children.flatMap((child) => tablesIn(child, at))
  if (layer.type !== 'table' || at.isHidden || layer.lock?.includes('content')) return []
  return [
    { at, group: { kind: 'table', table: layer.id, rows: layer.rows.map((row) => cellsOf(layer, row)) } },
  ]
}

function cellsOf({ name }: TableLayer, row: TableRow): readonly WordField[] {
  const one = (cell: CellPlace['name'], role: Role): WordField => ({
    ...{ layer: cellId(row.id, cell), cell: { row: row.id, name: cell }, text: row[cell] },
    ...{ name: name ?? null, role, isLong: false, namedBy: null },
  })
  return [one('item', 'body'), one('price', 'price'), one('note', 'body')]
}

function fieldOf({ id, name, role, text, h, size, lineHeight }: TextLayer): WordField {
  return {
    layer: id,
    name: name ?? null,
    role: role ?? null,
    text: typeof text === 'string' ? text : text.map(({ t }) => t).join(''),
    isLong: h >= 2 * size * lineHeight,
    namedBy: null,
  }
}

function lookOf({ w, weight, font, fitGroup, role }: TextLayer): string {
  return [w, weight, font.join(), fitGroup, role].join(' ')
}

/** A list stands where its first text does. Hidden texts are only those of a row that was emptied. */
function groupsOf(
  texts: readonly PlacedText[],
  marks: readonly PlacedMark[],
  tables: readonly PlacedTable[],
): WordGroup[] {
  const lists = listsIn(texts, marks)
  const inLists = new Set(lists.flatMap((list) => list.texts))
  const alone = texts
    .filter((text) => !text.isHidden && !inLists.has(text))
    .map((text) => ({ at: text, group: { ...text.field, namedBy: namedBy(text, texts) } }))
  const rows = lists.map(({ texts: own, rows: found, columns }) => ({
    at: own.reduce((first, text) => (byPlace(text, first) < 0 ? text : first)),
    group: { kind: 'rows', rows: found, columns } as const,
  }))
  const groups: WordGroup[] = []
  for (const { group } of [...alone, ...rows, ...tables].toSorted((one, other) =>
    byPlace(one.at, other.at),
  )) {
    const last = groups.at(-1)
    if ('kind' in group) groups.push(group)
    else if (last?.kind === 'fields') groups[groups.length - 1] = { ...last, fields: [...last.fields, group] }
    else groups.push({ kind: 'fields', fields: [group] })
  }
  return groups
}

function byPlace(one: Pick<Offset, 'x' | 'y'>, other: Pick<Offset, 'x' | 'y'>): number {
  return one.y - other.y || one.x - other.x
}
