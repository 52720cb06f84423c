import * as Y from 'yjs'

/** null: not an update, or one with lengths or clocks that no Yjs client produces and that would break the document. */
export function decodeUpdate(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> | null {
  try {
    const decoded = Y.decodeUpdate(update)
    const isSound = decoded.structs.every(
      ({ id, length }) => length > 0 && Number.isSafeInteger(id.clock + length),
    )
    return isSound ? decoded : null
  } catch {
    return null
  }
}

/** The Yjs client ids whose content an update adds or deletes. */
export function clientsIn({ structs, ds }: ReturnType<typeof Y.decodeUpdate>): ReadonlySet<number> {
  const clients = new Set(ds.clients.keys())
  for (const { id } of structs) clients.add(id.client)
  return clients
}
