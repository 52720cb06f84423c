import type { Page } from '#scene/body/body.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'

/** Where a drop beside or on a row of the tree, whose first row is painted last, brings layers. */
export interface LayerPlace {
  /** Key of a group or of the page. */
  readonly parent: string
  /** Among the layers there in the order of painting, without those that are moved. */
  readonly at: number
}

export function placeOfDrop(
  page: Page,
  nodes: ReadonlyMap<string, PlacedNode>,
  moved: ReadonlySet<string>,
  target: string,
  position: 'before' | 'on' | 'after',
): LayerPlace | null {
  const node = nodes.get(target)
  if (!node) return null
  if (position === 'on') {
    if (node.layer.type !== 'group') return null
    return { parent: target, at: withoutMoved(node.layer.children, moved).length }
  }
  const around = node.parent === null ? null : nodes.get(node.parent)?.layer
  const siblings = around?.type === 'group' ? around.children : page.layers
  const below = siblings.slice(
    0,
    siblings.findIndex(({ id }) => id === target),
  )
  const at = withoutMoved(below, moved).length
  const isTargetThere = !moved.has(target)
  return { parent: node.parent ?? page.id, at: position === 'before' && isTargetThere ? at + 1 : at }
}

function withoutMoved<Item extends { readonly id: string }>(
  layers: readonly Item[],
  moved: ReadonlySet<string>,
) {
  return layers.filter(({ id }) => !moved.has(id))
}
