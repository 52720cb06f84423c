import type { Body, Layer, Role, TextLayer } from '#scene/body/body.ts'

/** A text of a design that a form offers. */
export interface WordField {
  /** Id of its layer. */
  readonly layer: string
  readonly role: Role | null
  /** As written in the design: with slots. */
  readonly text: string
  /** Takes several lines. */
  readonly isLong: boolean
}

/** Texts that stand alone, or rows of a list: one field for each column. */
export type WordGroup =
  | { readonly kind: 'fields'; readonly fields: readonly WordField[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly WordField[])[] }

export interface PageWords {
  /** Index of the page. */
  readonly page: number
  readonly groups: readonly WordGroup[]
}

/** Whether a text takes words of the brand. */
export function hasSlots({ text }: WordField): boolean {
  return /\{brand\.\w+\}/.test(text)
}

/** From how many texts of one column on they are a list. */
const fewestRows = 3

interface Placed {
  readonly field: WordField
  readonly column: string
  readonly x: number
  readonly y: number
}

/** The texts of a design in reading order, page by page; lists as rows. Pages without texts are left out. */
export function wordsOf(body: Body): PageWords[] {
  return body.pages
    .map(({ layers }, page) => ({ page, groups: groupsOf(layers.flatMap((layer) => textsIn(layer, 0, 0))) }))
    .filter(({ groups }) => groups.length > 0)
}

function textsIn(layer: Layer, x: number, y: number): Placed[] {
  if (layer.hidden) return []
  if (layer.type === 'group')
    return layer.children.flatMap((child) => textsIn(child, x + layer.x, y + layer.y))
  if (layer.type !== 'text' || layer.lock?.includes('content')) return []
  return [{ field: fieldOf(layer), column: columnOf(layer, x), x: x + layer.x, y: y + layer.y }]
}

function fieldOf({ id, role, text, h, size, lineHeight }: TextLayer): WordField {
  return {
    layer: id,
    role: role ?? null,
    text: typeof text === 'string' ? text : text.map(({ t }) => t).join(''),
    isLong: h >= 2 * size * lineHeight,
  }
}

/** Texts of one column start at the same place, are as wide and look alike. */
function columnOf({ x, w, weight, font, fitGroup, role }: TextLayer, outer: number): string {
  return [x + outer, w, weight, font.join(), fitGroup, role].join(' ')
}

/**
 * Columns of the same number of texts, whose rows stand below each other without mixing, are one list. It stands where its
 * first text does.
 */
function groupsOf(texts: readonly Placed[]): WordGroup[] {
  const columns = [...Map.groupBy(texts, ({ column }) => column).values()]
    .filter(({ length }) => length >= fewestRows)
    .map((column) => column.toSorted(byPlace))
  const lists = [...Map.groupBy(columns, ({ length }) => length).values()].filter(areRows)
  const inLists = new Set(lists.flat(2))
  const alone = texts.filter((text) => !inLists.has(text)).map((text) => ({ at: text, group: text.field }))
  const rows = lists.map((list) => ({ at: topLeft(list.flat()), group: rowsOf(list) }))
  const groups: WordGroup[] = []
  for (const { group } of [...alone, ...rows].toSorted((one, other) => byPlace(one.at, other.at))) {
    const last = groups.at(-1)
    if ('kind' in group) groups.push(group)
    else if (last?.kind === 'fields') groups[groups.length - 1] = { ...last, fields: [...last.fields, group] }
    else groups.push({ kind: 'fields', fields: [group] })
  }
  return groups
}

function areRows(columns: readonly (readonly Placed[])[]): boolean {
  const [first = []] = columns
  if (columns.length < 2) return false
  return first.every((_, row) => {
    const lowest = Math.max(...columns.map((column) => column[row]?.y ?? 0))
    const next = Math.min(...columns.map((column) => column[row + 1]?.y ?? Number.POSITIVE_INFINITY))
    return lowest < next
  })
}

function rowsOf(columns: readonly (readonly Placed[])[]): WordGroup {
  const fromLeft = columns.toSorted(([one], [other]) => (one?.x ?? 0) - (other?.x ?? 0))
  const [first = []] = fromLeft
  return {
    kind: 'rows',
    rows: first.map((_, row) => fromLeft.flatMap((column) => column[row]?.field ?? [])),
  }
}

function topLeft(texts: readonly Placed[]): Placed {
  return texts.reduce((first, text) => (byPlace(text, first) < 0 ? text : first))
}

function byPlace(one: Placed, other: Placed): number {
  return one.y - other.y || one.x - other.x
}
