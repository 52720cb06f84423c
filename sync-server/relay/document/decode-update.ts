import * as Y from 'yjs'

/** null: not an update, or one that no client makes and that would break the document. */
export function decodeWhole(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> | null {
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

/** Whose letters an update brings or deletes. */
export function clientsOf({ structs, ds }: ReturnType<typeof Y.decodeUpdate>): ReadonlySet<number> {
  const clients = new Set(ds.clients.keys())
  for (const { id } of structs) clients.add(id.client)
  return clients
}
