import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Page } from '../body/body.ts'
import { nodesOf } from '../document/nodes-of.ts'
import { removeNodes } from '../document/remove-nodes.ts'
import { withFreshKeys } from './copies.ts'
import { readTree } from './read-tree.ts'

const { layers } = design.design

/** Adds an empty white page after another one, or as the last; returns its key, or null where a design has too many layers. */
export function addPage(doc: Y.Doc, after: string | null = null): string | null {
  return insertPage(doc, { id: freshKey(), background: '#FFFFFF', layers: [] }, after)
}

/** Copies a page with all that is on it, after it; returns the key of the copy, or null where it is gone or there is no room. */
export function duplicatePage(doc: Y.Doc, key: string): string | null {
  const page = readTree(doc).pages.find(({ id }) => id === key)
  return page ? insertPage(doc, { ...page, id: freshKey(), layers: withFreshKeys(page.layers) }, key) : null
}

function insertPage(doc: Y.Doc, page: Page, after: string | null): string | null {
  const nodes = nodesOf({ pages: [page] })
  if (layers.keys(doc).length + nodes.length > designLimits.layers) return null
  const pages = readTree(doc).pages.map(({ id }) => id)
  layers.addAll(
    doc,
    nodes.map(({ key, parent, values }) => ({ ...values, key, parent })),
  )
  const at = after === null ? -1 : pages.indexOf(after)
  if (at >= 0) layers.arrange(doc, new Map([[null, pages.toSpliced(at + 1, 0, page.id)]]))
  return page.id
}

/** Removes a page with all that is on it; false, without a change, for the last one and one that is gone. */
export function removePage(doc: Y.Doc, key: string): boolean {
  const { pages } = readTree(doc)
  if (pages.length < 2 || !pages.some(({ id }) => id === key)) return false
  removeNodes(doc, [key])
  return true
}

/** Moves a page to an index among the others; false where it is gone. */
export function movePage(doc: Y.Doc, key: string, at: number): boolean {
  const pages = readTree(doc).pages.map(({ id }) => id)
  if (!pages.includes(key)) return false
  const others = pages.filter((one) => one !== key)
  const index = Math.min(Math.max(0, at), others.length)
  layers.arrange(doc, new Map([[null, others.toSpliced(index, 0, key)]]))
  return true
}
