import type { Answers } from '#model/fields/answers.ts'
import { type Field, isRestorable } from '#model/fields/field.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { ListField } from '#model/fields/list.ts'

/** How one value reads now and read then. */
export interface Change {
  /** Path of the field, or `path/property` inside a list: what the words of the workbook know. */
  readonly label: string
  readonly now: unknown
  readonly earlier: unknown
}

export type Difference =
  | { readonly kind: 'field'; readonly path: string; readonly change: Change }
  | {
      readonly kind: 'item'
      /** `path/key`, by which the item alone can be brought back. */
      readonly path: string
      readonly list: string
      /** Seen from now: what bringing the version back would do. */
      readonly does: 'add' | 'remove' | 'change'
      readonly name: string
      readonly changes: readonly Change[]
    }
  /** The same items in another order; it comes back with the whole list. */
  | { readonly kind: 'order'; readonly path: string; readonly now: string; readonly earlier: string }

/** What an earlier version says otherwise than the document now, field by field in their order. */
export function readDifferences(fields: readonly Field[], now: Answers, earlier: Answers): Difference[] {
  return fields.filter(isRestorable).flatMap((field): Difference[] => {
    if (field.kind === 'list') return listDifferences(field, itemsAt(now, field), itemsAt(earlier, field))
    const { path } = field
    const change = { label: path, now: now[path], earlier: earlier[path] }
    return isSameAnswer(change.now, change.earlier) ? [] : [{ kind: 'field', path, change }]
  })
}

type Items = readonly Readonly<Record<string, unknown>>[]

function listDifferences(field: ListField, now: Items, earlier: Items): Difference[] {
  const { path: list } = field
  const found: Difference[] = []
  const changesOf = (before: Items[number] | undefined, after: Items[number] | undefined) =>
    Object.keys(field.properties).flatMap((property): Change[] => {
      // A number of the server's, beside the word that people read.
      if (property === 'idBrandKeyword') return []
      const change = { label: `${list}/${property}`, now: before?.[property], earlier: after?.[property] }
      return isSameAnswer(change.now, change.earlier) ? [] : [change]
    })
  for (const after of earlier) {
    const before = now.find(({ key }) => key === after.key)
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
    if (earlier.some(({ key }) => key === before.key)) continue
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
  const both = (items: Items, others: Items) =>
    items.filter(({ key }) => others.some((other) => other.key === key))
  const kept = both(now, earlier)
  const wanted = both(earlier, now)
  if (kept.every(({ key }, at) => key === wanted[at]?.key)) return []
  const names = (items: Items) => items.map(nameOf).join(', ')
  return [{ kind: 'order', path: list, now: names(kept), earlier: names(wanted) }]
}

function itemsAt(answers: Answers, { path }: Field): Items {
  const stored = answers[path]
  return Array.isArray(stored) ? stored : []
}

/** What people call an item; '' where it has no name. */
export function nameOf(item: Readonly<Record<string, unknown>>): string {
  for (const name of ['name', 'brandName', 'keyword', 'description']) {
    const said = item[name]
    if (typeof said === 'string' && said.trim() !== '') return said.trim()
  }
  return ''
}

/** Nothing written and nothing chosen are the same. */
function isSameAnswer(a: unknown, b: unknown): boolean {
  const orNull = (value: unknown) => (value === '' ? null : (value ?? null))
  return isSame(orNull(a), orNull(b))
}
