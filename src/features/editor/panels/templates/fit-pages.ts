import type { Body, Layer, Page } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { rounded } from '../insert/place-layers.ts'

/** px within which a layer is taken to reach an edge of its page. */
const reach = 1
/** Factor between two ratios up to which what is on a page keeps its place. */
const same = 1.02

interface Fit {
  readonly scale: number
  readonly dx: number
  readonly dy: number
}

/** Pages of a body in the size of another one. `isMoved`: its ratio is another, so that places have to be looked at. */
export function fitPages(
  given: Body,
  into: Body,
): { readonly pages: readonly Page[]; readonly isMoved: boolean } {
  const [from, to] = [pageSizeOf(given), pageSizeOf(into)]
  const scale = Math.min(to.width / from.width, to.height / from.height)
  const fit = { scale, dx: (to.width - from.width * scale) / 2, dy: (to.height - from.height * scale) / 2 }
  const placed = (layer: Layer): Layer => {
    const scaled = scaledLayer(layer, fit)
    if (layer.type === 'group' || layer.type === 'text' || (layer.rotate ?? 0) !== 0) return scaled
    // What covers the page from edge to edge, as a background does, goes on covering it.
    const across = layer.x <= reach && layer.x + layer.w >= from.width - reach
    const down = layer.y <= reach && layer.y + layer.h >= from.height - reach
    const [left, top] = [Math.min(0, layer.x * scale), Math.min(0, layer.y * scale)]
    return {
      ...scaled,
      ...(across && { x: rounded(left), w: rounded(to.width - 2 * left) }),
      ...(down && { y: rounded(top), h: rounded(to.height - 2 * top) }),
    }
  }
  const ratio = from.width / from.height / (to.width / to.height)
  return {
    pages: given.pages.map((page) => ({ ...page, layers: page.layers.map(placed) })),
    isMoved: Math.max(ratio, 1 / ratio) > same,
  }
}

/** All of it in one scale: frames, sizes of texts, strokes and corners. */
function scaledLayer(layer: Layer, { scale, dx, dy }: Fit): Layer {
  const by = (value: number) => rounded(value * scale)
  const frame = {
    x: rounded(layer.x * scale + dx),
    y: rounded(layer.y * scale + dy),
    w: by(layer.w),
    h: by(layer.h),
  }
  const inside = { scale, dx: 0, dy: 0 }
  switch (layer.type) {
    case 'group':
      return { ...layer, ...frame, children: layer.children.map((child) => scaledLayer(child, inside)) }
    case 'text':
      return {
        ...layer,
        ...frame,
        size: by(layer.size),
        ...(layer.min !== undefined && { min: by(layer.min) }),
      }
    case 'logo':
      return { ...layer, ...frame }
    case 'image':
      return { ...layer, ...frame, ...(layer.radius !== undefined && { radius: by(layer.radius) }) }
    case 'path':
    case 'shape': {
      const { stroke } = layer
      const lined = stroke && {
        ...stroke,
        width: by(stroke.width),
        ...(stroke.dash && { dash: stroke.dash.map(by) }),
      }
      const scaled = { ...layer, ...frame, ...(lined && { stroke: lined }) }
      if (scaled.type === 'path' || scaled.radius === undefined) return scaled
      const { radius } = scaled
      const corners =
        typeof radius === 'number'
          ? by(radius)
          : ([by(radius[0]), by(radius[1]), by(radius[2]), by(radius[3])] as const)
      return { ...scaled, radius: corners }
    }
  }
}
