import { createFontSource } from '#device/pdf/font-source.ts'
import type { Book, PageFormat } from './book.ts'
import { drawBook } from './draw-book.ts'

export interface BookOrder {
  readonly book: Book
  readonly format: PageFormat
}

export type BookNews =
  | { readonly kind: 'progress'; readonly share: number }
  | {
      readonly kind: 'done'
      readonly bytes: Uint8Array
      readonly pages: number
      readonly missing: readonly string[]
    }
  | { readonly kind: 'failed'; readonly message: string }

/** Makes a book in a worker, so that typing is not blocked, and posts its progress. */
addEventListener('message', ({ data }: MessageEvent<BookOrder>) => {
  const tell = (news: BookNews) => postMessage(news)
  drawBook(data.book, data.format, createFontSource(data.book.language), (share) =>
    tell({ kind: 'progress', share }),
  ).then(
    (drawn) => tell({ kind: 'done', ...drawn }),
    (cause: unknown) => tell({ kind: 'failed', message: String(cause) }),
  )
})
