import { expect, type Locator, type Page } from '@playwright/test'
import { isReadyOffline } from '../../support/offline-ready.ts'

export type SyncKind = 'savedHere' | 'syncing' | 'synced' | 'failed'

/** The sync indicator in every header. */
export function indicator(page: Page): Locator {
  return page.locator('button[data-sync]')
}

export async function expectSync(page: Page, kind: SyncKind): Promise<void> {
  // Reconnecting to a server that was down may take a few tries.
  await expect(indicator(page)).toHaveAttribute('data-sync', kind, { timeout: 45_000 })
}

/** Everything this device wrote is at the server. */
export async function expectSynced(page: Page): Promise<void> {
  // State and words in one look: what a merge made too many is said a second after it was synced.
  const synced = page.locator('button[data-sync=synced]', { hasText: '모두 동기화됨' })
  await synced.waitFor({ timeout: 45_000 })
}

/** As the system says that the network is back: what waits for its next try is tried at once. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** The worker controls the page and holds the screens of every day, which its install keeps. */
export async function waitUntilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  })
}

/** The worker controls the page and holds all that a start without a network needs. */
export async function waitUntilOfflineReady(page: Page): Promise<void> {
  await expect.poll(() => isReadyOffline(page), { timeout: 60_000 }).toBe(true)
}

/** The scripts of a page of the site, which come after its first paint, are on this device. */
export async function waitUntilPageIsKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const scripts = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js'))
        const kept = await Promise.all(scripts.map((script) => caches.match(script)))
        return scripts.length > 0 && kept.every((found) => found !== undefined)
      }),
    )
    .toBe(true)
}

/** The typesetter of books is downloaded while a brand is open, after everything else. */
export async function waitUntilBooksAreReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('typesetter')).keys()).length), {
      timeout: 60_000,
    })
    .toBe(2)
}
