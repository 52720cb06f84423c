import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { GroupLayer, Layer } from '../body/body.ts'
import { nodesOf } from '../document/nodes-of.ts'
import { removeNodes } from '../document/remove-nodes.ts'
import { identity, multiply } from '../shapes/matrix.ts'
import { writeRefitted } from './changes.ts'
import { withFreshKeys } from './copies.ts'
import { depthOf, heightOf, limitOfAdding } from './limits-of-edit.ts'
import { outermostOf } from './locks.ts'
import { wayWithin } from './place-frame.ts'
import type { PlacedNode } from './placed-nodes.ts'
import { type DesignTree, readTree } from './read-tree.ts'
import { reordered } from './reordered.ts'
import { tidyGroups } from './tidy-groups.ts'
import { frameAround, writeWithin } from './write-within.ts'

/*
 * Changes of what is in what, on a document, to be called inside of one edit. Where one is not possible, because of a limit
 * (see `limitOfAdding`) or because what it is about is gone, it answers null and nothing is written. No layer moves on the
 * page, unless the change is asked to move it.
 */

const { layers } = design.design

/** px of the page. */
export interface Offset {
  readonly dx: number
  readonly dy: number
}

export interface AddOptions {
  /** Index among the children of the parent; default: on top of them. */
  readonly at?: number
  readonly offset?: Offset
}

/**
 * Adds layers, with what is in them, to a page or group, in whose coordinates their frames are. Returns their new keys, or
 * null.
 */
export function addLayers(
  doc: Y.Doc,
  parent: string,
  added: readonly Layer[],
  { at = Number.POSITIVE_INFINITY, offset = { dx: 0, dy: 0 } }: AddOptions = {},
): readonly string[] | null {
  const tree = readTree(doc)
  if (added.length === 0 || !isParent(tree, parent) || limitOfAdding(tree, parent, added)) return null
  const keys = insert(doc, tree, parent, added, at, offset)
  writeRefitted(doc, [parent])
  return keys
}

/** Without a check of the limits. */
function insert(
  doc: Y.Doc,
  tree: DesignTree,
  parent: string,
  added: readonly Layer[],
  at: number,
  { dx, dy }: Offset,
): readonly string[] {
  const [x, y] = wayWithin(tree.nodes.get(parent)?.matrix ?? identity, [dx, dy])
  const fresh = withFreshKeys(added).map((layer) => ({ ...layer, x: layer.x + x, y: layer.y + y }))
  const nodes = nodesOf({ pages: [{ id: parent, background: '#FFFFFF', layers: fresh }] }).slice(1)
  layers.addAll(
    doc,
    nodes.map(({ key, parent: inside, values }) => ({ ...values, key, parent: inside })),
  )
  const keys = fresh.map(({ id }) => id)
  const siblings = tree.childrenOf(parent)
  if (at < siblings.length)
    layers.arrange(doc, new Map([[parent, siblings.toSpliced(Math.max(0, at), 0, ...keys)]]))
  return keys
}

/** Removes layers with what is in them, and groups that are empty then; returns the keys of those that were there. */
export function removeLayers(doc: Y.Doc, keys: Iterable<string>): readonly string[] {
  const tree = readTree(doc)
  const removed = outermostOf(tree.nodes, keys)
  const all = removed.map(({ layer }) => layer.id)
  if (all.length === 0) return []
  removeNodes(doc, all)
  tidyGroups(
    doc,
    removed.map(({ parent }) => parent),
  )
  return all
}

/** Copies layers within what they are in, above the topmost of them there. Returns the keys of the copies, or null. */
export function duplicateLayers(
  doc: Y.Doc,
  keys: Iterable<string>,
  offset: Offset = { dx: 0, dy: 0 },
): readonly string[] | null {
  const tree = readTree(doc)
  const groups = Map.groupBy(outermostOf(tree.nodes, keys), ({ layer }) => tree.parentOf(layer.id) ?? '')
  if (groups.size === 0) return null
  for (const [parent, nodes] of groups)
    if (
      limitOfAdding(
        tree,
        parent,
        nodes.map(({ layer }) => layer),
      )
    )
      return null
  const made = [...groups].flatMap(([parent, nodes]) => {
    const top = tree.childrenOf(parent).indexOf(nodes.at(-1)?.layer.id ?? '')
    return insert(
      doc,
      tree,
      parent,
      nodes.map(({ layer }) => layer),
      top + 1,
      offset,
    )
  })
  writeRefitted(doc, groups.keys())
  return made
}

/**
 * Puts layers of one page into a new group, in the place of the topmost of them, in their order. Returns the key of the
 * group in a list, or null.
 */
export function groupLayers(doc: Y.Doc, keys: Iterable<string>): readonly string[] | null {
  const tree = readTree(doc)
  const members = outermostOf(tree.nodes, keys)
  const top = members.at(-1)
  const parent = top ? tree.parentOf(top.layer.id) : null
  if (!top || parent === null || new Set(members.map(({ layer }) => tree.pageOf.get(layer.id))).size > 1)
    return null
  const height = Math.max(...members.map(({ layer }) => heightOf(layer)))
  if (depthOf(tree, parent) + 1 + height > designLimits.depth) return null
  if (limitOfAdding(tree, parent, [emptyGroup])) return null
  const frame = frameAround(members, top.outer)
  const key = freshKey()
  const chosen = members.map(({ layer }) => layer.id)
  const siblings = tree
    .childrenOf(parent)
    .flatMap((one) => (one === top.layer.id ? [key] : chosen.includes(one) ? [] : one))
  layers.addAll(doc, [{ type: 'group', frame: [frame.x, frame.y, frame.w, frame.h], key, parent }])
  layers.arrange(
    doc,
    new Map([
      [parent, siblings],
      [key, chosen],
    ]),
  )
  const outer = multiply(top.outer, [1, 0, 0, 1, frame.x, frame.y])
  for (const node of members) writeWithin(doc, node, outer)
  tidyGroups(doc, [...members.map((node) => node.parent), top.parent])
  return [key]
}

