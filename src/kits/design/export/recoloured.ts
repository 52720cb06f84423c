import { startTimer } from '#engine/time/start-timer.ts'
import { recolour } from '#scene/colour/colour-matrix.ts'
import type { ColourMatrix } from '#scene/list/drawing.ts'

/** Some 10 ms of a phone. */
const pixelsAtOnce = 1_000_000

/** The pixels of a picture in other colours. It lets the page go on in between. */
export async function recoloured(picture: ImageBitmap, colours: ColourMatrix): Promise<OffscreenCanvas> {
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2d canvas')
  context.drawImage(picture, 0, 0)
  const rows = Math.max(1, Math.floor(pixelsAtOnce / width))
  for (let top = 0; top < height; top += rows) {
    const strip = context.getImageData(0, top, width, Math.min(rows, height - top))
    recolour(strip.data, colours)
    context.putImageData(strip, 0, top)
    if (top + rows < height) await new Promise<void>((resolve) => startTimer(resolve))
  }
  return canvas
}
