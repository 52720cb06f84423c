import type * as Y from 'yjs'
import { type FollowedItems, followKeys } from './followed-items.ts'
import { isSame } from './is-same.ts'
import type { NodeProperty, NodeShape } from './list.ts'
import { isSharedMap } from './shared-types.ts'
import type { TreeNode } from './tree.ts'
import { readStoredNode } from './tree-nodes.ts'
import { computeTree, type StoredNode, type TreePlaces } from './tree-places.ts'

/**
 * Follows a tree. The places of all nodes are computed again only when a place changed, so that a drag that writes one
 * property of one node reads that node alone. Must be closed.
 */
export function followTree<Shape extends NodeShape>(
  path: string,
  properties: Readonly<Record<string, NodeProperty>>,
  doc: Y.Doc,
): FollowedItems<TreeNode<Shape>> {
  const map = doc.getMap(path)
  const stored = new Map<string, StoredNode>()
  const shown = new Map<string, TreeNode<Shape>>()
  let places: TreePlaces | null = null
  let sorted: readonly TreeNode<Shape>[] | null = null

  const update = (key: string) => {
    const node = readStoredNode(key, map.get(key))
    if (!isSame(stored.get(key), node ?? undefined)) places = null
    if (node) stored.set(key, node)
    else stored.delete(key)
  }
  const show = (key: string, parent: string | null) => {
    const read = plainNode<Shape>(properties, key, parent, map.get(key))
    if (isSame(shown.get(key), read)) return
    shown.set(key, read)
    sorted = null
  }
  const settle = (changed: Set<string>) => {
    if (places !== null) {
      for (const key of changed) {
        const parent = places.parents.get(key)
        if (parent !== undefined) show(key, parent)
      }
      return
    }
    places = computeTree(stored)
    sorted = null
    for (const key of shown.keys()) {
      if (places.parents.has(key)) continue
      shown.delete(key)
      changed.add(key)
    }
    for (const [key, parent] of places.parents) {
      if (!changed.has(key) && shown.get(key)?.parent === parent) continue
      show(key, parent)
      changed.add(key)
    }
  }

  for (const key of map.keys()) update(key)
  settle(new Set())
  const events = followKeys(map, update, { settle })
  return {
    items: () => {
      sorted ??= (places?.keys ?? []).flatMap((key) => shown.get(key) ?? [])
      return sorted
    },
    get: (key) => shown.get(key) ?? null,
    ...events,
  }
}

function plainNode<Shape>(
  properties: Readonly<Record<string, NodeProperty>>,
  key: string,
  parent: string | null,
  stored: unknown,
): TreeNode<Shape> {
  const plain: Record<string, unknown> = { key, parent }
  if (isSharedMap(stored))
    for (const [name, property] of Object.entries(properties)) plain[name] = property.plain(stored.get(name))
  return plain as TreeNode<Shape>
}
