import { createFontSource } from '#device/pdf/font-source.ts'
import { openTypesetter } from '#device/pdf/typesetter.ts'
import { NoTypesetter, readTypesetter } from '#device/pdf/typesetter-files.ts'
import type { Book, BookImage, BookStyle } from './book.ts'
import { type BookFace, type BookPress, openPress } from './set-book.ts'

export type BookOrder =
  | {
      readonly kind: 'open'
      readonly book: Book
      readonly images: ReadonlyMap<string, BookImage>
      readonly faces: readonly BookFace[]
    }
  | { readonly kind: 'set'; readonly style: BookStyle }

export type BookReport =
  | { readonly kind: 'opened'; readonly missing: readonly string[] }
  | { readonly kind: 'set'; readonly pdf: Uint8Array<ArrayBuffer> }
  /** `isAbsent`: the typesetter is not on this device and cannot be downloaded. */
  | { readonly kind: 'failed'; readonly message: string; readonly isAbsent: boolean }

/** Sets books in a worker, so that typing is not blocked: opened once, then set in as many styles as somebody tries. */
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
    press = openTypesetter(readTypesetter()).then((typesetter) =>
      openPress(typesetter, book, images, faces, createFontSource(book.lang)),
    )
    return { kind: 'opened', missing: (await press).missing }
  }
  if (!press) throw new Error('no book was opened')
  const pdf = (await press).set(order.style)
  const boxed = order.style.hasMarks ? await (await import('./page-boxes.ts')).withPageBoxes(pdf) : pdf
  return { kind: 'set', pdf: new Uint8Array(boxed) }
}
