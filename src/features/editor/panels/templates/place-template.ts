import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, Page } from '#scene/body/body.ts'
import { nodesOf } from '#scene/document/nodes-of.ts'
import { removeNodes } from '#scene/document/remove-nodes.ts'
import { withFreshKeys } from '#scene/edit/copies.ts'
import { readTree } from '#scene/edit/read-tree.ts'

const { layers } = design.design

/** Where the pages of a template come. `after`: a page that stays; `instead`: pages that they take the place of. */
export type TemplatePlace = { readonly after: string } | { readonly instead: readonly string[] }

export function isEmptyDesign({ pages }: Pick<Body, 'pages'>): boolean {
  return pages.every((page) => page.layers.length === 0)
}

/**
 * Puts pages into a design under new keys, to be called inside of one edit. Returns their keys; null, without a change, where a
 * design would have too many layers, or what they come after or instead of is gone.
 */
export function placePages(
  doc: Y.Doc,
  pages: readonly Page[],
  place: TemplatePlace,
): readonly string[] | null {
  const fresh = pages.map((page) => ({ ...page, id: freshKey(), layers: withFreshKeys(page.layers) }))
  const nodes = nodesOf({ pages: fresh })
  const before = readTree(doc).pages.map(({ id }) => id)
  const removed = 'instead' in place ? place.instead.filter((key) => before.includes(key)) : []
  const anchor = 'after' in place ? place.after : removed.at(-1)
  const at = anchor === undefined ? -1 : before.indexOf(anchor)
  if (at < 0 || layers.keys(doc).length + nodes.length > designLimits.layers) return null
  layers.addAll(
    doc,
    nodes.map(({ key, parent, values }) => ({ ...values, key, parent })),
  )
  const keys = fresh.map(({ id }) => id)
  layers.arrange(doc, new Map([[null, before.toSpliced(at + 1, 0, ...keys)]]))
  if (removed.length > 0) removeNodes(doc, removed)
  return keys
}
