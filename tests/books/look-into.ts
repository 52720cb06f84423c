import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { textOfPdf } from '../support/pdf-text.ts'
import { drawPages } from './draw-pages.ts'

/** What a reader would copy out of a PDF, without white space. */
export function textOfBytes(pdf: Uint8Array): string {
  return onDisk(pdf, textOfPdf)
}

export interface Word {
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly text: string
}

/** Where each word stands, in points, and how large the pages are. */
export function wordsIn(pdf: Uint8Array): {
  readonly words: Word[]
  readonly size: readonly [number, number]
} {
  const xml = onDisk(pdf, (path) =>
    execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 64e6 }),
  )
  const pages = xml.split('<page ').slice(1)
  const size = /width="([\d.]+)" height="([\d.]+)"/.exec(pages[0] ?? '')
  const words = pages.flatMap((page, index) =>
    [...page.matchAll(/xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g)].map(
      ([, left, top, right, bottom, text = '']) => ({
        page: index + 1,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
        text,
      }),
    ),
  )
  return { words, size: [Number(size?.[1]), Number(size?.[2])] }
}

/** Words at the edge of a page or beyond it. */
export function outside(pdf: Uint8Array): Word[] {
  const { words, size } = wordsIn(pdf)
  const margin = 4
  // The box of the figure before a chapter is higher than its ink.
  const isFigure = ({ top, bottom }: { top: number; bottom: number }) => bottom - top > 120
  return words.filter(
    ({ left, top, right, bottom }) =>
      !isFigure({ top, bottom }) &&
      (left < margin || top < margin || right > size[0] - margin || bottom > size[1] - margin),
  )
}

/** Height in pixels of the small pictures of pages. */
const height = 96

/** Grey pictures of pages, all of one width. */
export interface Pictures {
  readonly width: number
  readonly pages: readonly Uint8Array[]
}

/** A small grey picture of each page: enough to see what stands where. */
export async function picturesOf(pdf: Uint8Array): Promise<Pictures> {
  const drawn = await drawPages(pdf, height)
  return { width: drawn[0]?.width ?? 0, pages: drawn.map(({ pixels }) => pixels) }
}

/** The pages beside each other, as they are stored. */
export async function asPicture({
  width,
  pages,
}: {
  width: number
  pages: readonly Uint8Array[]
}): Promise<Buffer> {
  const sheet = new Uint8Array(width * pages.length * height)
  pages.forEach((pixels, page) => {
    for (let row = 0; row < height; row++)
      sheet.set(pixels.subarray(row * width, (row + 1) * width), (row * pages.length + page) * width)
  })
  return sharp(sheet, { raw: { width: width * pages.length, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** How far each page of a stored picture is from these, in per cent of black. */
export async function distances(
  stored: Buffer,
  { width, pages }: { width: number; pages: readonly Uint8Array[] },
): Promise<number[]> {
  const { data, info } = await sharp(stored).greyscale().raw().toBuffer({ resolveWithObject: true })
  return pages.map((pixels, page) => {
    if (info.width !== width * pages.length) return 100
    let sum = 0
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const there = data[((row * pages.length + page) * width + column) * info.channels] ?? 0
        sum += Math.abs((pixels[row * width + column] ?? 0) - there)
      }
    }
    return (sum / (width * height) / 255) * 100
  })
}

/** The share of a page, in per cent, that is not its ground. */
export function inkOf(pixels: Uint8Array): number {
  const counts = new Map<number, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const [ground = 255] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return (pixels.filter((pixel) => Math.abs(pixel - ground) > 12).length / pixels.length) * 100
}

export function run(command: string, ...args: string[]): (pdf: Uint8Array) => string {
  return (pdf) =>
    onDisk(pdf, (path) =>
      execFileSync(command, [...args, path], { encoding: 'utf8', maxBuffer: 64e6, stdio: 'pipe' }),
    )
}

function onDisk<Result>(pdf: Uint8Array, use: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'saegim-book-'))
  try {
    const path = join(folder, 'book.pdf')
    writeFileSync(path, pdf)
    return use(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
