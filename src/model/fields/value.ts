import type * as Y from 'yjs'
import type { DocumentKind } from '../document-kinds/names.ts'
import { isAnswerText } from './answer-text.ts'
import type { Form } from './form.ts'
import { isSame } from './is-same.ts'
import type { Definition, FieldFacts, FieldLocation, ItemDefinition, ItemLocation } from './location.ts'
import type { Random } from './random.ts'
import { isSharedMap } from './shared-types.ts'
import { facts } from './text.ts'

/** A choice, a number, a colour, a short name. Of concurrent writes one wins, by Yjs client ids and not by time. */
export interface ValueHandle<Value> {
  readonly kind: 'value'
  readonly document: DocumentKind
  readonly path: string
  /** Limit of a short text in UTF-16 units. */
  readonly max?: number
  /** `file` where the value is a `FileReference`, or may be one. */
  readonly holds?: 'file'
  /** The stored value; null where none is stored or it has another form. Never throws. */
  read(doc: Y.Doc): Value | null
  /** Stores a value, or removes it with null. Throws `RangeError` where the form refuses it. */
  write(doc: Y.Doc, value: Value | null, origin?: unknown): void
  /** Whether `write` would store the value. */
  accepts(value: unknown): value is Value
  /**
   * Calls `changed` after each change, until the returned function is called; inside a list, of any of its
   * items.
   */
  observe(doc: Y.Doc, changed: () => void): () => void
}

export interface ValueField<Value> extends ValueHandle<Value>, FieldLocation, FieldFacts {
  isAnswered(doc: Y.Doc): boolean
  toRest(doc: Y.Doc): Value | null
  arbitrary(random: Random): Value
}

export interface ValueProperty<Value> {
  readonly kind: 'value'
  readonly property: string
  readonly max?: number
  readonly holds?: 'file'
  at(key: string): ValueHandle<Value>
  create(value: unknown, doc: Y.Doc): Value | null
  plain(stored: unknown): Value | null
  toRest(stored: unknown): Value | null
  arbitrary(random: Random): Value
}

export interface ValueOptions<Value> extends FieldFacts {
  readonly max?: number
  readonly holds?: 'file'
  readonly arbitrary: (random: Random) => Value
}

/** `value(textForm((text) => text.length <= 40), { arbitrary })`. */
export function value<Value>(
  form: Form<Value>,
  options: ValueOptions<Value>,
): Definition<ValueField<Value>> & ItemDefinition<ValueProperty<Value>> {
  const accepts = (candidate: unknown): candidate is Value => form.parse(candidate) !== null
  const limit = {
    ...(options.max === undefined ? {} : { max: options.max }),
    ...(options.holds === undefined ? {} : { holds: options.holds }),
  }
  const plain = (stored: unknown) => form.parse(stored)
  const store = (path: string, map: Y.Map<unknown>, name: string, next: Value | null) => {
    if (next === null) {
      if (map.has(name)) map.delete(name)
      return
    }
    const parsed = form.parse(next)
    if (parsed === null) throw new RangeError(`${path} does not take this value`)
    if (!isSame(map.get(name), parsed)) map.set(name, parsed)
  }

  return {
    locatedAt: (location: FieldLocation): ValueField<Value> => {
      const map = (doc: Y.Doc) => doc.getMap(location.part)
      const read = (doc: Y.Doc) => plain(map(doc).get(location.name))
      return {
        ...location,
        ...facts(options),
        ...limit,
        kind: 'value',
        read,
        accepts,
        write: (doc, next, origin) =>
          doc.transact(() => store(location.path, map(doc), location.name, next), origin),
        observe: (doc, changed) => observeKey(map(doc), location.name, changed),
        isAnswered: (doc) => isAnswer(read(doc)),
        toRest: read,
        arbitrary: options.arbitrary,
      }
    },
    locatedIn: (location: ItemLocation): ValueProperty<Value> => ({
      kind: 'value',
      ...limit,
      property: location.property,
      at: (key) => ({ ...valueInItem(location, key, { plain, accepts, store }), ...limit }),
      create: (candidate) => plain(candidate),
      plain,
      toRest: plain,
      arbitrary: options.arbitrary,
    }),
  }
}

/** Whether a field holds something that is read as nothing: a newer release may have written it. */
export function isUnreadableField({ part, name, read }: ValueField<unknown>, doc: Y.Doc): boolean {
  return (doc.getMap(part).get(name) ?? null) !== null && read(doc) === null
}

/** What fields and properties of one form share. */
interface ValueOperations<Value> {
  plain(stored: unknown): Value | null
  accepts(candidate: unknown): candidate is Value
  store(path: string, map: Y.Map<unknown>, name: string, next: Value | null): void
}

function valueInItem<Value>(
  location: ItemLocation,
  key: string,
  operations: ValueOperations<Value>,
): ValueHandle<Value> {
  const path = `${location.path}/${key}/${location.property}`
  const list = (doc: Y.Doc) => doc.getMap(location.path)
  const item = (doc: Y.Doc) => {
    const found = list(doc).get(key)
    return isSharedMap(found) ? found : null
  }
  return {
    kind: 'value',
    document: location.document,
    path,
    read: (doc) => operations.plain(item(doc)?.get(location.property)),
    accepts: operations.accepts,
    write: (doc, next, origin) => {
      const found = item(doc)
      if (found) doc.transact(() => operations.store(path, found, location.property, next), origin)
    },
    observe: (doc, changed) => {
      const listener = () => changed()
      list(doc).observeDeep(listener)
      return () => list(doc).unobserveDeep(listener)
    },
  }
}

function observeKey(map: Y.Map<unknown>, name: string, changed: () => void): () => void {
  const listener = (event: Y.YMapEvent<unknown>) => {
    if (event.keysChanged.has(name)) changed()
  }
  map.observe(listener)
  return () => map.unobserve(listener)
}

/** Whether a value counts as an answer: a text by `isAnswerText`, or anything else but null and undefined. */
export function isAnswer(candidate: unknown): boolean {
  return typeof candidate === 'string'
    ? isAnswerText(candidate)
    : candidate !== null && candidate !== undefined
}
