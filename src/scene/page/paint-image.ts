import type { ImageLayer } from '../body/body.ts'
import { colourMatrixOf } from '../colour/colour-matrix.ts'
import { mix } from '../colour/mix.ts'
import { lightest } from '../colour/palette.ts'
import type { Dress, DressPicture } from '../dress/dress.ts'
import { ellipse, rectangle } from '../shapes/shape-path.ts'
import { photoOf } from '../slots/is-filled.ts'
import { type PagePaint, paintPath, paintPicture } from './page-paint.ts'
import { noStroke } from './paint-shape.ts'
import { pictureFrameOf } from './picture-frame.ts'
import type { PlacedLayer } from './place-layers.ts'

/** Tint of the secondary colour that stands where a picture is missing. */
const plateTint = 0.7

/** A picture, cropped to its frame; without one a plate, which exports leave out. */
export function paintImage({ layer, w, h, matrix, opacity }: PlacedLayer<ImageLayer>, page: PagePaint): void {
  const outline = outlineOfImage(layer, { w, h })
  const picture = pictureOfLayer(layer, page.dress)
  if (picture === null) {
    page.remarks.push({ layer: layer.id, kind: 'empty', slot: layer.src })
    if (page.options.isForExport) return
    const fill = mix(page.palette.secondary, lightest, plateTint)
    paintPath(
      { kind: 'path', layer: layer.id, matrix, opacity, d: outline, evenOdd: false, fill, ...noStroke },
      page,
    )
    return
  }
  const frame = pictureFrameOf(layer, { w, h }, { w: picture.width, h: picture.height })
  const item = { kind: 'picture', layer: layer.id, matrix, opacity, picture: picture.key, ...frame } as const
  const colours = colourMatrixOf(layer.adjust ?? {})
  paintPicture({ ...item, clip: outline, ...(colours && { colours }) }, picture, false, page)
}

/** What a picture is cropped to, in its frame. */
export function outlineOfImage(
  { mask, radius = 0 }: Pick<ImageLayer, 'mask' | 'radius'>,
  { w, h }: { readonly w: number; readonly h: number },
): string {
  return mask === 'ellipse' ? ellipse(w, h) : rectangle(w, h, [radius, radius, radius, radius])
}

/** null: it is not here, or has no size. */
export function pictureOfLayer({ src }: Pick<ImageLayer, 'src'>, dress: Dress): DressPicture | null {
  const picture = src.startsWith('file:') ? dress.files?.[src.slice('file:'.length)] : photoOf(src, dress)
  return picture && picture.width > 0 && picture.height > 0 ? picture : null
}
