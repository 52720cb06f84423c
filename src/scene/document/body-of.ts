import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { LayerNode } from '#model/documents/design-layers.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import type { Body, Layer, TableLayer } from '../body/body.ts'
import { type OpenGroup, type OpenPage, readLayer, readPage, readRow, withRows } from './read-layer.ts'

const { bleed, form, layers, size, tags, title, unit } = design.design

/**
 * A design as it is at rest. Whatever is stored, it never throws: what this build cannot read, such as a layer of an
 * unknown type with what is inside of it, is left out, and `writeBody` leaves it as it is.
 */
export function bodyOf(doc: Y.Doc): Body {
  return toBody({
    title: title.read(doc),
    form: form.read(doc),
    unit: unit.read(doc),
    size: size.read(doc),
    bleed: bleed.read(doc),
    tags: tags.read(doc),
    layers: layers.read(doc),
  })
}

/** The fields of a design as they are read. */
export interface DesignParts {
  readonly title: string | null
  readonly form: string | null
  readonly unit: string | null
  readonly size: readonly number[] | null
  readonly bleed: number | null
  readonly tags: readonly { readonly tag: string | null }[]
  readonly layers: readonly LayerNode[]
}

export function toBody(parts: DesignParts): Body {
  const [width = 1080, height = 1080] = parts.size ?? []
  return {
    v: 1,
    name: parts.title ?? '',
    form: parts.form ?? 'custom',
    unit: parts.unit === 'mm' ? 'mm' : 'px',
    width,
    height,
    ...(parts.bleed === null ? {} : { bleed: parts.bleed }),
    tags: tagsOf(parts.tags),
    pages: pagesOf(parts.layers),
  }
}

/** Each once: two people may have added the same. */
export function tagsOf(stored: DesignParts['tags']): readonly string[] {
  return [...new Set(stored.flatMap(({ tag }) => tag ?? []))]
}

const known = new WeakMap<LayerNode, ReturnType<typeof readLayer>>()

/** The same object for the same node, so that what draws a layer is drawn again only when that changes. */
function layerOf(node: LayerNode): ReturnType<typeof readLayer> {
  // The children of a group are filled in.
  if (node.type === 'group') return readLayer(node)
  const found = known.get(node)
  if (found !== undefined) return found
  const read = readLayer(node)
  known.set(node, read)
  return read
}

const knownTables = new WeakMap<
  LayerNode,
  { readonly rows: readonly LayerNode[]; readonly table: TableLayer }
>()

/** The same object for the same node with the same rows. */
function tableOf(node: LayerNode, read: Layer | OpenGroup, rows: readonly LayerNode[]): TableLayer {
  const found = knownTables.get(node)
  if (found && found.rows.length === rows.length && found.rows.every((row, at) => row === rows[at]))
    return found.table
  const table = withRows(read, rows.map(readRow))
  knownTables.set(node, { rows, table })
  return table
}

/** Where layers can be. */
type Inside = { readonly at: Layer[]; readonly depth: number } | null

/**
 * Pages with their layers, of nodes of which every parent comes before its children. A layer outside of all pages, as
 * concurrent edits can leave one, is on the first page; one inside of a layer that is no group is beside that. A row is in a table,
 * or left out.
 */
export function pagesOf(nodes: readonly LayerNode[]): readonly OpenPage[] {
  const pages = new Map(nodes.flatMap((node) => (node.type === 'page' ? [[node.key, readPage(node)]] : [])))
  const [first] = pages.values()
  const rows = Map.groupBy(
    nodes.filter(({ type }) => type === 'row'),
    ({ parent }) => parent,
  )
  const places = new Map<string | null, Inside>([[null, first ? { at: first.layers, depth: 0 } : null]])
  for (const node of nodes) {
    const page = pages.get(node.key)
    const around = places.get(node.parent) ?? null
    const layer = page || !around ? null : layerOf(node)
    if (page) places.set(node.key, { at: page.layers, depth: 0 })
    else if (!layer || !around || around.depth > designLimits.depth) places.set(node.key, null)
    else {
      around.at.push(layer.type === 'table' ? tableOf(node, layer, rows.get(node.key) ?? []) : layer)
      const inside = isGroup(layer) ? { at: layer.children, depth: around.depth + 1 } : around
      places.set(node.key, inside)
    }
  }
  return [...pages.values()]
}

function isGroup(layer: Layer | OpenGroup): layer is OpenGroup {
  return layer.type === 'group'
}
