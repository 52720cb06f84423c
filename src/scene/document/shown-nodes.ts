import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { Arrangement } from '#model/fields/arrange.ts'
import { pagesOf } from './body-of.ts'
import { type BodyNode, nodesOf } from './nodes-of.ts'

/** The nodes of a document as `bodyOf` shows them, by their keys, every parent before its children. */
export function shownNodes(doc: Y.Doc): ReadonlyMap<string, BodyNode> {
  const pages = pagesOf(design.design.layers.read(doc))
  return new Map(nodesOf({ pages }).map((node) => [node.key, node]))
}

/** The keys of the children of each parent, in the order of the nodes. */
export function childrenOf(nodes: Iterable<BodyNode>): Arrangement {
  const children = new Map<string | null, string[]>()
  for (const { key, parent } of nodes) {
    const siblings = children.get(parent)
    if (siblings) siblings.push(key)
    else children.set(parent, [key])
  }
  return children
}
