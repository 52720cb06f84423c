import type { Answers } from '#model/fields/answers.ts'
import { type Field, isRestorable } from '#model/fields/field.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { ListField } from '#model/fields/list.ts'

/** The current and the earlier value of one field or property. */
export interface Change {
  /** Path of the field, or `path/property` inside a list; the key of its words. */
  readonly label: string
  readonly now: unknown
  readonly earlier: unknown
}

export type Difference =
  | { readonly kind: 'field'; readonly path: string; readonly change: Change }
  | {
      readonly kind: 'item'
      /** `path/key`, the path by which the item alone can be restored. */
      readonly path: string
      readonly list: string
      /** What restoring the version would do to the item. */
      readonly does: 'add' | 'remove' | 'change'
      readonly name: string
      readonly changes: readonly Change[]
      /** Paths of items that belong to it and are restored with it. */
      readonly also?: readonly string[]
    }
  /** The same items in another order. It is restored with the whole list only. */
  | { readonly kind: 'order'; readonly path: string; readonly now: string; readonly earlier: string }

/** Differences between an earlier version and the current document, in the order of the fields. */
export function readDifferences(fields: readonly Field[], now: Answers, earlier: Answers): Difference[] {
  return fields.filter(isRestorable).flatMap((field): Difference[] => {
    if (field.kind === 'list') return listDifferences(field, itemsAt(now, field), itemsAt(earlier, field))
    const { path } = field
    const change = { label: path, now: now[path], earlier: earlier[path] }
    return isSameAnswer(change.now, change.earlier) ? [] : [{ kind: 'field', path, change }]
  })
}

/** Ids that are stored beside what people read: of a keyword, of who approved, of a repetition. */
const unsaid: ReadonlySet<string> = new Set(['idBrandKeyword', 'approvedBy', 'series'])
/** Items that a change of order names. */
const mostNamed = 12

type Items = readonly Readonly<Record<string, unknown>>[]

function listDifferences(field: ListField, now: Items, earlier: Items): Difference[] {
  const { path: list } = field
  const found: Difference[] = []
  const changesOf = (before: Items[number] | undefined, after: Items[number] | undefined) =>
    Object.keys(field.properties).flatMap((property): Change[] => {
      if (unsaid.has(property)) return []
      const change = { label: `${list}/${property}`, now: before?.[property], earlier: after?.[property] }
      return isSameAnswer(change.now, change.earlier) ? [] : [change]
    })
  const present = new Map(now.map((item) => [item.key, item]))
  const past = new Set(earlier.map(({ key }) => key))
  for (const after of earlier) {
    const before = present.get(after.key)
    const changes = changesOf(before, after)
    if (before && changes.length === 0) continue
    const does = before ? 'change' : 'add'
    found.push({
      kind: 'item',
      path: `${list}/${after.key}`,
      list,
      does,
      name: nameOf(before ?? after),
      changes,
    })
  }
  for (const before of now) {
    if (past.has(before.key)) continue
    const changes = changesOf(before, undefined)
    found.push({
      kind: 'item',
      path: `${list}/${before.key}`,
      list,
      does: 'remove',
      name: nameOf(before),
      changes,
    })
  }
  return [...found, ...orderDifference(list, now, earlier)]
}

function orderDifference(list: string, now: Items, earlier: Items): Difference[] {
  const both = (items: Items, others: Items) => {
    const keys = new Set(others.map(({ key }) => key))
    return items.filter(({ key }) => keys.has(key))
  }
  const kept = both(now, earlier)
  const wanted = both(earlier, now)
  if (kept.every(({ key }, at) => key === wanted[at]?.key)) return []
  const names = (items: Items) =>
    [...items.slice(0, mostNamed).map(nameOf), ...(items.length > mostNamed ? ['…'] : [])].join(', ')
  return [{ kind: 'order', path: list, now: names(kept), earlier: names(wanted) }]
}

function itemsAt(answers: Answers, { path }: Field): Items {
  const stored = answers[path]
  return Array.isArray(stored) ? stored : []
}

/** Name of an item; '' if it has none. */
export function nameOf(item: Readonly<Record<string, unknown>>): string {
  for (const name of ['name', 'title', 'brandName', 'keyword', 'description']) {
    const said = item[name]
    if (typeof said === 'string' && said.trim() !== '') return said.trim()
  }
  return ''
}

/** Treats missing and empty answers as equal. */
function isSameAnswer(a: unknown, b: unknown): boolean {
  const orNull = (value: unknown) => (value === '' ? null : (value ?? null))
  return isSame(orNull(a), orNull(b))
}
