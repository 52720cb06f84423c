import type * as Y from 'yjs'
import { mergeTexts, splicesBetween } from '#model/fields/merge-texts.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { RestValue } from '../shadow/shadow.ts'

type Splice = ReturnType<typeof splicesBetween>[number]

/**
 * Applies a value of REST to the document, inside an edit. People may have changed the document since it was decided; false:
 * that is why it was left as it is.
 */
export interface DocumentEdit {
  (doc: Y.Doc): boolean
  /** Does what is expensive before the edit. It counts where the document has not changed in between. */
  prepare?(doc: Y.Doc): void
}

/** Merges REST's text into whatever the document has by then: words of both sides are kept. */
export function textEdit(handle: TextHandle, base: RestValue, rest: RestValue): DocumentEdit {
  let made: { readonly of: string; readonly merged: string; readonly splices: readonly Splice[] } | null =
    null
  const make = (current: string) => {
    if (made?.of === current) return made
    const merged = mergeTexts(String(base ?? ''), current, String(rest ?? ''))
    made = { of: current, merged, splices: splicesBetween(current, merged) }
    return made
  }
  const edit: DocumentEdit = (doc) => {
    const { merged, splices } = make(handle.read(doc))
    const shared = handle.shared(doc)
    if (!shared) handle.write(doc, merged)
    else applySplices(shared, splices)
    return true
  }
  edit.prepare = (doc) => void make(handle.read(doc))
  return edit
}

/** Writes REST's value, unless the document's value has changed since it was decided. */
export function valueEdit(
  handle: ValueHandle<unknown>,
  isUnchanged: (doc: Y.Doc) => boolean,
  value: unknown,
): DocumentEdit {
  return (doc) => {
    if (!isUnchanged(doc)) return false
    handle.write(doc, value)
    return true
  }
}

function applySplices(shared: Y.Text, splices: readonly Splice[]): void {
  for (const { at, remove, insert } of splices) {
    if (remove > 0) shared.delete(at, remove)
    else shared.insert(at, insert)
  }
}
