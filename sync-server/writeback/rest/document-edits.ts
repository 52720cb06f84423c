import type * as Y from 'yjs'
import { mergeTexts, splicesBetween } from '#model/fields/merge-texts.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { RestValue } from '../shadow/shadow.ts'

/** REST's value into the document, inside an edit; people may have gone on writing since it was decided. */
export type TakeOver = (doc: Y.Doc) => void

/** Both sides' words stand, whatever the text is by now. */
export function textTakeOver(handle: TextHandle, base: RestValue, rest: RestValue): TakeOver {
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

/** Unless somebody chose something else meanwhile. */
export function valueTakeOver(
  handle: ValueHandle<unknown>,
  isUnchanged: (doc: Y.Doc) => boolean,
  value: unknown,
): TakeOver {
  return (doc) => {
    if (isUnchanged(doc)) handle.write(doc, value)
  }
}
