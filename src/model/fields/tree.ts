import type * as Y from 'yjs'
import { type Arrangement, arrange } from './arrange.ts'
import type { FollowedItems } from './followed-items.ts'
import { followTree } from './followed-tree.ts'
import { freshKey } from './fresh-key.ts'
import type { NewItem, NodeProperty, NodeShape, PlainOf, PropertiesOf } from './list.ts'
import type { Definition, FieldFacts, FieldLocation } from './location.ts'
import { ordersBetween } from './order.ts'
import { orderAt } from './order-at.ts'
import type { Random } from './random.ts'
import { isSharedMap, newSharedMap } from './shared-types.ts'
import { facts, observeType } from './text.ts'
import { goneName, placeName, readStoredNodes } from './tree-nodes.ts'
import { computeTree, isInside, type StoredNode, type TreePlaces } from './tree-places.ts'

/** A node as plain values. */
export type TreeNode<Shape> = { readonly [Name in keyof Shape]: PlainOf<Shape[Name]> } & {
  readonly key: string
  /** Key of the node around; null: the root. */
  readonly parent: string | null
}

/** A place in a tree. `at` is the index among the children of `parent` without the node itself; default: the end. */
export interface TreePlace {
  readonly parent?: string | null
  readonly at?: number
}

/**
 * Keyed nodes in an order, each inside of another one or of the root. All nodes are entries of one flat map, and a move
 * changes one value of one node, so a move never doubles or loses a node. What concurrent moves lead to is computed by
 * `computeTree`. A removal marks the node and what is inside of it, so that undoing it brings everything back with what
 * others changed meanwhile.
 */
export interface TreeField<Shape extends NodeShape = NodeShape> extends FieldLocation, FieldFacts {
  readonly kind: 'tree'
  /** Limit of nodes. A merge may exceed it: nothing is deleted then. */
  readonly atMost: number
  readonly properties: PropertiesOf<Shape>
  /** All nodes, every parent before its children. */
  read(doc: Y.Doc): TreeNode<Shape>[]
  keys(doc: Y.Doc): readonly string[]
  /** The children of a node, or of the root, in order. */
  children(doc: Y.Doc, parent: string | null): readonly string[]
  /** The parent of each node, null for the root: one look at the tree for many nodes. */
  parents(doc: Y.Doc): ReadonlyMap<string, string | null>
  has(doc: Y.Doc, key: string): boolean
  /** Adds a node and returns its key. A parent that is gone is the root. */
  add(doc: Y.Doc, node: NewItem<Shape>, where?: TreePlace & { key?: string }, origin?: unknown): string
  /** Adds many nodes at the end of their parents, every parent before its children, in one pass. */
  addAll(doc: Y.Doc, nodes: readonly KeyedNode<Shape>[], origin?: unknown): void
  /** Moves a node with what is inside of it; false, without a change, where it or the parent is gone or inside of it. */
  move(doc: Y.Doc, key: string, to: TreePlace, origin?: unknown): boolean
  /** Moves many nodes, each to its parent and after the one before it, in one pass: see `arrange`. */
  arrange(doc: Y.Doc, wanted: Arrangement, origin?: unknown): void
  /** Takes back the removal of nodes, and of what was removed with them; returns those of them that are there again. */
  revive(doc: Y.Doc, keys: readonly string[], origin?: unknown): ReadonlySet<string>
  /** Removes nodes and what is inside of them; no effect where they are gone. */
  remove(doc: Y.Doc, keys: string | readonly string[], origin?: unknown): void
  follow(doc: Y.Doc): FollowedItems<TreeNode<Shape>>
  observe(doc: Y.Doc, changed: () => void): () => void
  isAnswered(doc: Y.Doc): boolean
  arbitraryItem(random: Random): NewItem<Shape>
}

/** A new node with its key. */
export type KeyedNode<Shape> = NewItem<Shape> & { readonly key: string; readonly parent: string | null }

