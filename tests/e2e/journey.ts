import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { type AppServer, startAppServer } from '../support/app-server.ts'

export { expect }

/** A person's tablet: a browser profile of its own with one page open. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
}

interface Fixtures {
  /** Another device each time it is called; all are put away at the end. */
  device: (options?: BrowserContextOptions) => Promise<Device>
}

/** The product runs once for all journeys; each makes its own people and brands. */
export const test = base.extend<Fixtures, { app: AppServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const app = await startAppServer({ WRITEBACK_DELAY_MS: '200', WRITEBACK_MAX_DELAY_MS: '1000' })
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  device: async ({ browser, app }, use) => {
    const open: BrowserContext[] = []
    const faults: string[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: app.url,
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        ...options,
      })
      context.setDefaultTimeout(20_000)
      open.push(context)
      watchFaults(context, faults)
      return { context, page: await context.newPage() }
    })
    await Promise.all(open.map((context) => context.close()))
    expect(faults, 'errors in the console of a page').toEqual([])
  },
})

/** An error that a page logs or throws is an error that somebody overlooks. The network being gone is none. */
export function watchFaults(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => faults.push(String(error.error().stack ?? error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isNetwork(message.text())) faults.push(message.text())
  })
}

function isNetwork(text: string): boolean {
  return /Failed to load resource|WebSocket connection to|net::ERR_|Failed to fetch|ServiceWorker script/.test(
    text,
  )
}
