import { designLimits, pageLimits } from '#model/documents/design-limits.ts'
import type { Layer } from '../body/body.ts'
import type { DesignTree } from './read-tree.ts'

export type EditLimit = 'layers' | 'depth' | 'bytes' | Exclude<keyof typeof pageLimits, 'layers'>

/** The limit that a design would exceed with these layers added to a page or group; null: they have room. */
export function limitOfAdding(tree: DesignTree, parent: string, added: readonly Layer[]): EditLimit | null {
  const all = tree.pages.reduce((sum, one) => sum + 1 + countsOf(one.layers).layers, 0)
  const page = tree.pages.find(({ id }) => id === (tree.pageOf.get(parent) ?? parent))
  const depth = depthOf(tree, parent) + Math.max(0, ...added.map(heightOf))
  if (depth > designLimits.depth) return 'depth'
  const more = countsOf(added)
  if (all + more.layers > designLimits.layers) return 'layers'
  const there = countsOf(page?.layers ?? [])
  for (const limit of Object.keys(pageLimits) as (keyof typeof pageLimits)[]) {
    const sum = limit === 'runs' ? Math.max(there.runs, more.runs) : there[limit] + more[limit]
    // What a page has too much of already is not held against what has none of it.
    if (more[limit] > 0 && sum > pageLimits[limit]) return limit
  }
  return bytesOf(tree.pages) + bytesOf(added) > designLimits.bytes ? 'bytes' : null
}

/** Groups around what is in a page or group. */
export function depthOf({ nodes }: DesignTree, parent: string): number {
  let depth = 0
  for (let at = nodes.get(parent); at; at = at.parent === null ? undefined : nodes.get(at.parent)) depth++
  return depth
}

/** Groups within a layer, itself included. A group without layers is one. */
export function heightOf(layer: Layer): number {
  return layer.type === 'group' ? 1 + Math.max(0, ...layer.children.map(heightOf)) : 0
}

function countsOf(layers: readonly Layer[]) {
  const counts = { layers: 0, lettersOfPage: 0, runs: 0, runsOfPage: 0, pathOfPage: 0 }
  const count = (layer: Layer) => {
    counts.layers++
    if (layer.type === 'group') layer.children.forEach(count)
    if (layer.type === 'path') counts.pathOfPage += layer.d.length
    if (layer.type === 'table') {
      counts.layers += layer.rows.length
      for (const { item, price, note } of layer.rows)
        counts.lettersOfPage += item.length + price.length + note.length
    }
    if (layer.type !== 'text') return
    const runs = typeof layer.text === 'string' ? [] : layer.text
    counts.runs = Math.max(counts.runs, runs.length)
    counts.runsOfPage += runs.length
    counts.lettersOfPage +=
      typeof layer.text === 'string' ? layer.text.length : runs.reduce((sum, { t }) => sum + t.length, 0)
  }
  layers.forEach(count)
  return counts
}

/** UTF-8 bytes as JSON, at most: three for each UTF-16 unit beyond ASCII. */
function bytesOf(value: unknown): number {
  const json = JSON.stringify(value)
  return json.length + 2 * (json.match(/[^\0-\x7f]/g)?.length ?? 0)
}
