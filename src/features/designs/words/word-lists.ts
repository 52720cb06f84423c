import { marksOfRows, type PlacedMark, type RowBox } from './row-marks.ts'
import type { PlacedText, WordField } from './word-fields.ts'

/** What a column of a list holds: how wide its fields are, and what they are called. */
export type ColumnKind = 'mark' | 'name' | 'about' | 'price'

export interface WordRow {
  /** One for each column; of an emptied row as they come back. */
  readonly fields: readonly WordField[]
  /** Ids of what the row is made of: its texts, and the lines and grounds that belong to it. */
  readonly layers: readonly string[]
  /** The row was emptied: nothing of it is in the picture. */
  readonly isHidden: boolean
}

export interface WordList {
  readonly texts: readonly PlacedText[]
  readonly rows: readonly WordRow[]
  readonly columns: readonly ColumnKind[]
}

/** From how many texts of one column on they are a list. */
const fewestRows = 3

/** A column without a role is for numbers or signs where it is so narrow, of the widest one. */
const markWidth = 0.4

type Column = readonly PlacedText[]

/** Columns of the same number of texts, whose rows stand below each other without mixing, are one list. */
export function listsIn(texts: readonly PlacedText[], marks: readonly PlacedMark[]): readonly WordList[] {
  const columns = [...Map.groupBy(texts, ({ x, look }) => `${x} ${look}`).values()]
    .filter(({ length }) => length >= fewestRows)
    .map((column) => column.toSorted((one, other) => one.y - other.y || one.x - other.x))
  return [...Map.groupBy(columns, ({ length }) => length).values()]
    .filter(areRows)
    .flatMap(apart)
    .map((list) => listOf(list, marks))
}

function areRows(columns: readonly Column[]): boolean {
  const [first = []] = columns
  if (columns.length < 2) return false
  return first.every((_, row) => {
    const lowest = Math.max(...columns.map((column) => column[row]?.y ?? 0))
    const next = Math.min(...columns.map((column) => column[row + 1]?.y ?? Number.POSITIVE_INFINITY))
    return lowest < next
  })
}

/** Lists beside each other: a column that looks like the first one begins the next. */
function apart(columns: readonly Column[]): readonly (readonly Column[])[] {
  const fromLeft = columns.toSorted(([one], [other]) => (one?.x ?? 0) - (other?.x ?? 0))
  const look = fromLeft[0]?.[0]?.look
  const lists: Column[][] = []
  for (const column of fromLeft) {
    const last = lists.at(-1)
    if (!last || (column[0]?.look === look && last.length > 1)) lists.push([column])
    else last.push(column)
  }
  const isEach = lists.every(({ length }) => length > 1 && length === lists[0]?.length)
  return isEach ? lists : [fromLeft]
}

function listOf(columns: readonly Column[], marks: readonly PlacedMark[]): WordList {
  const [first = []] = columns
  const rows = first.map((_, row) => columns.flatMap((column) => column[row] ?? []))
  const owned = marksOfRows(rows.map(boxOf), marks)
  const widest = Math.max(...columns.map(([one]) => one?.w ?? 0))
  const kinds = columns.map((column) => kindOf(column, widest))
  const name = kinds.indexOf('about')
  return {
    texts: columns.flat(),
    rows: rows.map((texts, row) => ({
      fields: texts.map(({ field }) => field),
      layers: [...texts.map(({ field }) => field.layer), ...(owned[row] ?? []).map(({ layer }) => layer)],
      isHidden: texts.every(({ isHidden }) => isHidden),
    })),
    columns: kinds.map((kind, at) => (at === name ? 'name' : kind)),
  }
}

/** By what does not change while a text is typed: a field that became another one would lose a syllable. */
function kindOf(column: Column, widest: number): ColumnKind {
  const isEach = (role: WordField['role']) => column.every(({ field }) => field.role === role)
  if (isEach('price')) return 'price'
  return isEach(null) && (column[0]?.w ?? 0) <= markWidth * widest ? 'mark' : 'about'
}

function boxOf(texts: readonly PlacedText[]): RowBox {
  return {
    left: Math.min(...texts.map(({ x }) => x)),
    right: Math.max(...texts.map(({ x, w }) => x + w)),
    top: Math.min(...texts.map(({ y }) => y)),
    bottom: Math.max(...texts.map(({ y, h }) => y + h)),
  }
}
