import type * as Y from 'yjs'
import { freshKey } from './fresh-key.ts'
import type { Definition, FieldFacts, FieldLocation, ItemDefinition } from './location.ts'
import { isOrder } from './order.ts'
import { byOrder, orderAt, ordersAt } from './order-at.ts'
import { toStorableText } from './plain-text.ts'
import type { Random } from './random.ts'
import type { RichTextProperty } from './rich-text.ts'
import type { RichText } from './runs.ts'
import { isSharedMap, newSharedMap } from './shared-types.ts'
import { facts, observeType, type TextProperty } from './text.ts'
import type { ValueProperty } from './value.ts'

export type Property = TextProperty | ValueProperty<unknown>
export type ItemShape = Readonly<Record<string, ItemDefinition<Property>>>
/** Nodes of a tree may have texts with marks too. */
export type NodeProperty = Property | RichTextProperty
export type NodeShape = Readonly<Record<string, ItemDefinition<NodeProperty>>>

export type PlainOf<Defined> =
  Defined extends ItemDefinition<infer P>
    ? P extends TextProperty
      ? string
      : P extends RichTextProperty
        ? RichText | null
        : P extends ValueProperty<infer Value>
          ? Value | null
          : never
    : never

export type PropertiesOf<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends ItemDefinition<infer P> ? P : never
}

/** An item as plain values. `id` is its id at REST, attached by the write-back; null until then. */
export type Item<Shape> = { readonly [Name in keyof Shape]: PlainOf<Shape[Name]> } & {
  readonly key: string
  readonly id: number | null
}

export type NewItem<Shape> = { readonly [Name in keyof Shape]?: PlainOf<Shape[Name]> }

/**
 * Keyed items in an order. The key is random and made on the device. Each item is a map of its own, so
 * concurrent edits of two properties are both kept. A nested text is created together with its item: if two
 * devices created one under the same existing key, the text of one would be lost.
 */
export interface ListField<Shape extends ItemShape = ItemShape> extends FieldLocation, FieldFacts {
  readonly kind: 'list'
  /** Limit of items. A merge may exceed it: nothing is deleted then, and the first `atMost` go to REST. */
  readonly atMost: number
  /** Items that a complete answer has; not enforced. */
  readonly atLeast: number
  readonly properties: PropertiesOf<Shape>
  keys(doc: Y.Doc): string[]
  read(doc: Y.Doc): Item<Shape>[]
  has(doc: Y.Doc, key: string): boolean
  /**
   * Adds an item and returns its key. `at` is the index that the item will have, clamped to the list; default: the end.
   * A `key` that exists is replaced, so callers that pass one check `has` before.
   */
  add(doc: Y.Doc, item: NewItem<Shape>, where?: { at?: number; key?: string }, origin?: unknown): string
  /**
   * Adds items one behind the other and returns their keys, as `add` for each of them does, but reads the list once: adding n by
   * `add` takes n times as long as the list is. `keys`: those that the items have, one each; all differ.
   */
  addAll(
    doc: Y.Doc,
    items: readonly NewItem<Shape>[],
    where?: { at?: number; keys?: readonly string[] },
    origin?: unknown,
  ): string[]
  /** Moves an item. `to` is its index after the move, counted without the item itself; no effect where it is gone. */
  move(doc: Y.Doc, key: string, to: number, origin?: unknown): void
  /** Removes an item; no effect where it is gone. */
  remove(doc: Y.Doc, key: string, origin?: unknown): void
  /** Stores the id that REST gave an item; no effect where the item is gone. */
  attachId(doc: Y.Doc, key: string, id: number, origin?: unknown): void
  /** Calls `changed` after each change of the list or an item, until the returned function is called. */
  observe(doc: Y.Doc, changed: () => void): () => void
  isAnswered(doc: Y.Doc): boolean
  arbitraryItem(random: Random): NewItem<Shape>
}

export interface ListOptions extends FieldFacts {
  readonly atMost: number
  readonly atLeast?: number
}

const orderKey = 'order'
const idKey = 'id'
/** Keys that clients make have 36 letters. */
const longestKey = 200

/** `list({ keyword: value(…), description: text(…) }, { atMost: 10 })`. */
export function list<Shape extends ItemShape>(
  shape: Shape,
  options: ListOptions,
): Definition<ListField<Shape>> {
  return { locatedAt: (location) => listField(location, shape, options) }
}

