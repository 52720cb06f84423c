import type { Body, GroupLayer, Layer, Page, TextLayer } from '../body/body.ts'
import type { LayerChanges } from './changes.ts'
import { withChanges } from './changes.ts'
import { type PlacedNode, placeNodes } from './placed-nodes.ts'

export function box(id: string, x: number, y: number, w: number, h: number, more: object = {}): Layer {
  return { id, type: 'shape', shape: 'rect', x, y, w, h, ...more } as Layer
}

export function label(id: string, x: number, y: number, w: number, h: number, more: object = {}): TextLayer {
  const letters = { text: '밥', font: ['{font.korMain}'], size: 20, lineHeight: 1.4, spacing: 0 }
  return { id, type: 'text', x, y, w, h, ...letters, fill: '#000000', ...more } as TextLayer
}

export function group(
  id: string,
  [x, y, w, h]: readonly [number, number, number, number],
  children: readonly Layer[],
  more: object = {},
): GroupLayer {
  return { id, type: 'group', x, y, w, h, children, ...more }
}

export function pageWith(...layers: readonly Layer[]): Page {
  return { id: 'page', background: '#FFFFFF', layers }
}

export function nodesWith(...layers: readonly Layer[]): ReadonlyMap<string, PlacedNode> {
  return placeNodes(pageWith(...layers))
}

export function bodyWith(...pages: readonly Page[]): Body {
  return { v: 1, name: '', form: 'custom', unit: 'px', width: 1_000, height: 800, tags: [], pages }
}

/** Where the corners of a layer are on the page after changes, to a thousandth: left top first, then clockwise. */
export function cornersAfter(page: Page, changes: LayerChanges, key: string): readonly string[] {
  const node = placeNodes(withChanges(page, changes)).get(key)
  if (!node) throw new Error(`there is no layer ${key}`)
  const { w, h } = node.layer
  const [a, b, c, d, e, f] = node.matrix
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ] as const
  const shown = (value: number) => Math.round(value * 1_000) / 1_000 + 0
  return corners.map(([x, y]) => `${shown(a * x + c * y + e)} ${shown(b * x + d * y + f)}`)
}

/** A box in a group turned by 90° in a flipped group: the box is at 40 to 60, 20 to 50 on the page. */
export const nested = pageWith(
  group(
    'outer',
    [0, 0, 100, 100],
    [group('inner', [10, 20, 60, 40], [box('leaf', 10, 0, 30, 20)], { rotate: 90 })],
    { flipX: true },
  ),
)
