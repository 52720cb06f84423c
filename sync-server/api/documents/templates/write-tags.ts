import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'

const { tags } = design.design

/** Gives a design these tags and no others, by the edits in which they differ. */
export function writeTags(doc: Y.Doc, words: readonly string[]): void {
  const kept = new Set<string>()
  for (const { key, tag } of tags.read(doc)) {
    if (tag !== null && words.includes(tag) && !kept.has(tag)) kept.add(tag)
    else tags.remove(doc, key)
  }
  for (const tag of new Set(words)) if (!kept.has(tag)) tags.add(doc, { tag })
}
