import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { LayerNode } from '#model/documents/design-layers.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import type { Body, Layer } from '../body/body.ts'
import { type OpenGroup, type OpenPage, readLayer, readPage } from './read-layer.ts'

const { bleed, form, layers, size, tags, title, unit } = design.design

/**
 * A design as it is at rest. Whatever is stored, it never throws: what this build cannot read, such as a layer of an
 * unknown type with what is inside of it, is left out, and `writeBody` leaves it as it is.
 */
export function bodyOf(doc: Y.Doc): Body {
  const [width = 1080, height = 1080] = size.read(doc) ?? []
  const bled = bleed.read(doc)
  return {
    v: 1,
    name: title.read(doc) ?? '',
    form: form.read(doc) ?? 'custom',
    unit: unit.read(doc) === 'mm' ? 'mm' : 'px',
    width,
    height,
    ...(bled === null ? {} : { bleed: bled }),
    tags: tagsOf(doc),
    pages: pagesOf(layers.read(doc)),
  }
}

/** Each once: two people may have added the same. */
export function tagsOf(doc: Y.Doc): readonly string[] {
  return [...new Set(tags.read(doc).flatMap(({ tag }) => tag ?? []))]
}

/** Where layers can be. */
type Inside = { readonly at: Layer[]; readonly depth: number } | null

/**
 * Pages with their layers, of nodes of which every parent comes before its children. A layer outside of all pages, as
 * concurrent edits can leave one, is on the first page; one inside of a layer that is no group is beside that.
 */
export function pagesOf(nodes: readonly LayerNode[]): readonly OpenPage[] {
  const pages = new Map(nodes.flatMap((node) => (node.type === 'page' ? [[node.key, readPage(node)]] : [])))
  const [first] = pages.values()
  const places = new Map<string | null, Inside>([[null, first ? { at: first.layers, depth: 0 } : null]])
  for (const node of nodes) {
    const page = pages.get(node.key)
    const around = places.get(node.parent) ?? null
    const layer = page || !around ? null : readLayer(node)
    if (page) places.set(node.key, { at: page.layers, depth: 0 })
    else if (!layer || !around || around.depth > designLimits.depth) places.set(node.key, null)
    else {
      around.at.push(layer)
      const inside = isGroup(layer) ? { at: layer.children, depth: around.depth + 1 } : around
      places.set(node.key, inside)
    }
  }
  return [...pages.values()]
}

function isGroup(layer: Layer | OpenGroup): layer is OpenGroup {
  return layer.type === 'group'
}
