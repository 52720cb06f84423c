import type * as Y from 'yjs'
import { arbitraryText } from './arbitrary.ts'
import { changedRoots } from './changed-roots.ts'
import type { FollowedItems } from './followed-items.ts'
import { isItemKey } from './list.ts'
import type { Definition, FieldFacts, FieldLocation } from './location.ts'
import type { Random } from './random.ts'
import { facts, type TextField, text } from './text.ts'

/** A text of a field of texts that is not empty. */
export interface NamedText {
  readonly key: string
  readonly text: string
}

/**
 * Free texts under names that mean something, such as the name of what each is a translation of. Two devices may begin the same
 * one independently, so each is a top-level type of its own, `<path>/<key>`, and exists as soon as it is read. One that is empty
 * is no item.
 */
export interface TextsField extends FieldLocation, FieldFacts {
  readonly kind: 'texts'
  /** Limit of each text in UTF-16 units. */
  readonly max: number
  /** Limit of texts. A merge may exceed it: nothing is deleted then. */
  readonly atMost: number
  /** The texts by key. */
  read(doc: Y.Doc): NamedText[]
  keys(doc: Y.Doc): string[]
  /** Throws `RangeError` for a key that no path can hold. */
  at(key: string): TextField
  follow(doc: Y.Doc): FollowedItems<NamedText>
  observe(doc: Y.Doc, changed: () => void): () => void
  isAnswered(doc: Y.Doc): boolean
  arbitraryItem(random: Random): Omit<NamedText, 'key'>
}

export interface TextsOptions extends Omit<FieldFacts, 'rest' | 'ruledBy'> {
  readonly max: number
  readonly atMost: number
}

/** `texts({ max: 2000, atMost: 200 })`. */
export function texts(options: TextsOptions): Definition<TextsField> {
  return { locatedAt: (location) => textsField(location, options) }
}

function textsField(location: FieldLocation, options: TextsOptions): TextsField {
  const { document, path } = location
  const { max, atMost } = options
  const prefix = `${path}/`
  const definition = text({ max })
  const at = (key: string): TextField => {
    if (key === '' || !isItemKey(key)) throw new RangeError(`${path} has no text ${key}`)
    return definition.locatedAt({ document, part: path, name: key, path: `${prefix}${key}` })
  }
  const keyOf = (name: string): string | null => {
    const key = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    return key !== '' && isItemKey(key) ? key : null
  }
  const read = (doc: Y.Doc): NamedText[] =>
    [...doc.share.keys()]
      .flatMap((name) => keyOf(name) ?? [])
      .sort()
      .map((key) => ({ key, text: at(key).read(doc) }))
      .filter(({ text: words }) => words !== '')
  return {
    ...location,
    ...facts(options),
    kind: 'texts',
    max,
    atMost,
    read,
    at,
    keys: (doc) => read(doc).map(({ key }) => key),
    follow: (doc) => followTexts(doc, read(doc), keyOf, (key) => at(key).read(doc)),
    observe: (doc, changed) => observeNames(doc, keyOf, changed),
    isAnswered: (doc) => read(doc).length > 0,
    arbitraryItem: (random) => ({ text: arbitraryText(random, max) }),
  }
}

type KeyOf = (name: string) => string | null

/** Calls back with the keys of the texts that a transaction changed. */
function observeNames(doc: Y.Doc, keyOf: KeyOf, changed: (keys: ReadonlySet<string>) => void): () => void {
  const listener = (transaction: Y.Transaction) => {
    const keys = new Set(changedRoots(transaction).flatMap((name) => keyOf(name) ?? []))
    if (keys.size > 0) changed(keys)
  }
  doc.on('afterTransaction', listener)
  return () => doc.off('afterTransaction', listener)
}

function followTexts(
  doc: Y.Doc,
  present: readonly NamedText[],
  keyOf: KeyOf,
  read: (key: string) => string,
): FollowedItems<NamedText> {
  const known = new Map(present.map((item) => [item.key, item]))
  const listeners = new Set<(keys: ReadonlySet<string>) => void>()
  let sorted: readonly NamedText[] | null = null
  const close = observeNames(doc, keyOf, (keys) => {
    for (const key of keys) {
      const words = read(key)
      if ((known.get(key)?.text ?? '') === words) continue
      sorted = null
      if (words === '') known.delete(key)
      else known.set(key, { key, text: words })
    }
    for (const listener of [...listeners]) listener(keys)
  })
  return {
    items: () => {
      sorted ??= [...known.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
      return sorted
    },
    get: (key) => known.get(key) ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close,
  }
}