export interface TreeOptions extends Omit<FieldFacts, 'rest' | 'ruledBy'> {
  readonly atMost: number
}

/** `tree({ label: value(…), words: text(…) }, { atMost: 1_000 })`. */
export function tree<Shape extends NodeShape>(
  shape: Shape,
  options: TreeOptions,
): Definition<TreeField<Shape>> {
  return { locatedAt: (location) => treeField(location, shape, options) }
}

function treeField<Shape extends NodeShape>(
  location: FieldLocation,
  shape: Shape,
  options: TreeOptions,
): TreeField<Shape> {
  const properties = Object.fromEntries(
    Object.entries(shape).map(([property, defined]) => [
      property,
      defined.locatedIn({ ...location, property }),
    ]),
  )
  const map = (doc: Y.Doc) => doc.getMap(location.path)
  const follow = (doc: Y.Doc) => followTree<Shape>(location.path, properties, doc)

  return {
    ...location,
    ...facts(options),
    kind: 'tree',
    atMost: options.atMost,
    properties: properties as PropertiesOf<Shape>,
    read: (doc) => {
      const followed = follow(doc)
      followed.close()
      return [...followed.items()]
    },
    keys: (doc) => placesOf(map(doc)).tree.keys,
    children: (doc, parent) => placesOf(map(doc)).tree.children.get(parent) ?? [],
    parents: (doc) => placesOf(map(doc)).tree.parents,
    has: (doc, key) => placesOf(map(doc)).tree.parents.has(key),
    add: (doc, node, { parent = null, at = Number.POSITIVE_INFINITY, key = freshKey() } = {}, origin) => {
      doc.transact(() => {
        const found = placesOf(map(doc))
        const inside = parent !== null && found.tree.parents.has(parent) ? parent : null
        const order = orderAmong(map(doc), found, inside, at)
        map(doc).set(key, newNode(doc, properties, node, { parent: inside, order }))
      }, origin)
      return key
    },
    addAll: (doc, nodes, origin) =>
      doc.transact(() => {
        const found = placesOf(map(doc))
        const added = new Map<string | null, KeyedNode<Shape>[]>()
        for (const node of nodes) {
          const siblings = added.get(node.parent)
          if (siblings) siblings.push(node)
          else added.set(node.parent, [node])
        }
        for (const [parent, children] of added) {
          const orders = ordersBetween(lastOrderIn(found, parent), null, children.length)
          children.forEach((node, index) => {
            const place = { parent, order: orders[index] ?? null }
            map(doc).set(node.key, newNode(doc, properties, node, place))
          })
        }
      }, origin),
    move: (doc, key, { parent = null, at = Number.POSITIVE_INFINITY }, origin) =>
      doc.transact(() => {
        const found = placesOf(map(doc))
        const { parents } = found.tree
        const from = parents.get(key)
        const isNowhere = parent !== null && (parent === key || !parents.has(parent))
        if (from === undefined || isNowhere || (parent !== null && isInside(parents, parent, key)))
          return false
        keepMended(map(doc), found, new Set([key]))
        const order = orderAmong(map(doc), found, parent, at, key)
        // A new order keeps the former parent: it is the way out of a cycle.
        const former = parent === from ? found.nodes.get(key)?.place.from : from
        place(map(doc), key, { parent, order, ...(former === undefined ? {} : { from: former }) })
        return true
      }, origin),
    arrange: (doc, wanted, origin) =>
      doc.transact(() => {
        const found = placesOf(map(doc))
        const places = arrange(found, wanted)
        if (places.size > 0) keepMended(map(doc), found, places)
        for (const [key, next] of places) place(map(doc), key, next)
      }, origin),
    revive: (doc, keys, origin) =>
      doc.transact(() => {
        const isGone = (key: string) => nodeAt(map(doc), key)?.has(goneName) === true
        const gone = keys.filter(isGone)
        if (gone.length === 0) return new Set()
        const before = placesOf(map(doc)).tree.parents
        const hidden = gone.filter((key) => !before.has(key))
        for (const key of hidden)
          if (nodeAt(map(doc), key)?.get(goneName) === true) nodeAt(map(doc), key)?.delete(goneName)
        // What was removed with one of those is there again without an edit of its own.
        const { parents } = placesOf(map(doc)).tree
        for (const key of hidden) if (!parents.has(key)) nodeAt(map(doc), key)?.delete(goneName)
        // One that was moved out of what it was removed with would go again where that comes around it.
        for (const key of gone) if (before.has(key)) nodeAt(map(doc), key)?.delete(goneName)
        return new Set(hidden)
      }, origin),
    remove: (doc, keys, origin) =>
      doc.transact(() => {
        const { keys: shown, parents } = placesOf(map(doc)).tree
        const removed = new Set(typeof keys === 'string' ? [keys] : keys)
        /** The outermost removed node around each of those inside of one, itself included. */
        const roots = new Map<string, string>()
        for (const key of shown) {
          const root = roots.get(parents.get(key) ?? '') ?? (removed.has(key) ? key : undefined)
          if (root === undefined) continue
          roots.set(key, root)
          nodeAt(map(doc), key)?.set(goneName, root === key ? true : root)
        }
      }, origin),
    follow,
    observe: (doc, changed) => observeType(map(doc), changed),
    isAnswered: (doc) => placesOf(map(doc)).tree.keys.length > 0,
    arbitraryItem: (random) =>
      Object.fromEntries(
        Object.entries<NodeProperty>(properties).map(([name, property]) => [
          name,
          property.arbitrary(random),
        ]),
      ) as NewItem<Shape>,
  }
}

