import type * as Y from 'yjs'
import type { Field } from '#model/fields/field.ts'
import type { ListField } from '#model/fields/list.ts'
import { ancestorOf, mergeTexts } from '#model/fields/merge-texts.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ValueHandle } from '#model/fields/value.ts'

/** What was written in one history beyond `past`, into a document of another one that began with the same content. */
export interface CarryOver {
  readonly fields: readonly Field[]
  /** The old history as the server had it last. */
  readonly past: Y.Doc
  /** The same with all that this device wrote on it. */
  readonly mine: Y.Doc
  readonly into: Y.Doc
}

/** Field by field, for the histories have nothing in common. Doing it again changes nothing. */
export function carryOver({ fields, past, mine, into }: CarryOver): void {
  for (const field of fields) {
    if (field.kind === 'text') carryText(field, { past, mine, into })
    else if (field.kind === 'value') carryValue(field, { past, mine, into })
    else carryList(field, { past, mine, into })
  }
}

type Docs = Pick<CarryOver, 'past' | 'mine' | 'into'>

function carryText(handle: TextHandle, { past, mine, into }: Docs): void {
  const [before, after, now] = [handle.read(past), handle.read(mine), handle.read(into)]
  // Once it has been carried over, what stands there grew out of it.
  if (before === after || ancestorOf(now, [before, after]) === after) return
  handle.write(into, mergeTexts(before, now, after))
}

function carryValue(handle: ValueHandle<unknown>, { past, mine, into }: Docs): void {
  const [before, after] = [handle.read(past), handle.read(mine)]
  if (JSON.stringify(before) !== JSON.stringify(after)) handle.write(into, after)
}

/** Words win over deleting: an item somebody wrote in stays, or comes back. */
function carryList(list: ListField, docs: Docs): void {
  const { past, mine, into } = docs
  const read = (doc: Y.Doc) => new Map(list.read(doc).map((item) => [item.key, item]))
  const [before, after, now] = [read(past), read(mine), read(into)]
  for (const [at, [key, item]] of [...after].entries()) {
    const isChanged = JSON.stringify(before.get(key)) !== JSON.stringify(item)
    if (isChanged && !now.has(key)) list.add(into, item, { key, at })
    else if (isChanged) carryItem(list, key, docs)
  }
  for (const [key, item] of before) {
    const isUntouched = JSON.stringify(now.get(key)) === JSON.stringify(item)
    if (!after.has(key) && isUntouched) list.remove(into, key)
  }
  const isInOrder = ([a, b]: readonly [string[], string[]]) => a.join() === b.join()
  const kept = [...after.keys()].filter((key) => before.has(key))
  if (isInOrder([kept, [...before.keys()].filter((key) => after.has(key))])) return
  for (const [at, key] of list
    .keys(mine)
    .filter((key) => list.has(into, key))
    .entries()) {
    if (list.keys(into)[at] !== key) list.move(into, key, at)
  }
}

function carryItem(list: ListField, key: string, docs: Docs): void {
  for (const property of Object.values(list.properties)) {
    if (property.kind === 'text') carryText(property.at(key), docs)
    else carryValue(property.at(key), docs)
  }
}
