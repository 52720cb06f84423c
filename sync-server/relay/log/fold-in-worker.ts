import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fold } from './fold.ts'

const largeBytes = 1024 * 1024

/**
 * Folds as `fold`, for a megabyte or more in a worker thread, because folding it would block the event loop. Rejects with
 * the worker's error.
 */
export async function foldInWorker(
  snapshot: Uint8Array | null,
  tail: readonly Uint8Array[],
): Promise<Uint8Array> {
  const size = tail.reduce((sum, { length }) => sum + length, snapshot?.length ?? 0)
  if (size < largeBytes) return fold(snapshot, tail)
  const worker = new Worker(new URL('./fold-worker.ts', import.meta.url), { workerData: { snapshot, tail } })
  try {
    const [state] = (await once(worker, 'message')) as [Uint8Array]
    return state
  } finally {
    await worker.terminate()
  }
}
