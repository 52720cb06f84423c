import type { ImageLayer } from '#scene/body/body.ts'
import { identity } from '#scene/shapes/matrix.ts'
import type { CropLayer } from './crop-frame.ts'

/** A picture of 2:1 in a square frame of 100 px at 100, 100: at zoom 1 it is 200 × 100 px, and 50 px of it are left and right. */
export function wideCrop(more: Partial<ImageLayer> = {}, bleed = 0): CropLayer {
  const frame = { x: 100, y: 100, w: 100, h: 100 }
  return {
    layer: { id: 'a', type: 'image', src: '{photo.1}', ...frame, ...more },
    outer: identity,
    size: { width: 400, height: 400, bleed },
    picture: { w: 400, h: 200 },
  }
}
