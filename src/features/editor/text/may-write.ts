import type { TextLayer } from '#scene/body/body.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'

/** A text of the page with where it is. */
export type PlacedText = PlacedNode & { readonly layer: TextLayer }

/** The text, if its words may be changed; null for other layers, for hidden texts and those whose content is locked. */
export function writableText(node: PlacedNode | null | undefined): PlacedText | null {
  if (node?.layer.type !== 'text' || node.isHidden) return null
  return node.layer.lock?.includes('content') ? null : { ...node, layer: node.layer }
}
