import { pause } from '#engine/time/start-timer.ts'

const minuteMs = 60_000

/**
 * Has the service worker fetch all files that are not on the device yet, so that every screen opens without a network:
 * after the first minute of a first visit, at once where an earlier page began with it; when the page is idle. Calls back
 * when the last of them has come. Where not all can be had, the next page goes on, or this one when it is shown again.
 */
export async function keepAll(onReady: () => void): Promise<void> {
  if (!navigator.serviceWorker.controller) await pause(minuteMs)
  await whenIdle()
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data: fetched }) => {
    port1.close()
    if (fetched > 0) onReady()
  }
  active?.postMessage({ type: 'KEEP_ALL' }, [port2])
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else resolve()
  })
}
