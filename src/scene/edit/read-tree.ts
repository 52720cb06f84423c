import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { Page } from '../body/body.ts'
import { pagesOf } from '../document/body-of.ts'
import { type PlacedNode, placeNodes } from './placed-nodes.ts'

/** The layers of a design as they are shown, each with where it is on its page. */
export interface DesignTree {
  readonly pages: readonly Page[]
  readonly nodes: ReadonlyMap<string, PlacedNode>
  /** The page of each layer. */
  readonly pageOf: ReadonlyMap<string, string>
  /** Of a page or group, in the order of painting; empty for a key of neither. */
  childrenOf(parent: string): readonly string[]
  /** Page or group around a layer. */
  parentOf(key: string): string | null
}

export function readTree(doc: Y.Doc): DesignTree {
  const pages = pagesOf(design.design.layers.read(doc))
  const nodes = new Map<string, PlacedNode>()
  const pageOf = new Map<string, string>()
  for (const page of pages)
    for (const [key, node] of placeNodes(page)) {
      nodes.set(key, node)
      pageOf.set(key, page.id)
    }
  return {
    pages,
    nodes,
    pageOf,
    childrenOf: (parent) => {
      const layer = nodes.get(parent)?.layer
      const list = layer?.type === 'group' ? layer.children : pages.find(({ id }) => id === parent)?.layers
      return (list ?? []).map(({ id }) => id)
    },
    parentOf: (key) => nodes.get(key)?.parent ?? pageOf.get(key) ?? null,
  }
}
