import type * as Y from 'yjs'
import type { NewItem } from './list.ts'
import { type KeyedItem, reorder, writeItem } from './replace-items.ts'
import type { TreeField } from './tree.ts'

/**
 * The same as `replaceItems` for a tree: nodes by their keys, their parents and orders by the fewest moves. A node whose
 * parent is not there goes to the root. With `isWanted` the order of the nodes stays, and a node that is not accepted
 * leaves a parent that is removed.
 */
export function replaceNodes(
  doc: Y.Doc,
  field: TreeField,
  nodes: readonly KeyedItem[],
  isWanted?: (key: string) => boolean,
): void {
  const isChanged = isWanted ?? (() => true)
  const groups = groupByParent(nodes)
  const isKept = new Set(nodes.map(({ key }) => key))
  // From the root on, so that no node is moved into one that is still inside of it.
  for (const { node, parent } of fromRoot(groups)) {
    if (!isChanged(node.key)) continue
    if (!field.has(doc, node.key)) field.add(doc, node as NewItem<object>, { parent, key: node.key })
    else {
      writeItem(doc, field, node)
      const isThere = field.children(doc, parent).includes(node.key)
      if (!isThere) field.move(doc, node.key, { parent })
    }
  }
  for (const key of [...field.keys(doc)].reverse()) {
    if (isKept.has(key) || !isChanged(key)) continue
    const parent = field.read(doc).find((node) => node.key === key)?.parent ?? null
    for (const child of field.children(doc, key)) field.move(doc, child, { parent })
    field.remove(doc, key)
  }
  if (isWanted) return
  for (const [parent, children] of groups)
    reorder(
      children.map(({ key }) => key),
      () => field.children(doc, parent),
      (key, at) => field.move(doc, key, { parent, at }),
    )
}

type Groups = ReadonlyMap<string | null, readonly KeyedItem[]>

/** Of nodes that are merged from two trees some may lead into each other: they go to the root. */
function groupByParent(nodes: readonly KeyedItem[]): Groups {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const parentOf = (node: KeyedItem) =>
    typeof node.parent === 'string' && byKey.has(node.parent) ? node.parent : null
  const leadsToRoot = (node: KeyedItem) => {
    let parent = parentOf(node)
    for (let step = 0; parent !== null && step < nodes.length; step++)
      parent = parentOf(byKey.get(parent) as KeyedItem)
    return parent === null
  }
  const groups = new Map<string | null, KeyedItem[]>()
  for (const node of nodes) {
    const parent = leadsToRoot(node) ? parentOf(node) : null
    groups.set(parent, [...(groups.get(parent) ?? []), node])
  }
  return groups
}

function fromRoot(groups: Groups): { node: KeyedItem; parent: string | null }[] {
  const found: { node: KeyedItem; parent: string | null }[] = []
  const parents: (string | null)[] = [null]
  for (const parent of parents) {
    for (const node of groups.get(parent) ?? []) {
      found.push({ node, parent })
      parents.push(node.key)
    }
  }
  return found
}
