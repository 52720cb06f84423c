import { PDFDocument } from '@cantoo/pdf-lib'

const millimetre = 72 / 25.4
/** As in `pages/base.typ`: from the edge of the sheet to the trimmed page, and what is printed beyond that. */
const [slug, bleed] = [10 * millimetre, 3 * millimetre]

/** The same pages with the boxes that a printer trims by. */
export async function withPageBoxes(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const page of document.getPages()) {
    const { width, height } = page.getMediaBox()
    page.setTrimBox(slug, slug, width - 2 * slug, height - 2 * slug)
    page.setBleedBox(slug - bleed, slug - bleed, width - 2 * (slug - bleed), height - 2 * (slug - bleed))
  }
  return document.save()
}
