import type * as Y from 'yjs'

/**
 * Recognises Yjs types without importing Yjs: screens import fields before the library is loaded, and a caller that passes
 * a document has loaded it. Stored values are JSON without functions, so none can be taken for a type.
 */
export function isSharedMap(candidate: unknown): candidate is Y.Map<unknown> {
  return has(candidate, 'observeDeep') && has(candidate, 'set') && has(candidate, 'entries')
}

export function isSharedText(candidate: unknown): candidate is Y.Text {
  return has(candidate, 'observeDeep') && has(candidate, 'toDelta') && has(candidate, 'insert')
}

/** A new map, not yet part of a document. */
export function newSharedMap(doc: Y.Doc): Y.Map<unknown> {
  return new (typesOf(doc).map)()
}

/** A new text, not yet part of a document. */
export function newSharedText(doc: Y.Doc, words: string): Y.Text {
  return new (typesOf(doc).text)(words)
}

interface Types {
  readonly map: new () => Y.Map<unknown>
  readonly text: new (words: string) => Y.Text
}

const known = new WeakMap<object, Types>()

/** Constructors of the Yjs build that made `doc`, read from a scratch document: asking `doc` would create empty types in it. */
function typesOf(doc: Y.Doc): Types {
  const Doc = doc.constructor as new () => Y.Doc
  const found = known.get(Doc)
  if (found) return found
  const other = new Doc()
  const types = {
    map: other.getMap('map').constructor as Types['map'],
    text: other.getText('text').constructor as Types['text'],
  }
  other.destroy()
  known.set(Doc, types)
  return types
}

function has(candidate: unknown, method: string): boolean {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof (candidate as Record<string, unknown>)[method] === 'function'
  )
}
