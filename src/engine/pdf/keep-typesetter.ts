import { connectionCost } from '../browser/connection-cost.ts'
import { isOnline } from '../browser/network.ts'
import { startTimer } from '../time/start-timer.ts'
import { keepTypesetter } from './typesetter-files.ts'

/** In ms: everything that the person came for is loaded before. */
const pause = 10_000

/**
 * Downloads the typesetter of brand books a while later, for use offline. Not on a metered connection, and only after
 * the service worker: without one the cache is not used offline. Returns what ends it.
 */
export function keepTypesetterLater(): () => void {
  let isOver = false
  const timer = startTimer(() => {
    void navigator.serviceWorker?.ready.then(() => (isOver ? undefined : keep()))
  }, pause)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

async function keep(): Promise<void> {
  if (connectionCost() !== 'free' || !isOnline()) return
  try {
    await keepTypesetter()
  } catch (cause) {
    console.warn('the typesetter of books is not on this device', cause)
  }
}
