import type * as Y from 'yjs'
import type { Field } from '#model/fields/field.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { ListField } from '#model/fields/list.ts'
import { ancestorOf, mergeTexts } from '#model/fields/merge-texts.ts'
import type { RecordField } from '#model/fields/record.ts'
import { replaceEntries } from '#model/fields/replace-entries.ts'
import { type KeyedItem, replaceItems } from '#model/fields/replace-items.ts'
import { replaceNodes } from '#model/fields/replace-nodes.ts'
import { lettersOf, type RichText, withLetters } from '#model/fields/runs.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { TextsField } from '#model/fields/texts.ts'
import type { TreeField } from '#model/fields/tree.ts'
import type { ValueHandle } from '#model/fields/value.ts'

/** What to carry over, from one epoch of a document into the next, which began with the same content. */
export interface CarryOver {
  readonly fields: readonly Field[]
  /** The ended epoch, as the server had it last. */
  readonly past: Y.Doc
  /** The same with all changes of this device. */
  readonly mine: Y.Doc
  /** The next epoch. */
  readonly into: Y.Doc
}

/**
 * Writes what this device changed beyond `past` into the next epoch. Field by field, because the epochs share no Yjs
 * history. Doing it again changes nothing. Call it inside one transaction of `into`.
 */
export function carryOver({ fields, past, mine, into }: CarryOver): void {
  for (const field of fields) {
    if (field.kind === 'text') carryText(field, { past, mine, into })
    else if (field.kind === 'value') carryValue(field, { past, mine, into })
    else if (field.kind === 'texts') carryTexts(field, { past, mine, into })
    else carryItems(field, { past, mine, into })
  }
}

type Docs = Pick<CarryOver, 'past' | 'mine' | 'into'>

function carryText(handle: TextHandle, { past, mine, into }: Docs): void {
  const merged = mergedText(handle.read(past), handle.read(mine), handle.read(into))
  if (merged !== null) handle.write(into, merged)
}

function carryTexts(field: TextsField, docs: Docs): void {
  const keys = new Set([...field.keys(docs.past), ...field.keys(docs.mine)])
  for (const key of keys) carryText(field.at(key), docs)
}

function carryValue(handle: ValueHandle<unknown>, { past, mine, into }: Docs): void {
  const after = handle.read(mine)
  if (!isSame(handle.read(past), after)) handle.write(into, after)
}

type ItemsField = ListField | RecordField | TreeField

function carryItems(field: ItemsField, { past, mine, into }: Docs): void {
  const [before, after, now] = [field.read(past), field.read(mine), field.read(into)]
  const items = carriedItems(field, { before, after, now })
  if (isSame(items, now)) return
  if (field.kind === 'list') replaceItems(into, field, items)
  else if (field.kind === 'tree') replaceNodes(into, field, items)
  else replaceEntries(into, field, items)
}

interface Lists {
  readonly before: readonly KeyedItem[]
  readonly after: readonly KeyedItem[]
  readonly now: readonly KeyedItem[]
}

/** What the list of the new epoch is to hold. An edit wins over a removal: an edited item stays, or comes back. */
function carriedItems(field: ItemsField, { before, after, now }: Lists): readonly KeyedItem[] {
  const known = new Map(before.map((item) => [item.key, item]))
  const carried = [...now]
  after.forEach((item, at) => {
    const old = known.get(item.key)
    if (isSame(old, item)) return
    const index = carried.findIndex(({ key }) => key === item.key)
    const present = carried[index]
    if (present) carried[index] = mergedItem(field, old, item, present)
    else carried.splice(at, 0, item)
  })
  const isRemoved = ({ key }: KeyedItem) => known.has(key) && !after.some((item) => item.key === key)
  const isUntouched = (item: KeyedItem) => isSame(known.get(item.key), item)
  const remaining = carried.filter((item) => !(isRemoved(item) && isUntouched(item)))
  return isReordered(before, after) ? inOrderOf(after, remaining) : remaining
}

function mergedItem(
  field: ItemsField,
  before: KeyedItem | undefined,
  after: KeyedItem,
  now: KeyedItem,
): KeyedItem {
  const merged: Record<string, unknown> & { key: string } = { ...now }
  for (const [name, kind] of Object.entries(kindsOf(field))) {
    const [old, own] = [before?.[name], after[name]]
    if (kind === 'value') merged[name] = isSame(old ?? null, own) ? now[name] : own
    else if (kind === 'rich') merged[name] = mergedRich(old as Rich, own as Rich, now[name] as Rich)
    else merged[name] = mergedText(String(old ?? ''), String(own), String(now[name])) ?? now[name]
  }
  return merged
}

/** The kind of each property of an item. The place of a node is its parent, which merges as a value does. */
function kindsOf(field: ItemsField): Readonly<Record<string, 'text' | 'rich' | 'value'>> {
  if (field.kind === 'record') return Object.fromEntries(field.properties.map((name) => [name, 'value']))
  const kinds = Object.entries(field.properties).map(([name, { kind }]) => [name, kind])
  return Object.fromEntries(field.kind === 'tree' ? [...kinds, ['parent', 'value']] : kinds)
}

type Rich = RichText | null | undefined

/** Where both changed it, the letters are merged, and the marks are the present ones. */
function mergedRich(before: Rich, after: Rich, now: Rich): RichText | null {
  const [old, own, present] = [before ?? null, after ?? null, now ?? null]
  if (isSame(old, own)) return present
  const letters = lettersOf(present)
  if (own === null || present === null || isSame(old, present)) return own ?? present
  return withLetters(present, mergedText(lettersOf(old), lettersOf(own), letters) ?? letters)
}

/** Null where nothing is to be written: nothing was typed here, or it has been carried over before. */
function mergedText(before: string, after: string, now: string): string | null {
  if (before === after || ancestorOf(now, [before, after]) === after) return null
  return mergeTexts(before, now, after)
}

/** Whether the items that both lists have are in another order. */
function isReordered(before: readonly KeyedItem[], after: readonly KeyedItem[]): boolean {
  const keysOf = (items: readonly KeyedItem[], others: readonly KeyedItem[]) =>
    items.map(({ key }) => key).filter((key) => others.some((other) => other.key === key))
  return !isSame(keysOf(before, after), keysOf(after, before))
}

/** Items that `order` has come first, in its order; the others follow in their own. */
function inOrderOf(order: readonly KeyedItem[], items: readonly KeyedItem[]): readonly KeyedItem[] {
  const byKey = new Map(items.map((item) => [item.key, item]))
  const first = order.flatMap(({ key }) => byKey.get(key) ?? [])
  return [...first, ...items.filter((item) => !first.includes(item))]
}
