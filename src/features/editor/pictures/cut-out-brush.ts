import type { CutOutPicture } from '#kits/pictures/cut-out/cut-out-picture.ts'

export interface Brush {
  readonly act: 'erase' | 'keep'
  readonly size: keyof typeof radii
}

type Point = readonly [x: number, y: number]

/** A line of the brush, in pixels of the picture. */
export interface Stroke {
  readonly brush: Brush
  readonly from: Point
  readonly to: Point
}

type Picture = Pick<CutOutPicture, 'whole' | 'cut'>

/** Of the longer side of the picture. */
const radii = { small: 0.008, middle: 0.022, large: 0.06 } as const

/** Makes a canvas as large as a picture, and shows that with what the brush did. */
export function paintAll(
  canvas: HTMLCanvasElement,
  { whole, cut }: Picture,
  strokes: readonly Stroke[],
): void {
  canvas.width = whole.width
  canvas.height = whole.height
  canvas.getContext('2d')?.drawImage(cut ?? whole, 0, 0)
  for (const stroke of strokes) paintStroke(canvas, whole, stroke)
}

/** What is under a stroke is gone, or as in the whole picture. */
export function paintStroke(canvas: HTMLCanvasElement, whole: ImageBitmap, stroke: Stroke): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { act, size } = stroke.brush
  context.save()
  context.lineCap = 'round'
  context.lineWidth = 2 * radii[size] * Math.max(canvas.width, canvas.height)
  context.globalCompositeOperation = act === 'erase' ? 'destination-out' : 'source-over'
  context.strokeStyle = (act === 'keep' && context.createPattern(whole, 'no-repeat')) || '#000'
  context.beginPath()
  context.moveTo(...stroke.from)
  // A line without a length has no round ends.
  context.lineTo(stroke.to[0] + 0.01, stroke.to[1])
  context.stroke()
  context.restore()
}
