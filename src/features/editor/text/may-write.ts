import type { TextLayer } from '#scene/body/body.ts'
import { isLocked } from '#scene/edit/locks.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'

/** A text of the page with where it is. */
export type PlacedText = PlacedNode & { readonly layer: TextLayer }

/** A text whose words may be changed; null for other layers, for hidden texts, and for those whose content is locked. */
export function writableText(
  nodes: ReadonlyMap<string, PlacedNode>,
  key: string | undefined,
): PlacedText | null {
  const node = nodes.get(key ?? '')
  return isText(node) && !node.isHidden && !isLocked(nodes, node.layer.id, 'content') ? node : null
}

function isText(node: PlacedNode | undefined): node is PlacedText {
  return node?.layer.type === 'text'
}
