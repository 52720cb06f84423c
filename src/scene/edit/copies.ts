import { freshKey } from '#model/fields/fresh-key.ts'
import type { Layer } from '../body/body.ts'
import type { Matrix } from '../list/drawing.ts'
import { outermostOf } from './locks.ts'
import { type FlippedFrame, frameWithin } from './place-frame.ts'
import type { PlacedNode } from './placed-nodes.ts'

/** The same layers under new keys, those in groups and the rows of tables too. */
export function withFreshKeys(layers: readonly Layer[]): readonly Layer[] {
  return layers.map((layer) => {
    const fresh = { ...layer, id: freshKey() }
    if (fresh.type === 'table')
      return { ...fresh, rows: fresh.rows.map((row) => ({ ...row, id: freshKey() })) }
    return fresh.type === 'group' ? { ...fresh, children: withFreshKeys(fresh.children) } : fresh
  })
}

/** The layer as it is, in coordinates that `outer` brings to the page. */
function asWithin(outer: Matrix, { layer, matrix }: PlacedNode): Layer {
  return withFrame(layer, frameWithin(outer, matrix, layer))
}

/** Layers free of the groups around them, as they are on the page: what is copied to the clipboard. */
export function copiesOf(nodes: ReadonlyMap<string, PlacedNode>, keys: Iterable<string>): readonly Layer[] {
  return outermostOf(nodes, keys).map((node) => {
    if (node.parent === null) return node.layer
    let opacity = 1
    let isHidden = false
    for (
      let at: PlacedNode | undefined = node;
      at;
      at = at.parent === null ? undefined : nodes.get(at.parent)
    ) {
      opacity *= at.layer.opacity ?? 1
      isHidden ||= at.layer.hidden === true
    }
    const { opacity: _, hidden: __, ...layer } = asWithin([1, 0, 0, 1, 0, 0], node)
    return { ...layer, ...(opacity < 1 && { opacity }), ...(isHidden && { hidden: true as const }) } as Layer
  })
}

function withFrame(layer: Layer, { flipX, flipY, rotate, ...frame }: FlippedFrame): Layer {
  const { rotate: _, flipX: __, flipY: ___, ...rest } = layer
  return {
    ...rest,
    ...frame,
    ...(rotate !== 0 && { rotate }),
    ...(flipX && { flipX: true }),
    ...(flipY && { flipY: true }),
  } as Layer
}
