import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, ImageLayer } from '#scene/body/body.ts'
import { sizeWithin } from './place-layers.ts'

/** A whole picture, within half of the page. `ratio`: its width by its height. */
export function pictureLayer(body: Body, src: ImageLayer['src'], ratio: number): ImageLayer {
  return { id: freshKey(), type: 'image', role: 'photo', src, x: 0, y: 0, ...sizeWithin(body, ratio, 0.5) }
}
