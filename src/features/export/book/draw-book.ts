import { PDFDocument, PDFHexString, type PDFImage, PDFName } from '@cantoo/pdf-lib'
import { createPageFlow, ink, inkSoft, type PageFlow, pageSizes } from '#device/pdf/page-flow.ts'
import { embedFonts, type FontSource } from '#device/pdf/pdf-fonts.ts'
import type { Block, Book, BookImage, PageFormat } from './book.ts'
import { drawBlock } from './draw-blocks.ts'

export interface DrawnBook {
  readonly bytes: Uint8Array
  readonly pages: number
  /** Characters that no font has; they are drawn as white squares. */
  readonly missing: readonly string[]
}

/**
 * Lays out a book on pages as PDF. `progress` is called with values from 0 to 1. Rejects if a font or an
 * image cannot be embedded.
 */
export async function drawBook(
  book: Book,
  format: PageFormat,
  source: FontSource,
  progress: (share: number) => void = () => {},
): Promise<DrawnBook> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(book.cover.title, { showInWindowTitleBar: true })
  pdf.setLanguage(book.language)
  pdf.setCreator('Saegim')
  pdf.setProducer('Saegim')
  const texts = textsOf(book)
  const { fonts, missing } = await embedFonts(pdf, source, { 400: texts, 700: texts })
  progress(0.3)
  const images = await embedImages(pdf, book)
  progress(0.4)
  const flow = createPageFlow(pdf, pageSizes[format], fonts)
  drawCover(book, flow, images)
  const starts: { title: string; page: number }[] = []
  for (const [index, chapter] of book.chapters.entries()) {
    // Short chapters share a page; the first starts a new one after the cover.
    if (index === 0 || flow.y < flow.size.height * 0.45) flow.newPage()
    else flow.space(40)
    starts.push({ title: chapter.title, page: pdf.getPageCount() })
    drawChapterHead(chapter.title, chapter.note, flow)
    for (const block of chapter.blocks)
      drawBlock(block, { flow, imageOf: (image) => images.get(image.bytes) ?? fail() })
    progress(0.4 + (0.4 * (index + 1)) / book.chapters.length)
  }
  drawFooters(pdf, book, flow, starts)
  addOutline(pdf, starts)
  const bytes = await pdf.save()
  progress(1)
  return { bytes, pages: pdf.getPageCount(), missing }
}

function drawCover(
  { cover, contentsTitle, chapters }: Book,
  flow: PageFlow,
  images: Map<Uint8Array, PDFImage>,
): void {
  const { width, height, margin } = flow.size
  const colour = cover.colour ?? ink
  const band = Math.round(height * 0.42)
  flow.box(0, height, width, band, colour)
  const logo = cover.logo && images.get(cover.logo.bytes)
  if (logo) {
    const plate = { width: 132, height: 92 }
    flow.box(margin, height - margin, plate.width, plate.height, '#FFFFFF')
    const fit = logo.scaleToFit(plate.width - 28, plate.height - 28)
    flow.page.drawImage(logo, {
      x: margin + (plate.width - fit.width) / 2,
      y: height - margin - plate.height + (plate.height - fit.height) / 2,
      ...fit,
    })
  }
  flow.space(band + 28 - margin)
  flow.paragraph(cover.title, margin, width - 2 * margin, { size: 34, weight: 700, leading: 1.3 })
  if (cover.subtitle !== '') {
    flow.space(4)
    flow.paragraph(cover.subtitle, margin, width - 2 * margin, { size: 15, leading: 1.5 })
  }
  flow.space(10)
  flow.paragraph(cover.note, margin, width - 2 * margin, { size: 10, colour: inkSoft })
  flow.space(22)
  flow.rule(margin, width - margin, ink, 1)
  flow.space(10)
  flow.paragraph(contentsTitle, margin, width - 2 * margin, { size: 9, colour: inkSoft })
  const columns = flow.size.height > 600 ? 1 : 3
  const own = (width - 2 * margin) / columns
  const top = flow.y
  const perColumn = Math.ceil(chapters.length / columns)
  chapters.forEach(({ title }, index) => {
    const style = { size: 10.5, leading: 1.7 }
    const row = index % perColumn
    flow.drawLines([title], margin + Math.floor(index / perColumn) * own, top - row * 18, style)
  })
}

