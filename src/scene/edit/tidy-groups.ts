import type * as Y from 'yjs'
import { removeNodes } from '../document/remove-nodes.ts'
import { writeRefitted } from './changes.ts'
import { readTree } from './read-tree.ts'

/** Removes those of the groups, and of the groups around them, that are empty, and fits the others to what is in them. */
export function tidyGroups(doc: Y.Doc, groups: Iterable<string | null>): void {
  const looked = new Set([...groups].flatMap((key) => key ?? []))
  while (looked.size > 0) {
    const tree = readTree(doc)
    const empty = [...looked].filter((key) => tree.nodes.has(key) && tree.childrenOf(key).length === 0)
    if (empty.length === 0) break
    for (const key of empty) {
      looked.delete(key)
      const around = tree.nodes.get(key)?.parent ?? null
      if (around !== null) looked.add(around)
    }
    removeNodes(doc, empty)
  }
  writeRefitted(doc, looked)
}
