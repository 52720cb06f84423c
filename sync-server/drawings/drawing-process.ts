import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { DesignPicture, StoredState } from '../scenes/design-works.ts'
import { type DrawRequest, drawOneColour, drawPicture } from './draw-picture.ts'
import type { PagesRequest } from './read-pages.ts'
import { takeDrawing } from './take-drawing.ts'

/*
 * A process of its own, see `draw-apart.ts`. It has nothing of the server: no secrets, no connections.
 */

/** Loaded by the process that draws designs alone: fonts and layout take 20 MB. */
const designs = () => import('../scenes/design-works.ts')

const works = {
  take: takeDrawing,
  draw: drawPicture,
  'one colour': drawOneColour,
  'read design': async (given: StoredState) => (await designs()).readFirstPage(given),
  'read draft logo': async (given: StoredState) => (await designs()).readDraftLogo(given),
  'draw design': async (given: DesignPicture) => (await designs()).drawDesign(given),
  'read pages': async (given: PagesRequest) => (await import('./read-pages.ts')).readPages(given),
} as const

export type Works = typeof works

/** One at a time; each is answered with one message. */
export interface Question {
  readonly work: keyof Works
  readonly given: Uint8Array | DrawRequest | StoredState | DesignPicture | PagesRequest
}

export type Answer =
  | { readonly ok: true; readonly made: unknown }
  | { readonly ok: false; readonly reason: string }

const [atMostMs, residentMb = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number)
const watch = new Worker(new URL('./processor-watch.ts', import.meta.url), {
  workerData: { atMostMs, residentMb },
})

sharp.cache(false)
sharp.concurrency(1)

process.on('message', async ({ work, given }: Question) => {
  watch.postMessage('begun')
  try {
    const made = await (works[work] as (given: unknown) => Promise<unknown>)(given)
    answer({ ok: true, made })
  } catch (cause) {
    answer({ ok: false, reason: cause instanceof Error ? cause.message : String(cause) })
  } finally {
    watch.postMessage('ended')
  }
})
// A signal for the whole group, such as Ctrl+C, is for the server, which waits for what is under way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// An exit waits for the renderer, which may never come back.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.('ready')

function answer(answer: Answer): void {
  process.send?.(answer)
}
