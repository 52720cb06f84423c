import { pixelsKey } from '#scene/back-ends/pixels-of.ts'
import type { Frame } from '#scene/back-ends/svg-values.ts'
import { cutPath } from '#scene/back-ends/svg-values.ts'
import type { Drawing, Fill, Item, PathItem, PictureItem, TextItem } from '#scene/list/drawing.ts'

export type Canvas2d = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'transform'
  | 'setTransform'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'drawImage'
  | 'setLineDash'
  | 'createLinearGradient'
  | 'globalAlpha'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'imageSmoothingQuality'
>

export interface CanvasHost<Context extends Canvas2d = Canvas2d> {
  /** Paints a run with its baseline beginning at its x and y. Its opacity and its matrix are set. */
  text(context: Context, item: TextItem): void
  /** By the key of its pixels, which have the colours that they are drawn with. */
  picture(key: string): CanvasImageSource | null
}

/** Where of a drawing a canvas shows what. */
export interface View {
  readonly frame: Frame
  /** Pixels by px of the page. */
  readonly scaleX: number
  readonly scaleY: number
  /** The first row of pixels that the canvas has. */
  readonly top: number
  readonly isCut: boolean
}

/** Paints a drawing over what a canvas shows. */
export function paintCanvas<Context extends Canvas2d>(
  context: Context,
  drawing: Drawing,
  host: CanvasHost<Context>,
  view: View,
): void {
  const { frame, scaleX, scaleY, top } = view
  context.save()
  context.setTransform(scaleX, 0, 0, scaleY, -frame.x * scaleX, -frame.y * scaleY - top)
  context.imageSmoothingQuality = 'high'
  if (view.isCut && drawing.cut !== 'rect') context.clip(new Path2D(cutPath(drawing)))
  for (const item of drawing.items) {
    context.save()
    context.transform(...item.matrix)
    context.globalAlpha = item.opacity
    paintItem(context, item, host)
    context.restore()
  }
  context.restore()
}

function paintItem<Context extends Canvas2d>(context: Context, item: Item, host: CanvasHost<Context>): void {
  if (item.kind === 'path') paintPath(context, item)
  else if (item.kind === 'picture') paintPicture(context, item, host)
  else host.text(context, item)
}

/** Text as outlines, so that no font has to be loaded where it is. `outline`: path data of a run, beginning at 0, 0. */
export function outlinedText(outline: (item: TextItem) => string): CanvasHost['text'] {
  return (context, item) => {
    const d = outline(item)
    if (d === '') return
    context.transform(1, 0, 0, 1, item.x, item.y)
    context.fillStyle = item.fill
    context.fill(new Path2D(d))
  }
}

function paintPath(context: Canvas2d, item: PathItem): void {
  const path = new Path2D(item.d)
  if (item.fill !== null) {
    context.fillStyle = styleOf(context, item.fill)
    context.fill(path, item.evenOdd ? 'evenodd' : 'nonzero')
  }
  if (item.stroke === null) return
  context.strokeStyle = item.stroke
  context.lineWidth = item.strokeWidth
  context.lineCap = item.round ? 'round' : 'butt'
  context.lineJoin = item.round ? 'round' : 'miter'
  context.setLineDash([...item.dash])
  context.stroke(path)
}

function paintPicture(context: Canvas2d, item: PictureItem, host: Pick<CanvasHost, 'picture'>): void {
  const picture = host.picture(pixelsKey(item))
  if (!picture) return
  if (item.clip !== null) context.clip(new Path2D(item.clip))
  context.drawImage(picture, item.x, item.y, item.w, item.h)
}

function styleOf(context: Canvas2d, fill: Fill): string | CanvasGradient {
  if (typeof fill === 'string') return fill
  const gradient = context.createLinearGradient(...fill.from, ...fill.to)
  for (const [at, colour, opacity] of fill.stops) {
    const alpha = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
    gradient.addColorStop(at, `${colour}${alpha}`)
  }
  return gradient
}
