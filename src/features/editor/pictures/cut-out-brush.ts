export interface Brush {
  readonly act: 'erase' | 'keep'
  readonly size: keyof typeof radii
}

type Point = readonly [x: number, y: number]

/** Of the longer side of the picture. */
const radii = { small: 0.008, middle: 0.022, large: 0.06 } as const

/** Makes a canvas as large as a picture, and shows that alone. */
export function paintWhole(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
}

/** A stroke of the brush from one point to the next: what is under it is gone, or as in the whole picture. */
export function paintDot(
  canvas: HTMLCanvasElement,
  whole: ImageBitmap,
  { act, size }: Brush,
  from: Point,
  to: Point,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.save()
  context.lineCap = 'round'
  context.lineWidth = 2 * radii[size] * Math.max(canvas.width, canvas.height)
  context.globalCompositeOperation = act === 'erase' ? 'destination-out' : 'source-over'
  context.strokeStyle = (act === 'keep' && context.createPattern(whole, 'no-repeat')) || '#000'
  context.beginPath()
  context.moveTo(...from)
  // A line without a length has no round ends.
  context.lineTo(to[0] + 0.01, to[1])
  context.stroke()
  context.restore()
}
