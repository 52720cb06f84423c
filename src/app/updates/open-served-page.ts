import { hasJustReloaded, reloadItself } from './reload.ts'

/**
 * How an address is opened at which the worker answered with the app.
 * `looking`: the server is asked. `opening`: it has a page of the public site there, and the version that shows it is
 * being fetched. `stuck`: it has the page, but opening it did not help. `absent`: it answers with the app, or says that
 * there is no page.
 */
export type PageState = 'looking' | 'opening' | 'stuck' | 'absent' | 'failing' | 'unreachable'

/**
 * Opens the page of the public site that the server has at `address`: activates the newest worker and reloads, at most
 * once a minute. Never rejects.
 */
export async function openServedPage(address: string, report: (state: PageState) => void): Promise<void> {
  const page = await askForPage(address)
  if (page !== 'served') return report(page)
  if (hasJustReloaded()) return report('stuck')
  report('opening')
  try {
    await activateNewestWorker()
  } catch {
    return report('stuck')
  }
  await reloadItself()
}

/** Asks the server past the worker and all caches. */
async function askForPage(address: string): Promise<'served' | 'absent' | 'failing' | 'unreachable'> {
  const url = new URL(address, location.href)
  // Workers of earlier versions answer `/` from their precache, but not an address with a query.
  url.searchParams.set('served', '1')
  try {
    const answer = await fetch(url, { cache: 'no-store', headers: { accept: 'text/html' } })
    if (answer.status >= 500) return 'failing'
    return answer.ok && isSitePage(await answer.text()) ? 'served' : 'absent'
  } catch {
    return 'unreachable'
  }
}

/** Pages of the site name their canonical address; the app's page does not. */
function isSitePage(html: string): boolean {
  return new DOMParser().parseFromString(html, 'text/html').querySelector('link[rel=canonical]') !== null
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
