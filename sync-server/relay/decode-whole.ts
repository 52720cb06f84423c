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
