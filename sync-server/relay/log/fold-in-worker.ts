import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { foldWithin } from './fold.ts'

const largeBytes = 1024 * 1024
/** Processor time after which a smaller document is folded in a worker too. */
const shortMs = 50
/** After so long a worker is ended; the log stays long. */
const atMostMs = 60_000

/**
 * Folds as `fold`: in a worker thread where it is a megabyte or more or takes long, because folding it would block the
 * event loop. Rejects with the worker's error.
 */
export async function foldInWorker(
  snapshot: Uint8Array | null,
  tail: readonly Uint8Array[],
): Promise<Uint8Array> {
  const size = tail.reduce((sum, { length }) => sum + length, snapshot?.length ?? 0)
  const made = size < largeBytes ? foldWithin(shortMs, snapshot, tail) : null
  if (made) return made
  const worker = new Worker(new URL('./fold-worker.ts', import.meta.url), { workerData: { snapshot, tail } })
  try {
    const signal = AbortSignal.timeout(atMostMs)
    const [state] = (await once(worker, 'message', { signal })) as [Uint8Array]
    return state
  } finally {
    await worker.terminate()
  }
}
