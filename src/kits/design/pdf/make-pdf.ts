import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { pixelsOf } from '#scene/back-ends/pixels-of.ts'
import type { OutlineFont } from '#scene/back-ends/place-glyphs.ts'
import { cutPath } from '#scene/back-ends/svg-values.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import type { SliceSource } from './held-slices.ts'
import { cropMarks, type Form, type PageBoxes, type PageOptions, pageBoxes } from './page-boxes.ts'
import { type ContentHost, pageContent } from './page-content.ts'
import { PageResources } from './page-resources.ts'
import { nums, pathOperators } from './path-operators.ts'
import { openPdfFonts, type PdfFont } from './pdf-fonts.ts'
import { type EmbeddedPicture, embedPicture, type PdfPicture } from './pdf-pictures.ts'
import type { NamedFont } from './text-operators.ts'

export interface PdfOrder extends PageOptions {
  readonly title: string
  readonly language: string
  /** Text as shapes, for print shops that ask for it: it cannot be copied then. */
  readonly isOutlined: boolean
}

export interface MadePdf {
  readonly pdf: Uint8Array
  /** Slugs of families of which a part is not on this device: their letters are set in another one. */
  readonly missing: readonly string[]
}

/** By the bytes of their files: a font that is open has read its tables. */
const opened = new WeakMap<Uint8Array, OutlineFont>()

function openFont(bytes: Uint8Array): OutlineFont {
  const font = opened.get(bytes) ?? (fontkit.create(bytes as Buffer) as unknown as OutlineFont)
  opened.set(bytes, font)
  return font
}

/** The pages of a design as a PDF in RGB, with boxes for trimming and, where it has bleed, for that. */
export async function makePdf(
  form: Form,
  drawings: readonly Drawing[],
  source: SliceSource,
  pictures: ReadonlyMap<string, PdfPicture>,
  order: PdfOrder,
): Promise<MadePdf> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit as never)
  pdf.setTitle(order.title, { showInWindowTitleBar: true })
  pdf.setLanguage(order.language)
  const fonts = await openPdfFonts(drawings, source, openFont)
  const refs = new Map<PdfFont, PDFRef>()
  if (!order.isOutlined) for (const font of fonts.all) refs.set(font, (await pdf.embedFont(font.bytes)).ref)
  const shown = new Map<string, EmbeddedPicture>()
  for (const { key } of pixelsOf(drawings)) {
    const picture = pictures.get(key)
    if (picture) shown.set(key, await embedPicture(pdf, picture))
  }
  for (const drawing of drawings) {
    const boxes = pageBoxes(form, order)
    const resources = new PageResources(pdf)
    const embedded = (font: OutlineFont): NamedFont | null => {
      const merged = fonts.embeddable(font)
      const ref = merged && refs.get(merged)
      return ref ? { ...merged, name: resources.name('Font', ref.tag, () => ref) } : null
    }
    const host: ContentHost = {
      pdf,
      resources,
      fontsOf: fonts.fontsOf,
      embedded,
      picture: (key) => shown.get(key) ?? null,
    }
    addPage(pdf, boxes, resources, sheetContent(drawing, boxes, pageContent(drawing, host), order))
  }
  return { pdf: await pdf.save(), missing: fonts.missing }
}

function addPage(pdf: PDFDocument, boxes: PageBoxes, resources: PageResources, content: string): void {
  const { width, height, margin, bleed, trim } = boxes
  const page = pdf.addPage([width, height])
  const edge = margin - bleed
  page.setTrimBox(margin, margin, trim.width, trim.height)
  page.setBleedBox(edge, edge, width - 2 * edge, height - 2 * edge)
  page.node.set(PDFName.of('Resources'), resources.toDict())
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)))
}

/** The contents of a page at their place on the sheet, cut to what is printed, and the marks. */
function sheetContent(drawing: Drawing, boxes: PageBoxes, content: string, order: PdfOrder): string {
  const { margin, bleed, trim } = boxes
  const scale = trim.width / drawing.width
  const beyond = bleed / scale
  const [right, bottom] = [drawing.width + beyond, drawing.height + beyond]
  const sheet = `M${-beyond} ${-beyond}L${right} ${-beyond}L${right} ${bottom}L${-beyond} ${bottom}Z`
  const clip = pathOperators(bleed > 0 ? sheet : cutPath(drawing))
  const matrix = [scale, 0, 0, -scale, margin, margin + trim.height]
  const marks = order.hasMarks ? cropMarks(boxes) : []
  const lines = marks.map(
    ([x, y, toX, toY]) => `${nums([x ?? 0, y ?? 0])} m ${nums([toX ?? 0, toY ?? 0])} l S`,
  )
  return [
    `q\n${nums(matrix)} cm\n${clip}\nW n\n${content}\nQ`,
    ...(lines.length > 0 ? ['0.25 w', ...lines] : []),
  ].join('\n')
}
