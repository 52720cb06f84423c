import type * as Y from 'yjs'
import type { Arrangement } from './arrange.ts'
import { type KeyedItem, writeItem } from './replace-items.ts'
import type { KeyedNode, TreeField } from './tree.ts'

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
  const wanted = fromRoot(groupByParent(nodes))
  const isKept = new Set(nodes.map(({ key }) => key))
  const there = new Map(field.read(doc).map(({ key, parent }) => [key, parent]))
  const isNew = ({ node: { key } }: Placed) => isChanged(key) && !there.has(key)
  const added = new Set(wanted.filter(isNew).map(({ node }) => node.key))
  const nearest = (parent: string | null) =>
    parent !== null && (there.has(parent) || added.has(parent)) ? parent : null
  field.addAll(
    doc,
    wanted
      .filter(isNew)
      .map(({ node, parent }) => ({ ...node, parent: nearest(parent) }) as KeyedNode<object>),
  )
  for (const { node } of wanted) if (isChanged(node.key) && there.has(node.key)) writeItem(doc, field, node)
  if (isWanted) {
    const moved = wanted.filter(({ node: { key }, parent }) => isChanged(key) && there.get(key) !== parent)
    atEnd(
      doc,
      field,
      moved.map(({ node: { key }, parent }) => ({ key, parent })),
    )
  } else field.arrange(doc, groupKeys(wanted.map(({ node: { key }, parent }) => ({ key, parent }))))
  const removed = new Set(field.keys(doc).filter((key) => !isKept.has(key) && isChanged(key)))
  if (removed.size === 0) return
  if (isWanted) atEnd(doc, field, leaving(doc, field, removed))
  field.remove(doc, [...removed])
}

interface Placed {
  readonly node: KeyedItem
  readonly parent: string | null
}

interface Move {
  readonly key: string
  readonly parent: string | null
}

/** Nodes that stay, of parents that are removed, with the nearest parent that stays. */
function leaving(doc: Y.Doc, field: TreeField, removed: ReadonlySet<string>): readonly Move[] {
  const nodes = field.read(doc)
  const parents = new Map(nodes.map(({ key, parent }) => [key, parent]))
  return nodes.flatMap(({ key, parent }) => {
    if (removed.has(key) || parent === null || !removed.has(parent)) return []
    let at: string | null = parent
    while (at !== null && removed.has(at)) at = parents.get(at) ?? null
    return [{ key, parent: at }]
  })
}

/** Moves nodes after all others of their new parents. */
function atEnd(doc: Y.Doc, field: TreeField, moves: readonly Move[]): void {
  if (moves.length === 0) return
  const isMoved = new Set(moves.map(({ key }) => key))
  const parents = new Set(moves.map(({ parent }) => parent))
  const staying = field.read(doc).filter(({ key, parent }) => parents.has(parent) && !isMoved.has(key))
  const all = groupKeys([...staying, ...moves])
  field.arrange(doc, new Map([...parents].map((parent) => [parent, all.get(parent) ?? []])))
}

function groupKeys(nodes: readonly Move[]): Arrangement {
  const groups = new Map<string | null, string[]>()
  for (const { key, parent } of nodes) {
    const group = groups.get(parent)
    if (group) group.push(key)
    else groups.set(parent, [key])
  }
  return groups
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
    const group = groups.get(parent)
    if (group) group.push(node)
    else groups.set(parent, [node])
  }
  return groups
}

function fromRoot(groups: Groups): readonly Placed[] {
  const found: Placed[] = []
  const parents: (string | null)[] = [null]
  for (const parent of parents) {
    for (const node of groups.get(parent) ?? []) {
      found.push({ node, parent })
      parents.push(node.key)
    }
  }
  return found
}