function drawChapterHead(title: string, note: string, flow: PageFlow): void {
  const { width, margin } = flow.size
  flow.rule(margin, width - margin, ink, 1.4)
  flow.space(14)
  flow.paragraph(title, margin, width - 2 * margin, { size: 24, weight: 700, leading: 1.35 })
  flow.paragraph(note, margin, width - 2 * margin, { size: 10, colour: inkSoft })
  flow.space(26)
}

/** Name of the brand and page number, on all pages but the cover. */
function drawFooters(
  pdf: PDFDocument,
  book: Book,
  flow: PageFlow,
  starts: readonly { page: number }[],
): void {
  const { width, margin } = flow.size
  const style = { size: 8, colour: inkSoft, leading: 1.5 }
  const pages = pdf.getPages()
  pages.forEach((page, index) => {
    if (index === 0 || starts.length === 0) return
    const drawn = flow.onPage(page)
    drawn(book.cover.title, margin, 30, style)
    drawn(`${index + 1}`, width - margin - 14, 30, style)
  })
}

/** The chapters as PDF bookmarks. */
function addOutline(pdf: PDFDocument, starts: readonly { title: string; page: number }[]): void {
  if (starts.length === 0) return
  const { context } = pdf
  const root = context.nextRef()
  const refs = starts.map(() => context.nextRef())
  starts.forEach(({ title, page }, index) => {
    const target = pdf.getPage(page - 1)
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: root,
      Dest: [target.ref, PDFName.of('Fit')],
    })
    const [previous, next] = [refs[index - 1], refs[index + 1]]
    if (previous) entry.set(PDFName.of('Prev'), previous)
    if (next) entry.set(PDFName.of('Next'), next)
    const own = refs[index]
    if (own) context.assign(own, entry)
  })
  const outline = context.obj({ Type: 'Outlines', Count: starts.length })
  const [first, last] = [refs[0], refs.at(-1)]
  if (first) outline.set(PDFName.of('First'), first)
  if (last) outline.set(PDFName.of('Last'), last)
  context.assign(root, outline)
  pdf.catalog.set(PDFName.of('Outlines'), root)
}

async function embedImages(pdf: PDFDocument, book: Book): Promise<Map<Uint8Array, PDFImage>> {
  const images = [
    ...(book.cover.logo ? [book.cover.logo] : []),
    ...book.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures.map(({ image }) => image) : [])),
    ),
  ]
  const embedded = new Map<Uint8Array, PDFImage>()
  for (const image of images) {
    if (!embedded.has(image.bytes)) embedded.set(image.bytes, await embedImage(pdf, image))
  }
  return embedded
}

function embedImage(pdf: PDFDocument, { bytes, type }: BookImage): Promise<PDFImage> {
  return type === 'image/png' ? pdf.embedPng(bytes) : pdf.embedJpg(bytes)
}

/** All text that will be drawn, to look up its characters in the fonts. */
function textsOf({ cover, contentsTitle, chapters }: Book): string[] {
  return [
    cover.title,
    cover.subtitle,
    cover.note,
    contentsTitle,
    '0123456789□',
    ...chapters.flatMap(({ title, note, blocks }) => [title, note, ...blocks.flatMap(textsOfBlock)]),
  ].map((text) => text.normalize('NFC'))
}

function textsOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'lead':
    case 'line':
      return [block.label, block.text]
    case 'heading':
      return [block.text]
    case 'swatches':
      return block.colours.flatMap(({ name, values }) => [name, ...values])
    case 'pictures':
      return block.pictures.map(({ caption }) => caption)
    case 'scales':
      return block.scales.flatMap(({ low, high, name }) => [low, high, name])
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'map':
      return [...Object.values(block.axes), ...block.points.map(({ name }) => name)]
  }
}

function fail(): never {
  throw new Error('a picture of the book was not embedded')
}
