import { createIdleWorker } from '#engine/browser/idle-worker.ts'

/** In ms. */
const longestIdle = 60_000

/** The worker that draws cards, which the next screen of cards goes on with. */
export const cardWorker = createIdleWorker(
  () => new Worker(new URL('./card-worker.ts', import.meta.url), { type: 'module' }),
  longestIdle,
)

/** Whether this browser has such workers. */
export function hasCardWorkers(): boolean {
  return typeof Worker === 'function' && typeof OffscreenCanvas === 'function'
}

/** Starts it before a screen of cards is there. */
export function prepareCardWorker(): void {
  if (hasCardWorkers()) cardWorker.keep(cardWorker.take())
}
