import type { Layer, Page } from '#scene/body/body.ts'
import type { LayerChanges } from '#scene/edit/changes.ts'
import type { Drawing, Item } from '#scene/list/drawing.ts'
import { layerGroups } from './layer-groups.ts'

/** A page of which only the changed layers are left, in the groups that they are in. */
export function changedAlone(page: Page, changes: LayerChanges): Page {
  return { ...page, layers: changedOf(page.layers, changes) }
}

function changedOf(layers: readonly Layer[], changes: LayerChanges): readonly Layer[] {
  return layers.flatMap((layer) => {
    if (changes.has(layer.id)) return [layer]
    if (layer.type !== 'group') return []
    const children = changedOf(layer.children, changes)
    return children.length > 0 ? [{ ...layer, children }] : []
  })
}

/**
 * A drawing with its changed layers as `changed` has them, which was drawn without all others: letters and shapes are those of
 * `changed`, colours, which depend on what is under a layer, those that it had.
 */
export function patchDrawing(drawing: Drawing, changed: Drawing): Drawing {
  const fresh = new Map(layerGroups(changed).map(({ layer, items }) => [layer, items]))
  const items = layerGroups(drawing).flatMap(({ layer, items: before }) => {
    const now = layer === '' ? undefined : fresh.get(layer)
    return now ? recoloured(now, before) : before
  })
  return { ...drawing, items }
}

function recoloured(items: readonly Item[], before: readonly Item[]): readonly Item[] {
  return items.map((item) => {
    const same = before.filter(({ kind }) => kind === item.kind)
    const at = items.filter(({ kind }) => kind === item.kind).indexOf(item)
    const was = same[Math.min(at, same.length - 1)]
    if (item.kind === 'text' && was?.kind === 'text') return { ...item, fill: was.fill, opacity: was.opacity }
    if (item.kind === 'path' && was?.kind === 'path' && typeof was.fill === 'string')
      return { ...item, fill: was.fill }
    return item
  })
}
