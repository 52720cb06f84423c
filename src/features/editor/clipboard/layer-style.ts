import type * as Y from 'yjs'
import { createWatched } from '#engine/watch/watched.ts'
import { design } from '#model/documents/design.ts'
import type { Layer } from '#scene/body/body.ts'

const { properties } = design.design.layers

/** What makes the look of a layer, by type: the words, the picture and the place stay. */
const namesOf = {
  text: ['fill', 'font', 'size', 'weight', 'lineHeight', 'spacing', 'align', 'valign', 'opacity'],
  table: [
    ...(['fill', 'font', 'size', 'weight', 'lineHeight', 'spacing', 'opacity'] as const),
    ...(['priceFont', 'priceWeight', 'priceFill', 'noteFont', 'noteWeight', 'noteFill', 'noteSize'] as const),
    ...(['leader', 'columns', 'columnGap', 'rowGap'] as const),
  ],
  shape: ['fill', 'strokeColor', 'strokeWidth', 'strokeDash', 'strokeCap', 'radius', 'opacity'],
  path: ['fill', 'strokeColor', 'strokeWidth', 'strokeDash', 'strokeCap', 'opacity'],
  image: ['mask', 'radius', 'opacity'],
  logo: ['align', 'opacity'],
  group: ['opacity'],
} as const satisfies Readonly<Record<Layer['type'], readonly (keyof typeof properties)[]>>

type StyleName = (typeof namesOf)[Layer['type']][number]

/** The look of a layer by the names under which a document stores it; null: the default of its type. */
export type LayerStyle = ReadonlyMap<StyleName, unknown>

/** The look that was copied last, for all designs of this window. */
export const heldStyle = createWatched<LayerStyle | null>(null)

export function styleOf(layer: Layer): LayerStyle {
  const { stroke, ...values } = layer as Layer & { stroke?: { [name: string]: unknown } }
  const stored: Record<string, unknown> = {
    ...values,
    strokeColor: stroke?.color,
    strokeWidth: stroke?.width,
    strokeDash: stroke?.dash,
    strokeCap: stroke?.cap,
  }
  return new Map(namesOf[layer.type].map((name) => [name, stored[name] ?? null]))
}

/** Gives layers a look, as far as their types have it; words take no gradient. Call it inside of one edit. */
export function pasteStyle(doc: Y.Doc, layers: readonly Layer[], style: LayerStyle): void {
  for (const { id, type } of layers) {
    for (const name of namesOf[type]) {
      if (!style.has(name)) continue
      const value = style.get(name) ?? null
      if ((type === 'text' || type === 'table') && name === 'fill' && typeof value !== 'string') continue
      properties[name].at(id).write(doc, value as never)
    }
  }
}
