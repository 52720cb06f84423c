import type * as Y from 'yjs'
import type { DocumentKind } from '../document-kinds/names.ts'
import { isAnswerText } from './answer-text.ts'
import { arbitraryText } from './arbitrary.ts'
import type { Definition, FieldFacts, FieldLocation, ItemDefinition, ItemLocation } from './location.ts'
import { spliceBetween, toPlainText } from './plain-text.ts'
import type { Random } from './random.ts'
import { isSharedMap, isSharedText, newSharedText } from './shared-types.ts'

/** Free text that several people may write at once: their edits are merged. */
export interface TextHandle {
  readonly kind: 'text'
  readonly document: DocumentKind
  readonly path: string
  /** Limit in UTF-16 units. Inputs and the write-back enforce it; a merge may exceed it, and reading never cuts. */
  readonly max: number
  /** True where the answer is a paragraph rather than a phrase. */
  readonly long: boolean
  /** The shared text; null where the list item is gone, or was created without this text. */
  shared(doc: Y.Doc): Y.Text | null
  read(doc: Y.Doc): string
  /** Replaces the text by the smallest splice, as one transaction of `origin`; no effect where the item is gone. */
  write(doc: Y.Doc, value: string, origin?: unknown): void
  /**
   * Calls `changed` after each change, until the returned function is called; inside a list, of any of its
   * items.
   */
  observe(doc: Y.Doc, changed: () => void): () => void
}

export interface TextField extends TextHandle, FieldLocation, FieldFacts {
  shared(doc: Y.Doc): Y.Text
  isAnswered(doc: Y.Doc): boolean
  /** The value as REST takes it: clean and within the limit. */
  toRest(doc: Y.Doc): string
  arbitrary(random: Random): string
}

/** A text inside every item of a list, created with the item under its fresh key. */
export interface TextProperty {
  readonly kind: 'text'
  readonly property: string
  readonly max: number
  at(key: string): TextHandle
  /** What a new item holds under this property. */
  create(value: unknown, doc: Y.Doc): Y.Text
  plain(stored: unknown): string
  toRest(stored: unknown): string
  arbitrary(random: Random): string
}

export interface TextOptions extends FieldFacts {
  readonly max: number
  readonly long?: boolean
}

/** `text({ max: 2000 })`. */
export function text(options: TextOptions): Definition<TextField> & ItemDefinition<TextProperty> {
  const long = options.long ?? options.max > 100
  return {
    locatedAt: (location) => textField(location, options, long),
    locatedIn: (location) => textProperty(location, options.max, long),
  }
}

function textField(location: FieldLocation, options: TextOptions, long: boolean): TextField {
  // A top-level type: if two offline devices set it under a map key, the text of one would be lost.
  const shared = (doc: Y.Doc) => doc.getText(location.path)
  const read = (doc: Y.Doc) => shared(doc).toString()
  return {
    ...location,
    ...facts(options),
    kind: 'text',
    max: options.max,
    long,
    shared,
    read,
    write: (doc, value, origin) => replaceText(doc, shared(doc), value, origin),
    observe: (doc, changed) => observeType(shared(doc), changed),
    isAnswered: (doc) => isAnswerText(read(doc)),
    toRest: (doc) => toPlainText(read(doc), options.max),
    arbitrary: (random) => arbitraryText(random, options.max),
  }
}

function textProperty(location: ItemLocation, max: number, long: boolean): TextProperty {
  const plain = (stored: unknown) =>
    isSharedText(stored) ? stored.toString() : typeof stored === 'string' ? stored : ''
  const at = (key: string): TextHandle => {
    const item = (doc: Y.Doc) => doc.getMap(location.path).get(key)
    const stored = (doc: Y.Doc) => {
      const found = item(doc)
      return isSharedMap(found) ? found.get(location.property) : undefined
    }
    const shared = (doc: Y.Doc) => {
      const found = stored(doc)
      return isSharedText(found) ? found : null
    }
    return {
      kind: 'text',
      document: location.document,
      path: `${location.path}/${key}/${location.property}`,
      max,
      long,
      shared,
      read: (doc) => plain(stored(doc)),
      write: (doc, value, origin) => {
        const text = shared(doc)
        if (text) return replaceText(doc, text, value, origin)
        const found = item(doc)
        if (isSharedMap(found))
          doc.transact(() => found.set(location.property, newSharedText(doc, value)), origin)
      },
      observe: (doc, changed) => observeType(doc.getMap(location.path), changed),
    }
  }
  return {
    kind: 'text',
    property: location.property,
    max,
    at,
    create: (value, doc) => newSharedText(doc, typeof value === 'string' ? value : ''),
    plain,
    toRest: (stored) => toPlainText(plain(stored), max),
    arbitrary: (random) => arbitraryText(random, max),
  }
}

/** Replaces a text by the smallest splice, as one transaction of `origin`. */
export function replaceText(doc: Y.Doc, shared: Y.Text, value: string, origin?: unknown): void {
  const { index, remove, insert } = spliceBetween(shared.toString(), value)
  if (remove === 0 && insert === '') return
  doc.transact((transaction) => {
    removeAllButLetters(transaction, shared)
    if (remove > 0) shared.delete(index, remove)
    if (insert !== '') shared.insert(index, insert)
  }, origin)
}

/**
 * Removes what is no letter from a text: embeds and nested types, which no field has and only a foreign client writes. They count
 * in the places of a text, but not in its words.
 */
export function removeAllButLetters(transaction: Y.Transaction, text: Y.Text): void {
  if (text.length === text.toString().length) return
  for (let item = text._start; item; item = item.right)
    if (item.countable && !item.deleted && !('str' in item.content)) item.delete(transaction)
  // The places that Yjs remembers count what was removed.
  if (text._searchMarker) text._searchMarker.length = 0
}

/** Calls `changed` after each change of a type or what is nested in it. Returns a function that stops it. */
export function observeType(type: Y.Text | Y.Map<unknown>, changed: () => void): () => void {
  const listener = () => changed()
  type.observeDeep(listener)
  return () => type.unobserveDeep(listener)
}

/** Copies the given facts; undefined ones stay absent (exactOptionalPropertyTypes). */
export function facts({ rest, step, ruledBy, writers, about }: FieldFacts): FieldFacts {
  const all = { rest, step, ruledBy, writers, about }
  return Object.fromEntries(Object.entries(all).filter(([, fact]) => fact !== undefined))
}
