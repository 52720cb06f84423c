import { runInWorker } from '../work/run-in-worker.ts'
import { foldWithin } from './fold.ts'

const largeBytes = 1024 * 1024
/** Processor time after which a smaller document is folded in a worker too: sockets wait for as long. */
const shortMs = 10

/**
 * Folds as `fold`: in a worker thread where it is a megabyte or more or takes long, because folding it would block the
 * event loop. Rejects as `runInWorker`.
 */
export async function foldInWorker(
  snapshot: Uint8Array | null,
  tail: readonly Uint8Array[],
): Promise<Uint8Array> {
  const size = tail.reduce((sum, { length }) => sum + length, snapshot?.length ?? 0)
  const made = size < largeBytes ? foldWithin(shortMs, snapshot, tail) : null
  if (made) return made
  return runInWorker(new URL('./fold-worker.ts', import.meta.url), { snapshot, tail })
}
