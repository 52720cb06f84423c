import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AskedPage, DrawnPage, Locked } from './pdf-page.ts'

const patienceMs = 20_000
const mostHeight = 4_000

/**
 * The first page of a PDF, so many pixels wide; null where the document opens only with a password. Rejects where it cannot be
 * read or takes too long.
 */
export async function drawFirstPage(bytes: Uint8Array, width: number): Promise<DrawnPage | null> {
  const worker = new Worker(new URL('./pdf-page.ts', import.meta.url), {
    workerData: { bytes, width, mostHeight } satisfies AskedPage,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const exited = once(worker, 'exit').then(() => {
    throw new Error('The thread ended without a page.')
  })
  exited.catch(() => undefined)
  try {
    const [drawn] = await Promise.race([
      once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) }),
      exited,
    ])
    const page = drawn as DrawnPage | Locked
    return page === 'locked' ? null : page
  } finally {
    await worker.terminate()
  }
}
