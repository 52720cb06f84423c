import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { childrenOf, shownNodes } from './shown-nodes.ts'

const { layers } = design.design

/**
 * Removes layers or pages with what is shown inside of them, and nothing else: what is stored there and shown elsewhere,
 * as concurrent edits can leave it, stays where it is shown.
 */
export function removeNodes(doc: Y.Doc, keys: Iterable<string>): void {
  const removed = new Set(keys)
  const shown = [...shownNodes(doc).values()]
  // Every parent comes before its children.
  for (const { key, parent } of shown) if (parent !== null && removed.has(parent)) removed.add(key)
  const staying = shown.filter(({ key }) => !removed.has(key))
  const parents = layers.parents(doc)
  const isInRemoved = (key: string) => {
    let at = parents.get(key) ?? null
    while (at !== null && !removed.has(at)) at = parents.get(at) ?? null
    return at !== null
  }
  const leaving = staying.filter(({ key, parent }) => parents.get(key) !== parent && isInRemoved(key))
  if (leaving.length > 0) {
    const around = new Set(leaving.map(({ parent }) => parent))
    layers.arrange(doc, new Map([...childrenOf(staying)].filter(([parent]) => around.has(parent))))
  }
  layers.remove(doc, [...removed])
}
