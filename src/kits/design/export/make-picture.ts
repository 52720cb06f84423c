import { withDensity } from '#engine/png/png-chunks.ts'
import { pngOfStrips } from '#engine/png/png-of-strips.ts'
import { frameOf } from '#scene/back-ends/svg-values.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { type ExportSize, mostCanvasPixels, type PictureFormat, sizeFault } from './export-size.ts'
import { type CanvasHost, paintCanvas } from './paint-canvas.ts'

export interface PictureOrder {
  readonly format: PictureFormat
  readonly size: ExportSize
  readonly isWithBleed: boolean
  /** 0 to 1, of JPG and WebP. */
  readonly quality: number
}

/** Pixels of a strip: 8 MB of a canvas. */
const stripPixels = 2_097_152
const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const

/**
 * A drawing as a picture file. A JPG is on white, other formats are transparent where nothing is painted. Rejects with a
 * `RangeError` for a size that `sizeFault` refuses, and where this browser cannot write the format.
 */
export async function makePicture(drawing: Drawing, host: CanvasHost, order: PictureOrder): Promise<Blob> {
  const { format, size } = order
  const fault = sizeFault(size, format)
  if (fault) throw new RangeError(fault)
  if (size.width * size.height > mostCanvasPixels) return makeInStrips(drawing, host, order)
  const canvas = openCanvas(size.width, size.height, format)
  paint(canvas.context, drawing, host, order, 0)
  const blob = await canvas.element.convertToBlob({ type: types[format], quality: order.quality })
  if (blob.type !== types[format]) throw new RangeError(`this browser writes no ${format}`)
  return format === 'png' && size.perInch !== null ? withDensity(blob, size.perInch) : blob
}

async function makeInStrips(drawing: Drawing, host: CanvasHost, order: PictureOrder): Promise<Blob> {
  const { width, height, perInch } = order.size
  const rows = Math.max(1, Math.floor(stripPixels / width))
  const { context } = openCanvas(width, rows, 'png')
  return pngOfStrips({
    width,
    height,
    rows,
    density: perInch,
    strip(top, count) {
      context.clearRect(0, 0, width, rows)
      paint(context, drawing, host, order, top)
      return context.getImageData(0, 0, width, count).data
    },
  })
}

function paint(
  context: OffscreenCanvasRenderingContext2D,
  drawing: Drawing,
  host: CanvasHost,
  { size, isWithBleed }: PictureOrder,
  top: number,
): void {
  const frame = frameOf(drawing, isWithBleed)
  const [scaleX, scaleY] = [size.width / frame.width, size.height / frame.height]
  paintCanvas(context, drawing, host, { frame, scaleX, scaleY, top, isCut: !isWithBleed })
}

function openCanvas(width: number, height: number, format: PictureFormat) {
  const element = new OffscreenCanvas(width, height)
  const context = element.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2d canvas')
  if (format === 'jpg') {
    context.fillStyle = '#FFFFFF'
    context.fillRect(0, 0, width, height)
  }
  return { element, context }
}
