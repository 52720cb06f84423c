import type { Body, ImageLayer, Layer } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'

/** A picture of a design that a form offers. */
export interface PictureField {
  readonly layer: ImageLayer
  /** Where its middle is on the page, in thirds from the top left: 0 to 8. */
  readonly third: number
}

export interface PagePictures {
  /** Index of the page. */
  readonly page: number
  readonly fields: readonly PictureField[]
}

/** The pictures of a design, page by page from the top, but for hidden ones and those whose content is locked. */
export function picturesOf(body: Body): PagePictures[] {
  const size = pageSizeOf(body)
  return body.pages
    .map(({ layers }, page) => ({
      page,
      fields: layers
        .flatMap((layer) => picturesIn(layer, 0, 0))
        .toSorted((one, other) => one.y - other.y || one.x - other.x)
        .map(({ layer, x, y }) => ({
          layer,
          third: thirdOf(x + layer.w / 2, size.width) + 3 * thirdOf(y + layer.h / 2, size.height),
        })),
    }))
    .filter(({ fields }) => fields.length > 0)
}

interface Placed {
  readonly layer: ImageLayer
  readonly x: number
  readonly y: number
}

function picturesIn(layer: Layer, x: number, y: number): Placed[] {
  if (layer.hidden || layer.lock?.includes('content')) return []
  if (layer.type === 'group')
    return layer.children.flatMap((child) => picturesIn(child, x + layer.x, y + layer.y))
  return layer.type === 'image' ? [{ layer, x: x + layer.x, y: y + layer.y }] : []
}

function thirdOf(at: number, length: number): number {
  return Math.min(2, Math.max(0, Math.floor((3 * at) / Math.max(1, length))))
}