const emptyGroup: GroupLayer = { id: '', type: 'group', x: 0, y: 0, w: 0, h: 0, children: [] }

/**
 * Puts what is in groups in the place of the groups, each as opaque and as hidden as it was. Returns the keys of what was in
 * them, or null where none of the keys is a group.
 */
export function ungroupLayers(doc: Y.Doc, keys: Iterable<string>): readonly string[] | null {
  const tree = readTree(doc)
  const groups = outermostOf(tree.nodes, keys).filter(({ layer }) => layer.type === 'group')
  if (groups.length === 0) return null
  const wanted = new Map<string, readonly string[]>()
  for (const group of groups) {
    const parent = tree.parentOf(group.layer.id)
    if (parent === null) continue
    const siblings = wanted.get(parent) ?? tree.childrenOf(parent)
    const at = siblings.indexOf(group.layer.id)
    wanted.set(parent, siblings.toSpliced(at, 1, ...tree.childrenOf(group.layer.id)))
  }
  layers.arrange(doc, wanted)
  const freed = groups.flatMap((group) => {
    const children = tree.childrenOf(group.layer.id)
    for (const child of children) free(doc, group, tree.nodes.get(child))
    return children
  })
  removeNodes(
    doc,
    groups.map(({ layer }) => layer.id),
  )
  tidyGroups(
    doc,
    groups.map(({ parent }) => parent),
  )
  return freed
}

function free(doc: Y.Doc, { layer: group, outer }: PlacedNode, node: PlacedNode | undefined): void {
  if (!node) return
  writeWithin(doc, node, outer)
  const { layer } = node
  const { opacity, hidden, show } = layers.properties
  if (group.opacity !== undefined && group.opacity < 1)
    opacity.at(layer.id).write(doc, Math.round((layer.opacity ?? 1) * group.opacity * 1e4) / 1e4)
  if (group.hidden && !layer.hidden) hidden.at(layer.id).write(doc, true)
  if (group.show && !layer.show) show.at(layer.id).write(doc, group.show)
}

export type Reorder = 'front' | 'forward' | 'backward' | 'back'

/** Moves layers among those that are in the same page or group; returns the keys of those that are there. */
export function reorderLayers(doc: Y.Doc, keys: Iterable<string>, to: Reorder): readonly string[] {
  const tree = readTree(doc)
  const nodes = outermostOf(tree.nodes, keys)
  const chosen = new Set(nodes.map(({ layer }) => layer.id))
  const parents = new Set(nodes.flatMap(({ layer }) => tree.parentOf(layer.id) ?? []))
  layers.arrange(
    doc,
    new Map([...parents].map((parent) => [parent, reordered(tree.childrenOf(parent), chosen, to)])),
  )
  return [...chosen]
}

/**
 * Moves layers into a page or group, at an index among what is in it and does not move; default: on top. They stay where
 * they are on the page. Returns their keys, or null.
 */
export function moveLayersInto(
  doc: Y.Doc,
  keys: Iterable<string>,
  parent: string,
  at = Number.POSITIVE_INFINITY,
): readonly string[] | null {
  const tree = readTree(doc)
  const moving = outermostOf(tree.nodes, keys)
  const moved = moving.map(({ layer }) => layer.id)
  if (moving.length === 0 || !isParent(tree, parent) || isWithin(tree, parent, new Set(moved))) return null
  if (!hasRoom(tree, moving, parent)) return null
  const others = tree.childrenOf(parent).filter((key) => !moved.includes(key))
  const index = Math.min(Math.max(0, at), others.length)
  layers.arrange(doc, new Map([[parent, others.toSpliced(index, 0, ...moved)]]))
  const outer = tree.nodes.get(parent)?.matrix ?? identity
  const from = moving.filter(({ layer }) => tree.parentOf(layer.id) !== parent)
  for (const node of from) writeWithin(doc, node, outer)
  if (from.length > 0)
    tidyGroups(doc, [...from.map((node) => node.parent), tree.nodes.has(parent) ? parent : null])
  return moved
}

/** Whether what moves is within the limits in its new place: on its own page it counts already. */
function hasRoom(tree: DesignTree, moving: readonly PlacedNode[], parent: string): boolean {
  const page = tree.pageOf.get(parent) ?? parent
  const height = Math.max(...moving.map(({ layer }) => heightOf(layer)))
  if (depthOf(tree, parent) + height > designLimits.depth) return false
  const coming = moving.filter(({ layer }) => tree.pageOf.get(layer.id) !== page).map(({ layer }) => layer)
  const limit = coming.length > 0 ? limitOfAdding(tree, page, coming) : null
  return limit === null
}

function isParent(tree: DesignTree, key: string): boolean {
  return tree.nodes.get(key)?.layer.type === 'group' || tree.pages.some(({ id }) => id === key)
}

function isWithin(tree: DesignTree, key: string, around: ReadonlySet<string>): boolean {
  for (let at: string | null = key; at !== null; at = tree.nodes.get(at)?.parent ?? null)
    if (around.has(at)) return true
  return false
}
