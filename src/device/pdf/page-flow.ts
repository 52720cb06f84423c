import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { OwnWeight } from '../fonts/own-font.ts'
import { breakLines } from './break-lines.ts'
import type { PdfFont } from './pdf-fonts.ts'

export type PageFormat = 'a4' | 'wide'

/** Sizes of a page in points; 1 pt is 1/72 inch. */
export interface PageSize {
  readonly width: number
  readonly height: number
  readonly margin: number
  /** Width of the column of labels on the left. */
  readonly labels: number
}

export const pageSizes: Readonly<Record<PageFormat, PageSize>> = {
  a4: { width: 595.28, height: 841.89, margin: 56, labels: 112 },
  wide: { width: 960, height: 540, margin: 64, labels: 200 },
}

export const ink = '#1B1E24'
export const inkSoft = '#5C6069'
export const line = '#DEDCD7'

export interface TextStyle {
  readonly size: number
  readonly weight?: OwnWeight
  readonly colour?: string
  /** Line height, as a multiple of the font size. */
  readonly leading?: number
}

/** Pages that fill from top to bottom: every block first reserves its height. */
export interface PageFlow {
  readonly size: PageSize
  readonly page: PDFPage
  /** Distance of the next block from the lower edge of the page. */
  readonly y: number
  newPage(): void
  /** Starts a new page if less than this is left. */
  need(height: number): void
  space(height: number): void
  lines(text: string, width: number, style: TextStyle): string[]
  /** Draws lines below each other at `x` from `y` down without moving `y`; returns their height. */
  drawLines(lines: readonly string[], x: number, y: number, style: TextStyle): number
  /** Draws a paragraph at the current `y`, over as many pages as needed. */
  paragraph(text: string, x: number, width: number, style: TextStyle): void
  /** Draws one line on an earlier page, at a height from its lower edge. */
  onPage(page: PDFPage): (text: string, x: number, y: number, style: TextStyle) => void
  rule(from: number, to: number, colour: string, thickness: number): void
  box(x: number, y: number, width: number, height: number, colour: string): void
}

export function createPageFlow(
  pdf: PDFDocument,
  size: PageSize,
  fonts: Readonly<Record<OwnWeight, PdfFont>>,
): PageFlow {
  let page = pdf.addPage([size.width, size.height])
  let y = size.height - size.margin
  const bottom = size.margin + 16

  const heightOf = ({ size: points, leading = 1.6 }: TextStyle) => points * leading

  const drawLine = (text: string, x: number, baseline: number, style: TextStyle, on: PDFPage = page) => {
    let at = x
    for (const run of fonts[style.weight ?? 400].runs(text)) {
      on.drawText(run.text, {
        x: at,
        y: baseline,
        size: style.size,
        font: run.font,
        color: colourOf(style.colour ?? ink),
      })
      at += run.font.widthOfTextAtSize(run.text, style.size)
    }
  }

  const flow: PageFlow = {
    size,
    get page() {
      return page
    },
    get y() {
      return y
    },
    newPage: () => {
      page = pdf.addPage([size.width, size.height])
      y = size.height - size.margin
    },
    need: (height) => {
      if (y - height < bottom && y < size.height - size.margin) flow.newPage()
    },
    space: (height) => {
      y -= height
    },
    lines: (text, width, style) =>
      breakLines(text, width, (part) => fonts[style.weight ?? 400].width(part, style.size)),
    drawLines: (lines, x, top, style) => {
      const height = heightOf(style)
      lines.forEach((text, index) => {
        drawLine(text, x, top - (index + 1) * height + (height - style.size) / 2 + style.size * 0.14, style)
      })
      return lines.length * height
    },
    paragraph: (text, x, width, style) => {
      const height = heightOf(style)
      for (const words of flow.lines(text, width, style)) {
        flow.need(height)
        flow.drawLines([words], x, y, style)
        y -= height
      }
    },
    onPage: (earlier) => (text, x, baseline, style) => drawLine(text, x, baseline, style, earlier),
    rule: (from, to, colour, thickness) => {
      page.drawLine({ start: { x: from, y }, end: { x: to, y }, color: colourOf(colour), thickness })
    },
    box: (x, top, width, height, colour) => {
      page.drawRectangle({ x, y: top - height, width, height, color: colourOf(colour) })
    },
  }
  return flow
}

/** Converts `#RRGGBB` to a colour of the PDF library. */
export function colourOf(hex: string) {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}
