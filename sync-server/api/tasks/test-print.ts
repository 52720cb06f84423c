import { PDFDocument } from '@cantoo/pdf-lib'

const points = (mm: number) => (mm * 72) / 25.4

interface PrintedPages {
  readonly pages?: number
  /** Trimmed, in mm. */
  readonly width?: number
  readonly height?: number
  readonly bleed?: number
}

/** The file of an order of print; of a card with two sides where nothing else is said. */
export async function printPdf({ pages = 2, width = 90, height = 50, bleed = 2 }: PrintedPages = {}) {
  const pdf = await PDFDocument.create()
  const edge = points(bleed)
  for (let at = 0; at < pages; at += 1) {
    const page = pdf.addPage([points(width) + 2 * edge, points(height) + 2 * edge])
    page.setTrimBox(edge, edge, points(width), points(height))
  }
  return { bytes: Buffer.from(await pdf.save()), name: '온기 명함.pdf', type: 'application/pdf' }
}
