import { hasTypesetter } from '#engine/pdf/typesetter-files.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import type { Book, BookImage, BookStyle } from './book.ts'
import type { BookOrder, BookReport } from './book-worker.ts'
import type { BookFace } from './set-book.ts'

export type PressFault = 'absent' | 'broken'
export type OpenReport = Extract<BookReport, { kind: 'opened' }>
export type SetReport = Extract<BookReport, { kind: 'set' }>

/** A press in a worker, which starts before there is a book. */
export interface RemotePress {
  /** Gives it the book; once. Rejects with `PressError`. */
  open(book: Book, images: ReadonlyMap<string, BookImage>, faces: readonly BookFace[]): Promise<OpenReport>
  /** The PDF in a style. A later call makes an earlier one, which has not begun yet, resolve with null. */
  set(style: BookStyle): Promise<SetReport | null>
  end(): void
}

export class PressError extends Error {
  readonly fault: PressFault

  constructor(fault: PressFault, message: string) {
    super(message)
    this.fault = fault
  }
}

interface StartedWorker {
  readonly worker: Worker
  /** Rejects if its code cannot be loaded or run. */
  readonly broken: Promise<never>
}

/** In ms: how long a prepared worker waits for its book. */
const patience = 30_000
let prepared: (StartedWorker & { readonly timer: Timer }) | null = null

/** Starts a worker for a book that the user is about to open, where that needs no network. */
export async function preparePress(): Promise<void> {
  if (prepared || !(await hasTypesetter()) || prepared) return
  const started = startWorker()
  const timer = startTimer(() => {
    prepared = null
    started.worker.terminate()
  }, patience)
  prepared = { ...started, timer }
}

/** The prepared worker, or a new one. */
export function startPress(): RemotePress {
  const { worker, broken } = takeWorker()
  let wanted = 0
  // One order at a time: an answer belongs to the order before it.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = last.then(task)
    last = done.catch(() => {})
    return done
  }
  const ask = <Kind extends BookOrder['kind']>(order: Extract<BookOrder, { kind: Kind }>) => {
    const answered = new Promise<Extract<BookReport, { kind: ReportOf[Kind] }>>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<BookReport>) => {
        if (data.kind === 'failed') reject(new PressError(data.isAbsent ? 'absent' : 'broken', data.message))
        else resolve(data as Extract<BookReport, { kind: ReportOf[Kind] }>)
      }
      worker.postMessage(order)
    })
    return Promise.race([answered, broken])
  }
  return {
    open: (book, images, faces) => inTurn(() => ask<'open'>({ kind: 'open', book, images, faces })),
    set(style) {
      const turn = ++wanted
      return inTurn(async () => (turn === wanted ? ask<'set'>({ kind: 'set', style }) : null))
    },
    end: () => worker.terminate(),
  }
}

interface ReportOf {
  readonly open: 'opened'
  readonly set: 'set'
}

function takeWorker(): StartedWorker {
  if (!prepared) return startWorker()
  const { timer, ...started } = prepared
  prepared = null
  clearTimeout(timer)
  return started
}

function startWorker(): StartedWorker {
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = (event) => reject(new PressError('broken', event.message))
  })
  broken.catch(() => {})
  return { worker, broken }
}
