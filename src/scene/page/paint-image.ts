import type { ImageLayer } from '../body/body.ts'
import { colourMatrixOf } from '../colour/colour-matrix.ts'
import { mix } from '../colour/mix.ts'
import { lightest } from '../colour/palette.ts'
import type { DressPicture } from '../dress/dress.ts'
import { ellipse, rectangle } from '../shapes/shape-path.ts'
import { photoOf } from '../slots/is-filled.ts'
import { type PagePaint, paintPath, paintPicture } from './page-paint.ts'
import { noStroke } from './paint-shape.ts'
import type { PlacedLayer } from './place-layers.ts'

/** Tint of the secondary colour that stands where a picture is missing. */
const plateTint = 0.7

/** A picture, cropped to its frame; without one a plate, which exports leave out. */
export function paintImage({ layer, w, h, matrix, opacity }: PlacedLayer<ImageLayer>, page: PagePaint): void {
  const radius = layer.radius ?? 0
  const outline = layer.mask === 'ellipse' ? ellipse(w, h) : rectangle(w, h, [radius, radius, radius, radius])
  const picture = pictureOf(layer.src, page)
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
  const choose = layer.fit === 'contain' ? Math.min : Math.max
  const scale = choose(w / picture.width, h / picture.height) * Math.max(0.01, layer.zoom ?? 1)
  const [fx, fy] = layer.focus ?? [0.5, 0.5]
  const [width, height] = [picture.width * scale, picture.height * scale]
  const frame = { x: (w - width) * fx, y: (h - height) * fy, w: width, h: height }
  const item = { kind: 'picture', layer: layer.id, matrix, opacity, picture: picture.key, ...frame } as const
  const colours = colourMatrixOf(layer.adjust ?? {})
  paintPicture({ ...item, clip: outline, ...(colours && { colours }) }, picture, false, page)
}

function pictureOf(src: string, { dress }: PagePaint): DressPicture | null {
  const picture = src.startsWith('file:') ? dress.files?.[src.slice('file:'.length)] : photoOf(src, dress)
  return picture && picture.width > 0 && picture.height > 0 ? picture : null
}
