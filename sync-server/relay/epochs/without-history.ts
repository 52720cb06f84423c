import * as Y from 'yjs'

/** The same content as an update (V2) of a single Yjs client, without deleted content. */
export function withoutHistory(state: Uint8Array): Uint8Array {
  const old = new Y.Doc()
  Y.applyUpdateV2(old, state)
  removeUnwritable(old)
  const made = new Y.Doc()
  made.transact(() => {
    for (const [name, type] of old.share) copyType(type, made, name)
  })
  const copied = Y.encodeStateAsUpdateV2(made)
  old.destroy()
  made.destroy()
  return copied
}

/** Yjs reads objects with a `constructor` of their own, and throws where one is to be written. No field has such a value. */
function removeUnwritable(doc: Y.Doc): void {
  doc.transact((transaction) => {
    for (const structs of doc.store.clients.values())
      for (const struct of structs)
        if (struct instanceof Y.Item && !struct.deleted && struct.content instanceof Y.ContentAny)
          if (struct.content.arr.some(hasOwnConstructor)) struct.delete(transaction)
  })
}

type Shared = Y.Doc['share'] extends Map<string, infer Type> ? Type : never

/** Also copies fields that only a newer release knows, so the type is recognised by its content. */
function copyType(type: Shared, into: Y.Doc, name: string): void {
  const first = firstContent(type)
  if (
    first instanceof Y.ContentString ||
    first instanceof Y.ContentFormat ||
    first instanceof Y.ContentEmbed
  ) {
    const text = type.doc?.getText(name)
    if (text) into.getText(name).applyDelta(text.toDelta())
  } else if (first) {
    const list = type.doc?.getArray<unknown>(name)
    if (list) into.getArray(name).push(list.toArray().map(copyOf))
  }
  if (type._map.size > 0 && !first) {
    const map = type.doc?.getMap(name)
    for (const [key, value] of map?.entries() ?? []) into.getMap(name).set(key, copyOf(value))
  }
}

function firstContent(type: Shared): Y.Item['content'] | null {
  for (let item = type._start; item; item = item.right) if (!item.deleted) return item.content
  return null
}

function hasOwnConstructor(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'constructor')
}

function copyOf(value: unknown): unknown {
  return value instanceof Y.AbstractType ? value.clone() : value
}
