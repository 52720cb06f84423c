import { createFontSource } from '#engine/pdf/font-source.ts'
import { pagesIn } from '#engine/pdf/pages-in.ts'
import { NoTypesetter } from '#engine/pdf/typesetter-files.ts'
import type { Book, BookImage, BookStyle } from './book.ts'
import { type BookFace, type BookPress, openPress } from './set-book.ts'
import { startTypesetter } from './start-typesetter.ts'

export type BookOrder =
  | {
      readonly kind: 'open'
      readonly book: Book
      readonly images: ReadonlyMap<string, BookImage>
      readonly faces: readonly BookFace[]
    }
  | { readonly kind: 'set'; readonly style: BookStyle }

export type BookReport =
  | { readonly kind: 'opened'; readonly missing: readonly string[]; readonly hasFonts: boolean }
  | { readonly kind: 'set'; readonly pdf: Uint8Array<ArrayBuffer>; readonly pages: number }
  /** `isAbsent`: the typesetter is not on this device and cannot be downloaded. */
  | { readonly kind: 'failed'; readonly message: string; readonly isAbsent: boolean }

/**
 * Sets books in a worker, so that typing is not blocked: starts at once, is opened with a book, then sets it in as many
 * styles as the user tries.
 */
const typesetter = startTypesetter()
typesetter.catch(() => {})
let press: Promise<BookPress> | null = null

addEventListener('message', ({ data }: MessageEvent<BookOrder>) => {
  follow(data).then(
    (report) => postMessage(report, report.kind === 'set' ? { transfer: [report.pdf.buffer] } : undefined),
    (cause: unknown) =>
      postMessage({
        kind: 'failed',
        message: String(cause),
        isAbsent: cause instanceof NoTypesetter,
      } satisfies BookReport),
  )
})

async function follow(order: BookOrder): Promise<BookReport> {
  if (order.kind === 'open') {
    const { book, images, faces } = order
    press = openPress(typesetter, book, images, faces, createFontSource(book.lang))
    const { missing, hasFonts } = await press
    return { kind: 'opened', missing, hasFonts }
  }
  if (!press) throw new Error('no book was opened')
  const pdf = (await press).set(order.style)
  const pages = pagesIn(pdf)
  const boxed = order.style.hasMarks ? await (await import('./page-boxes.ts')).withPageBoxes(pdf) : pdf
  return { kind: 'set', pdf: new Uint8Array(boxed), pages }
}
