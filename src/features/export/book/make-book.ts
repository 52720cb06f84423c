import type { Book, PageFormat } from './book.ts'
import type { BookReport, BookRequest } from './book-worker.ts'

export interface MadeBook {
  readonly pdf: Blob
  readonly pages: number
  readonly missing: readonly string[]
}

/**
 * Makes a book in a worker. `progress` is called with values from 0 to 1. Rejects if the worker fails, and
 * with the signal's reason if it is aborted.
 */
export function makeBook(
  book: Book,
  format: PageFormat,
  { progress, signal }: { progress: (share: number) => void; signal: AbortSignal },
): Promise<MadeBook> {
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<MadeBook>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.onerror = (event) => reject(new Error(event.message))
    worker.onmessage = ({ data }: MessageEvent<BookReport>) => {
      if (data.kind === 'progress') progress(data.share)
      else if (data.kind === 'failed') reject(new Error(data.message))
      else {
        const pdf = new Blob([data.bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
        resolve({ pdf, pages: data.pages, missing: data.missing })
      }
    }
    worker.postMessage({ book, format } satisfies BookRequest)
  }).finally(() => worker.terminate())
}
