import { askForPage } from '#engine/browser/ask-for-page.ts'
import { pause } from '#engine/time/start-timer.ts'
import { recentReloads, reloadItself } from './reload.ts'

/**
 * How an address is opened at which the worker answered with the app.
 * `looking`: the server is asked. `opening`: it has a page of the public site there, and the version that shows it is
 * being fetched. `stuck`: it has the page, but opening it did not help. `absent`: it answers with the app, or says that
 * there is no page.
 */
export type PageState = 'looking' | 'opening' | 'stuck' | 'absent' | 'failing' | 'unreachable'

/**
 * The pause before each reload of a minute. The first may find a worker that has no network yet, although the page has
 * one again: it answers with the app once more.
 */
const pausesMs = [0, 1000, 4000]

/**
 * Opens the page of the public site that the server has at `address`: activates the newest worker and reloads, at most
 * three times a minute. Never rejects.
 */
export async function openServedPage(address: string, report: (state: PageState) => void): Promise<void> {
  const page = await askForPage(address)
  if (page !== 'served') return report(page)
  const pauseMs = pausesMs[recentReloads()]
  if (pauseMs === undefined) return report('stuck')
  report('opening')
  if (pauseMs > 0) await pause(pauseMs)
  try {
    await activateNewestWorker()
  } catch {
    return report('stuck')
  }
  await reloadItself()
}

/**
 * Activates the newest worker of the server, without a confirmation: the page that is asked for can be opened only
 * through it. Other tabs keep what is open in them. Rejects if the worker cannot be installed.
 */
async function activateNewestWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker?.getRegistration()
  if (!registration) return
  await registration.update()
  if (registration.installing) await whenInstalled(registration.installing)
  if (!registration.waiting) return
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  registration.waiting.postMessage({ type: 'SKIP_WAITING' })
  await controlled
}

function whenInstalled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('the new worker could not be installed'))
      else resolve()
    })
  })
}
