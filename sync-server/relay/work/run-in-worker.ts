import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** After so long a worker is ended. */
const atMostMs = 60_000

/**
 * Runs a module in a worker thread, which answers with one message, because its work would block the event loop. Rejects
 * with the worker's error, or with an `AbortError` after a minute.
 */
export async function runInWorker<Answer>(module: URL, workerData: unknown): Promise<Answer> {
  const worker = new Worker(module, { workerData })
  try {
    const signal = AbortSignal.timeout(atMostMs)
    const [answer] = (await once(worker, 'message', { signal })) as [Answer]
    return answer
  } finally {
    await worker.terminate()
  }
}
