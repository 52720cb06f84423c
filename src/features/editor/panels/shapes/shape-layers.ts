import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, ImageLayer, Layer, Paint, PathLayer, ShapeLayer } from '#scene/body/body.ts'
import { freePhotos } from '#scene/body/file-sources.ts'
import { measureOf, rounded } from '../insert/place-layers.ts'

export const shapeKinds = [
  'rect',
  'rounded',
  'ellipse',
  'line',
  'arrow',
  'triangle',
  'polygon',
  'star',
  'frame',
  'roundFrame',
] as const
export type ShapeKind = (typeof shapeKinds)[number]

const fill: Paint = '{color.main}'
/** In a box of 120 by 40, pointing to the right. */
const arrow = 'M0 15L82 15L82 0L120 20L82 40L82 25L0 25Z'

/** A shape in the main colour of the brand, or a frame for a photograph that no other picture of the design shows. */
export function shapeLayer(body: Body, kind: ShapeKind, name: string): Layer {
  const side = rounded(measureOf(body) * 0.3)
  const stroke = rounded(Math.max(1, measureOf(body) * 0.006))
  const base = { id: freshKey(), name, x: 0, y: 0, w: side, h: side }
  const shape = (more: Omit<ShapeLayer, keyof typeof base | 'type'>): ShapeLayer => ({
    ...base,
    type: 'shape',
    ...more,
  })
  switch (kind) {
    case 'rect':
      return shape({ shape: 'rect', fill })
    case 'rounded':
      return shape({ shape: 'rect', fill, radius: rounded(side * 0.12) })
    case 'ellipse':
      return shape({ shape: 'ellipse', fill })
    case 'line':
      return {
        ...shape({ shape: 'line', stroke: { color: '{color.ink}', width: stroke } }),
        h: Math.max(4, rounded(stroke * 2)),
      }
    case 'arrow':
      return {
        ...base,
        h: rounded(side / 3),
        type: 'path',
        box: [0, 0, 120, 40],
        d: arrow,
        stretch: true,
        fill,
      } satisfies PathLayer
    case 'triangle':
      return shape({ shape: 'polygon', sides: 3, fill })
    case 'polygon':
      return shape({ shape: 'polygon', sides: 6, fill })
    case 'star':
      return shape({ shape: 'star', sides: 5, inner: 0.45, fill })
    case 'frame':
    case 'roundFrame':
      return {
        ...base,
        type: 'image',
        role: 'photo',
        src: freePhotos(body)(),
        ...(kind === 'roundFrame' && { mask: 'ellipse' }),
      } satisfies ImageLayer
  }
}
