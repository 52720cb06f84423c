import type * as Y from 'yjs'
import { isItemKey } from './list.ts'
import { isOrder } from './order.ts'
import { isSharedMap } from './shared-types.ts'
import type { StoredNode, StoredPlace } from './tree-places.ts'

/** Entries of a node beside its properties, whose names are identifiers. */
export const placeName = '$place'
export const goneName = '$gone'

export function readStoredNodes(map: Y.Map<unknown>): Map<string, StoredNode> {
  const nodes = new Map<string, StoredNode>()
  for (const [key, stored] of map.entries()) {
    const node = readStoredNode(key, stored)
    if (node) nodes.set(key, node)
  }
  return nodes
}

/** null: what is stored under the key is no node. A node without a valid place is at the end of the root. */
export function readStoredNode(key: string, stored: unknown): StoredNode | null {
  if (!isSharedMap(stored) || !isItemKey(key)) return null
  const gone = stored.get(goneName)
  return {
    key,
    place: readPlace(stored.get(placeName)),
    gone: gone === true || typeof gone === 'string' ? gone : null,
  }
}

function readPlace(candidate: unknown): StoredPlace {
  if (typeof candidate !== 'object' || candidate === null) return { parent: null, order: null }
  const { parent, order, from } = candidate as Record<string, unknown>
  return {
    parent: typeof parent === 'string' ? parent : null,
    order: isOrder(order) ? order : null,
    ...(typeof from === 'string' || from === null ? { from } : {}),
  }
}
