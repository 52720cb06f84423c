import type * as Y from 'yjs'

/**
 * Whether the value under a key overwrote one that the room's own client had written, by a client that had not received that
 * one. Yjs lets one of concurrent writes win; the write-back alone knows that REST had confirmed the other.
 *
 * Reads how Yjs orders writes of a key: each is an item whose `origin` is the last one that its author knew, and stands right
 * of those that it overwrote.
 */
export function isOverwrittenUnseen(map: Y.Map<unknown>, key: string, ownClient: number): boolean {
  const item = map._map.get(key)
  if (!item) return false
  const { origin } = item
  for (let left = item.left; left !== null; left = left.left) {
    const { client, clock } = left.id
    if (origin?.client === client && origin.clock >= clock && origin.clock < clock + left.length) return false
    if (client === ownClient) return true
  }
  return false
}
