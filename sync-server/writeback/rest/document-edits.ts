import type * as Y from 'yjs'
import { mergeTexts, splicesBetween } from '#model/fields/merge-texts.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { RestValue } from '../shadow/shadow.ts'

/** Applies a value of REST to the document, inside an edit. People may have changed the document since it was decided. */
export type DocumentEdit = (doc: Y.Doc) => void

/** Merges REST's text into whatever the document has by then: words of both sides are kept. */
export function textEdit(handle: TextHandle, base: RestValue, rest: RestValue): DocumentEdit {
  return (doc) => {
    const current = handle.read(doc)
    const merged = mergeTexts(String(base ?? ''), current, String(rest ?? ''))
    const shared = handle.shared(doc)
    if (!shared) return handle.write(doc, merged)
    for (const { at, remove, insert } of splicesBetween(current, merged)) {
      if (remove > 0) shared.delete(at, remove)
      else shared.insert(at, insert)
    }
  }
}

/** Writes REST's value, unless the document's value has changed since it was decided. */
export function valueEdit(
  handle: ValueHandle<unknown>,
  isUnchanged: (doc: Y.Doc) => boolean,
  value: unknown,
): DocumentEdit {
  return (doc) => {
    if (isUnchanged(doc)) handle.write(doc, value)
  }
}
