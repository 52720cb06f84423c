import { readOwnSymbol } from '#kits/logo/draft/read-own-symbol.ts'
import { oneColourPng } from '#kits/logo/one-colour-png.ts'
import { type Drawing, inInk, nested, toSvg } from '#model/draft-logo/drawing.ts'

/** A transparent PNG, `longest` pixels at its longest side. Rejects where the browser cannot draw it. */
export async function toPng(drawing: Drawing, longest: number): Promise<Blob> {
  const scale = longest / Math.max(drawing.width, drawing.height)
  const width = Math.max(1, Math.round(drawing.width * scale))
  const height = Math.max(1, Math.round(drawing.height * scale))
  const picture = new Image(width, height)
  picture.src = `data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`
  await picture.decode()
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no 2d canvas')
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/png' })
}

/**
 * The logo in black alone as a transparent PNG: what is drawn on another shape is left open. Where a symbol of the
 * brand's own has no such form, it stands on its plate.
 */
export async function toOneColourPng(drawing: Drawing, longest: number): Promise<Blob> {
  const black = inInk(drawing, '#000000', await readOwnSymbol(drawing))
  const url = `data:image/svg+xml,${encodeURIComponent(toSvg(black))}`
  const drawn = await oneColourPng(url, { longest, isEnlarged: true })
  return drawn.kind === 'form' ? drawn.black : toPng(black, longest)
}

/** A PDF of outlines on a page as large as the logo: 100 mm at the longest side, no margin. */
export async function toPdf(drawing: Drawing, title: string): Promise<Blob> {
  const { FillRule, PDFDocument, rgb } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.create()
  pdf.setTitle(title)
  const scale = (100 / 25.4) * (72 / Math.max(drawing.width, drawing.height))
  const page = pdf.addPage([drawing.width * scale, drawing.height * scale])
  const top = page.getHeight()
  for (const shape of drawing.shapes) {
    const x = shape.x * scale
    const y = top - shape.y * scale
    if (shape.kind === 'svg') {
      const side = shape.size * scale
      const svg = nested({ svg: shape.svg, x: 0, y: 0, size: side })
      // With the pictures that are in it.
      page.drawSvg(await pdf.embedSvg(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')), {
        x,
        y,
      })
      continue
    }
    const [red = 0, green = 0, blue = 0] = (shape.fill.match(/[0-9A-F]{2}/gi) ?? []).map(
      (hex) => Number.parseInt(hex, 16) / 255,
    )
    page.drawSvgPath(shape.d, {
      x,
      y,
      scale: shape.scale * scale,
      color: rgb(red, green, blue),
      fillRule: shape.isEvenOdd ? FillRule.EvenOdd : FillRule.NonZero,
    })
  }
  return new Blob([(await pdf.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

export function toSvgBlob(drawing: Drawing): Blob {
  return new Blob([toSvg(drawing)], { type: 'image/svg+xml' })
}
