import { createFontSource } from '#device/pdf/font-source.ts'
import type { Book, PageFormat } from './book.ts'
import { drawBook } from './draw-book.ts'

export interface BookRequest {
  readonly book: Book
  readonly format: PageFormat
}

export type BookReport =
  | { readonly kind: 'progress'; readonly share: number }
  | {
      readonly kind: 'done'
      readonly bytes: Uint8Array
      readonly pages: number
      readonly missing: readonly string[]
    }
  | { readonly kind: 'failed'; readonly message: string }

/** Makes a book in a worker, so that typing is not blocked, and posts its progress. */
addEventListener('message', ({ data }: MessageEvent<BookRequest>) => {
  const report = (message: BookReport) => postMessage(message)
  drawBook(data.book, data.format, createFontSource(data.book.language), (share) =>
    report({ kind: 'progress', share }),
  ).then(
    (drawn) => report({ kind: 'done', ...drawn }),
    (cause: unknown) => report({ kind: 'failed', message: String(cause) }),
  )
})
