import type * as Y from 'yjs'
import { type FollowedItems, followKeys } from './followed-items.ts'
import { isSame } from './is-same.ts'
import { isItemKey } from './list.ts'
import type { Definition, FieldFacts, FieldLocation } from './location.ts'
import type { Random } from './random.ts'
import { facts, observeType } from './text.ts'
import type { ValueField } from './value.ts'

export type EntryShape = Readonly<Record<string, Definition<ValueField<unknown>>>>
type ValueOf<Defined> = Defined extends Definition<ValueField<infer Value>> ? Value : never
type Values<Shape> = { readonly [Name in keyof Shape]: ValueOf<Shape[Name]> | null }

/** An entry as plain values; `key` is its name. */
export type Entry<Shape> = Values<Shape> & { readonly key: string }

/**
 * Entries under names that mean something, such as the name of a slot, without an order. Two devices may create the same
 * name independently, so nothing is nested under it: each value is an entry `name/property` of one flat map, and changes
 * by itself. An entry exists as long as one of its values is stored.
 */
export interface RecordField<Shape extends EntryShape = EntryShape> extends FieldLocation, FieldFacts {
  readonly kind: 'record'
  /** Limit of entries. A merge may exceed it: nothing is deleted then. */
  readonly atMost: number
  /** Names of the values of an entry. */
  readonly properties: readonly (keyof Shape & string)[]
  /** All entries by name. */
  read(doc: Y.Doc): Entry<Shape>[]
  keys(doc: Y.Doc): string[]
  has(doc: Y.Doc, key: string): boolean
  /** One value of an entry. Throws `RangeError` for a name that no path can hold. */
  at<Name extends keyof Shape & string>(key: string, property: Name): ValueField<ValueOf<Shape[Name]>>
  /** Writes the given values of an entry and leaves its others; null clears a value. */
  set(doc: Y.Doc, key: string, values: Partial<Values<Shape>>, origin?: unknown): void
  /** Removes the values of an entry; a value that another device changes meanwhile stays. */
  remove(doc: Y.Doc, key: string, origin?: unknown): void
  follow(doc: Y.Doc): FollowedItems<Entry<Shape>>
  observe(doc: Y.Doc, changed: () => void): () => void
  isAnswered(doc: Y.Doc): boolean
  arbitraryItem(random: Random): Partial<Values<Shape>>
}

export interface RecordOptions extends Omit<FieldFacts, 'rest' | 'ruledBy'> {
  readonly atMost: number
}

/** `record({ colour: value(…), weight: value(…) }, { atMost: 100 })`. */
export function record<Shape extends EntryShape>(
  shape: Shape,
  options: RecordOptions,
): Definition<RecordField<Shape>> {
  return { locatedAt: (location) => recordField(location, shape, options) }
}

function recordField<Shape extends EntryShape>(
  location: FieldLocation,
  shape: Shape,
  options: RecordOptions,
): RecordField<Shape> {
  const { path, document } = location
  const properties = Object.keys(shape)
  const map = (doc: Y.Doc) => doc.getMap(path)
  const at = (key: string, property: string) => {
    const definition = shape[property]
    if (!definition || !isItemKey(key) || key === '')
      throw new RangeError(`${path} has no ${key}/${property}`)
    const name = `${key}/${property}`
    return definition.locatedAt({ document, part: path, name, path: `${path}/${name}` })
  }
  const readEntry = (doc: Y.Doc, key: string): Entry<Shape> | null => {
    if (key === '' || !isItemKey(key)) return null
    const values = properties.map((property) => [property, at(key, property).read(doc)])
    if (values.every(([, value]) => value === null)) return null
    return { key, ...Object.fromEntries(values) }
  }
  const keys = (doc: Y.Doc) =>
    [...new Set([...map(doc).keys()].map(keyOf))].filter((key) => readEntry(doc, key) !== null).sort()

  return {
    ...location,
    ...facts(options),
    kind: 'record',
    atMost: options.atMost,
    properties,
    keys,
    read: (doc) => keys(doc).flatMap((key) => readEntry(doc, key) ?? []),
    has: (doc, key) => readEntry(doc, key) !== null,
    at: at as RecordField<Shape>['at'],
    set: (doc, key, values, origin) =>
      doc.transact(() => {
        for (const [property, value] of Object.entries(values))
          if (value !== undefined) at(key, property).write(doc, value)
      }, origin),
    remove: (doc, key, origin) =>
      doc.transact(() => {
        for (const property of properties) at(key, property).write(doc, null)
      }, origin),
    follow: (doc) => followRecord(map(doc), keys(doc), (key) => readEntry(doc, key)),
    observe: (doc, changed) => observeType(map(doc), changed),
    isAnswered: (doc) => keys(doc).length > 0,
    arbitraryItem: (random) =>
      Object.fromEntries(properties.map((name) => [name, at('any', name).arbitrary(random)])) as Partial<
        Values<Shape>
      >,
  }
}

function keyOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')))
}

function followRecord<Shape extends EntryShape>(
  map: Y.Map<unknown>,
  keys: readonly string[],
  read: (key: string) => Entry<Shape> | null,
): FollowedItems<Entry<Shape>> {
  const entries = new Map<string, Entry<Shape>>()
  let sorted: readonly Entry<Shape>[] | null = null
  const update = (key: string) => {
    const entry = read(key)
    if (isSame(entries.get(key), entry ?? undefined)) return
    sorted = null
    if (entry) entries.set(key, entry)
    else entries.delete(key)
  }
  for (const key of keys) update(key)
  return {
    items: () => {
      sorted ??= [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
      return sorted
    },
    get: (key) => entries.get(key) ?? null,
    ...followKeys(map, update, { keyOf }),
  }
}
