import type { Page } from 'playwright'

/**
 * Whether everything that a start without a network needs is on the device of a page. Has the worker fetch what is missing
 * now; the page itself waits for a minute.
 */
export function isReadyOffline(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller
    if (!worker) return false
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise<number | null>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    worker.postMessage({ type: 'KEEP_ALL' }, [port2])
    return (await answered) !== null
  })
}