function listField<Shape extends ItemShape>(
  location: FieldLocation,
  shape: Shape,
  options: ListOptions,
): ListField<Shape> {
  const properties = Object.fromEntries(
    Object.entries(shape).map(([property, defined]) => [
      property,
      defined.locatedIn({ ...location, property }),
    ]),
  )
  const map = (doc: Y.Doc) => doc.getMap(location.path)
  const sorted = (doc: Y.Doc) => sortItems(map(doc))

  const addAll: ListField<Shape>['addAll'] = (doc, items, where = {}, origin) => {
    if (items.length === 0) return []
    return doc.transact(() => {
      const stored = map(doc)
      const orders = ordersAt(sortItems(stored), where.at ?? Number.POSITIVE_INFINITY, items.length, setOrder)
      return items.map((item, at) => {
        const key = where.keys?.[at] ?? freshKey()
        const made = newSharedMap(doc)
        for (const [name, property] of Object.entries(properties)) {
          const value = property.create(item[name], doc)
          if (value !== null) made.set(name, value)
        }
        made.set(orderKey, orders[at])
        stored.set(key, made)
        return key
      })
    }, origin)
  }

  return {
    ...location,
    ...facts(options),
    kind: 'list',
    atMost: options.atMost,
    atLeast: options.atLeast ?? 0,
    properties: properties as PropertiesOf<Shape>,
    keys: (doc) => sorted(doc).map(({ key }) => key),
    has: (doc, key) => storedItem(key, map(doc).get(key)) !== null,
    read: (doc) => sorted(doc).map(({ key, item }) => plainItem<Shape>(properties, key, item)),
    add(doc, item, { at, key } = {}, origin) {
      const where = { ...(at !== undefined && { at }), ...(key !== undefined && { keys: [key] }) }
      const [added = ''] = addAll(doc, [item], where, origin)
      return added
    },
    addAll,
    move: (doc, key, to, origin) =>
      doc.transact(() => {
        const item = map(doc).get(key)
        if (!isSharedMap(item)) return
        const others = sorted(doc).filter((other) => other.key !== key)
        item.set(orderKey, orderAt(others, to, setOrder))
      }, origin),
    remove: (doc, key, origin) =>
      doc.transact(() => {
        if (map(doc).has(key)) map(doc).delete(key)
      }, origin),
    attachId: (doc, key, id, origin) =>
      doc.transact(() => {
        const item = map(doc).get(key)
        if (isSharedMap(item) && item.get(idKey) !== id) item.set(idKey, id)
      }, origin),
    observe: (doc, changed) => observeType(map(doc), changed),
    isAnswered: (doc) => sorted(doc).length > 0,
    arbitraryItem: (random) =>
      Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, property.arbitrary(random)]),
      ) as NewItem<Shape>,
  }
}

/** An item as it is stored. `order`: its order key; null where none or an invalid one is stored. */
export interface StoredItem {
  readonly key: string
  readonly item: Y.Map<unknown>
  readonly order: string | null
}

function sortItems(map: Y.Map<unknown>): StoredItem[] {
  const items: StoredItem[] = []
  for (const [key, item] of map.entries()) {
    const stored = storedItem(key, item)
    if (stored) items.push(stored)
  }
  return items.sort(byOrder)
}

/**
 * null: what is stored under the key is no item. That includes keys that no client makes, which the database cannot store,
 * which name a property of every object, or which are no part of a path.
 */
export function storedItem(key: string, item: unknown): StoredItem | null {
  if (!isSharedMap(item) || !isItemKey(key)) return null
  const order = item.get(orderKey)
  return { key, item, order: isOrder(order) ? order : null }
}

const setOrder = ({ item }: StoredItem, order: string) => void item.set(orderKey, order)

/** Whether a key is one that a path can name and the database can store. */
export function isItemKey(key: string): boolean {
  return key.length <= longestKey && key !== '__proto__' && !key.includes('/') && toStorableText(key) === key
}

/** How many items a list has, without reading them. */
export function countItems({ path }: Pick<ListField, 'path'>, doc: Y.Doc): number {
  return doc.getMap(path).size
}

/** Whether an item has a property that is read as nothing, but holds what a newer release may have written. */
export function hasUnreadableItem({ path, properties }: ListField, doc: Y.Doc): boolean {
  return sortItems(doc.getMap(path)).some(
    ({ key, item }) => unreadableProperties(properties, item, plainItem(properties, key, item)).length > 0,
  )
}

/** The names of properties that are nothing in the item as read, but hold what a newer release may have written. */
export function unreadableProperties(
  properties: Record<string, Property>,
  stored: Y.Map<unknown>,
  item: Item<ItemShape>,
): string[] {
  return Object.entries(properties).flatMap(([name, { kind }]) =>
    kind === 'value' && item[name] === null && (stored.get(name) ?? null) !== null ? [name] : [],
  )
}

export function plainItem<Shape>(
  properties: Record<string, Property>,
  key: string,
  item: Y.Map<unknown>,
): Item<Shape> {
  const id = item.get(idKey)
  const plain: Record<string, unknown> = { key, id: typeof id === 'number' ? id : null }
  for (const [name, property] of Object.entries(properties)) plain[name] = property.plain(item.get(name))
  return plain as Item<Shape>
}
