import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib'

/** A picture as a PDF holds it. `svg`: of paths in plain colours alone, in its own width and height. */
export type PdfPicture =
  | { readonly type: 'jpg' | 'png'; readonly bytes: Uint8Array }
  | { readonly type: 'svg'; readonly svg: string; readonly width: number; readonly height: number }

export interface EmbeddedPicture {
  readonly ref: PDFRef
  /** What one unit of it is: of pixels 1, of drawings their size. */
  readonly width: number
  readonly height: number
}

export async function embedPicture(pdf: PDFDocument, picture: PdfPicture): Promise<EmbeddedPicture> {
  if (picture.type === 'svg') return embedDrawing(pdf, picture)
  const { ref } = await (picture.type === 'jpg' ? pdf.embedJpg(picture.bytes) : pdf.embedPng(picture.bytes))
  return { ref, width: 1, height: 1 }
}

/** A drawing as a page of its own, which stays vectors. */
async function embedDrawing(
  pdf: PDFDocument,
  { svg, width, height }: Extract<PdfPicture, { type: 'svg' }>,
): Promise<EmbeddedPicture> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const own = await PDFDocument.create()
  own.addPage([width, height]).drawSvg(await own.embedSvg(svg), { x: 0, y: height, width, height })
  const [page] = await pdf.embedPdf(await own.save())
  if (!page) throw new Error('the drawing has no page')
  return { ref: page.ref, width, height }
}
