import type { Book, BookImage, BookStyle } from './book.ts'
import type { BookOrder, BookReport } from './book-worker.ts'
import type { BookFace } from './set-book.ts'

export type PressFault = 'absent' | 'broken'

/** A press in a worker. */
export interface RemotePress {
  /** Characters without a font. Rejects with `PressError`. */
  readonly opened: Promise<readonly string[]>
  /** The PDF in a style. A later call makes an earlier one, which has not begun yet, resolve with null. */
  set(style: BookStyle): Promise<Uint8Array<ArrayBuffer> | null>
  end(): void
}

export class PressError extends Error {
  readonly fault: PressFault

  constructor(fault: PressFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Starts a worker and gives it a book. */
export function startPress(
  book: Book,
  images: ReadonlyMap<string, BookImage>,
  faces: readonly BookFace[],
): RemotePress {
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' })
  let wanted = 0
  const ask = (order: BookOrder) =>
    new Promise<BookReport>((resolve, reject) => {
      worker.onerror = (event) => reject(new PressError('broken', event.message))
      worker.onmessage = ({ data }: MessageEvent<BookReport>) => {
        if (data.kind === 'failed') reject(new PressError(data.isAbsent ? 'absent' : 'broken', data.message))
        else resolve(data)
      }
      worker.postMessage(order)
    })
  const opening = ask({ kind: 'open', book, images, faces })
  // One order at a time: an answer belongs to the order before it.
  let last: Promise<unknown> = opening
  return {
    opened: opening.then((report) => (report.kind === 'opened' ? report.missing : [])),
    set(style) {
      const turn = ++wanted
      const made = last.then(async () => {
        if (turn !== wanted) return null
        const report = await ask({ kind: 'set', style })
        return report.kind === 'set' ? report.pdf : null
      })
      last = made.catch(() => {})
      return made
    },
    end: () => worker.terminate(),
  }
}
