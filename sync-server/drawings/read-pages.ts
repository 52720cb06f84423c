import { PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib'

export interface PagesRequest {
  readonly bytes: Uint8Array
  /** A document of more pages answers their number alone. */
  readonly atMost: number
}

/** Millimetres, as the page is shown. */
export interface PdfPage {
  /** Of what is left when the sheet is trimmed. */
  readonly width: number
  readonly height: number
  /** What is printed beyond it: that of the edge which has the least. */
  readonly bleed: number
}

export interface PdfPages {
  readonly count: number
  readonly pages: readonly PdfPage[]
}

const millimetre = 72 / 25.4

/** How many pages a PDF has and how large they are. Rejects where it cannot be read, as where it opens only with a password. */
export async function readPages({ bytes, atMost }: PagesRequest): Promise<PdfPages> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const count = document.getPageCount()
  return { count, pages: count > atMost ? [] : document.getPages().map(sizeOf) }
}

function sizeOf(page: PDFPage): PdfPage {
  const sheet = edgesOf(page.getMediaBox())
  const trim = within(edgesOf(page.getTrimBox()), sheet)
  const bleed = within(edgesOf(page.getBleedBox()), sheet)
  const unit = (page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1) / millimetre
  const size = [(trim.right - trim.left) * unit, (trim.top - trim.bottom) * unit] as const
  const [width, height] = page.getRotation().angle % 180 === 0 ? size : [size[1], size[0]]
  const beyond = [
    trim.left - bleed.left,
    trim.bottom - bleed.bottom,
    bleed.right - trim.right,
    bleed.top - trim.top,
  ]
  return { width, height, bleed: Math.min(...beyond) * unit }
}

interface Edges {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Of a box, whose corners may be given in any order. */
function edgesOf({ x, y, width, height }: ReturnType<PDFPage['getMediaBox']>): Edges {
  return {
    left: Math.min(x, x + width),
    bottom: Math.min(y, y + height),
    right: Math.max(x, x + width),
    top: Math.max(y, y + height),
  }
}

/** Nothing is printed beyond the sheet. */
function within(box: Edges, sheet: Edges): Edges {
  return {
    left: Math.max(box.left, sheet.left),
    bottom: Math.max(box.bottom, sheet.bottom),
    right: Math.min(box.right, sheet.right),
    top: Math.min(box.top, sheet.top),
  }
}