function newNode(
  doc: Y.Doc,
  properties: Readonly<Record<string, NodeProperty>>,
  node: object,
  place: StoredNode['place'],
): Y.Map<unknown> {
  const made = newSharedMap(doc)
  for (const [name, property] of Object.entries(properties)) {
    const stored = property.create((node as Record<string, unknown>)[name], doc)
    if (stored !== null) made.set(name, stored)
  }
  made.set(placeName, place)
  return made
}

/** null: the parent has no children with an order. */
function lastOrderIn({ nodes, tree }: NodesInTree, parent: string | null): string | null {
  const orders = (tree.children.get(parent) ?? []).map((key) => nodes.get(key)?.place.order ?? null)
  return orders.findLast((order) => order !== null) ?? null
}

interface NodesInTree {
  readonly nodes: ReadonlyMap<string, StoredNode>
  readonly tree: TreePlaces
}

function placesOf(map: Y.Map<unknown>): NodesInTree {
  const nodes = readStoredNodes(map)
  return { nodes, tree: computeTree(nodes) }
}

function nodeAt(map: Y.Map<unknown>, key: string): Y.Map<unknown> | null {
  const found = map.get(key)
  return isSharedMap(found) ? found : null
}

function place(map: Y.Map<unknown>, key: string, next: StoredNode['place']): void {
  nodeAt(map, key)?.set(placeName, next)
}

/** Without this a node that a cycle had sent to its former parent would jump back when the cycle ends by this move. */
function keepMended(
  map: Y.Map<unknown>,
  { nodes, tree }: NodesInTree,
  moved: { has(key: string): boolean },
): void {
  for (const [key, parent] of tree.mended)
    if (!moved.has(key)) place(map, key, { parent, order: nodes.get(key)?.place.order ?? null })
}

/** An order among the children of `parent`, without the node `key`. */
function orderAmong(
  map: Y.Map<unknown>,
  { nodes, tree }: NodesInTree,
  parent: string | null,
  at: number,
  key?: string,
): string {
  const siblings = (tree.children.get(parent) ?? [])
    .filter((other) => other !== key)
    .map((other) => ({ key: other, order: nodes.get(other)?.place.order ?? null }))
  return orderAt(siblings, at, (sibling, order) => {
    const known = nodes.get(sibling.key)?.place
    if (known) place(map, sibling.key, { ...known, order })
  })
}
