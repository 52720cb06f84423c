import type { TextItem } from '#scene/list/drawing.ts'
import type { Canvas2d } from '../export/paint-canvas.ts'
import { canvasFont } from '../scene/css-face.ts'

export type TextCanvas = Canvas2d &
  Pick<
    OffscreenCanvasRenderingContext2D,
    'font' | 'fontKerning' | 'textRendering' | 'letterSpacing' | 'fillText'
  >

/** A run as letters of loaded fonts, as an SVG text of the page sets it. Throws where the browser sets no space between letters. */
export function fillRun(context: TextCanvas, { text, x, y, size, spacing, face, fill }: TextItem): void {
  if (!('letterSpacing' in context)) throw new Error('this browser sets no space between letters')
  context.font = canvasFont(face, size)
  context.fontKerning = 'normal'
  context.textRendering = 'geometricPrecision'
  context.letterSpacing = `${spacing}px`
  context.fillStyle = fill
  context.fillText(text, x, y)
}
