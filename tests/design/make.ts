import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'fontkit'
import sharp from 'sharp'
import { makePdf, type PdfOrder } from '#kits/design/pdf/make-pdf.ts'
import { openPdfFonts } from '#kits/design/pdf/pdf-fonts.ts'
import type { PdfPicture } from '#kits/design/pdf/pdf-pictures.ts'
import { outlineRun } from '#scene/back-ends/outline-run.ts'
import type { OutlineFont } from '#scene/back-ends/place-glyphs.ts'
import { svgText } from '#scene/back-ends/svg-text.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { fontOfPackage } from '../books/package-fonts.ts'

export const fonts = fontOfPackage('ko')
const plain: PdfOrder = {
  title: '명함',
  language: 'ko',
  isWithBleed: false,
  hasMarks: false,
  isOutlined: false,
}

export type Form = Parameters<typeof makePdf>[0]

export async function pdfOf(
  form: Form,
  drawings: readonly Drawing[],
  pictures: ReadonlyMap<string, PdfPicture>,
  order: Partial<PdfOrder> = {},
): Promise<Uint8Array> {
  const { pdf } = await makePdf(form, drawings, fonts, pictures, { ...plain, ...order })
  return pdf
}

/** Pixels of the first page, so many wide. */
export async function pixelsOfPdf(pdf: Uint8Array, width: number): Promise<Buffer> {
  return sharp(pageOfPdf(pdf, { width })).removeAlpha().raw().toBuffer()
}

/** The first page as PNG, so many pixels wide and high; without a height as it follows. */
export function pageOfPdf(
  pdf: Uint8Array,
  { width, height = -1 }: { width: number; height?: number },
): Buffer {
  const size = ['-scale-to-x', `${width}`, '-scale-to-y', `${height}`]
  return onDisk(pdf, (path) => {
    execFileSync('pdftoppm', ['-png', '-singlefile', ...size, path, path])
    return readFileSync(`${path}.png`)
  })
}

/** The same drawing as outlined SVG, by the renderer of the server. */
export async function pixelsOfSvg(drawing: Drawing, jpeg: Buffer, width: number): Promise<Buffer> {
  const { fontsOf } = await openPdfFonts(
    [drawing],
    fonts,
    (bytes) => create(bytes as Buffer) as never as OutlineFont,
  )
  const picture = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  const host = {
    outline: (item: Parameters<typeof outlineRun>[0]) => outlineRun(item, fontsOf(item)),
    picture: () => picture,
  }
  return sharp(Buffer.from(svgText(drawing, host, { width })))
    .flatten({ background: '#FFFFFF' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The part of the pixels that differ by more than the smoothing of edges. */
export function difference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) throw new Error(`${one.length} and ${other.length} bytes`)
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const far = [0, 1, 2].some((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > 48)
    if (far) count++
  }
  return count / (one.length / 3)
}

/** What a reader copies, with its spaces. */
export function textOf(pdf: Uint8Array): string {
  return onDisk(pdf, (path) => execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { encoding: 'utf8' }))
}

export function infoOf(pdf: Uint8Array): string {
  return onDisk(pdf, (path) => execFileSync('pdfinfo', ['-box', path], { encoding: 'utf8' }))
}

function onDisk<Result>(pdf: Uint8Array, look: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'saegim-pdf-'))
  try {
    const path = join(folder, 'page.pdf')
    writeFileSync(path, pdf)
    return look(path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
