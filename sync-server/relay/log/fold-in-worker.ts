import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fold } from './fold.ts'

const largeBytes = 1024 * 1024

/** A large document in a thread of its own, because it would hold up everybody's keystrokes. */
export async function foldAside(
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
