import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { reducedMotion } from '../support/size.ts'
import { beginCost, type JourneyCost } from '../tools/spent/journey-cost.ts'
import { costAnnotation } from '../tools/spent/journey-reporter.ts'
import { startTopology } from '../topology/topology.ts'

export { expect }

/** A person's tablet: a browser profile of its own with one page open. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
}

/**
 * For `device`: with the service worker, as on a device that starts without a network. Its install costs seconds of
 * processor, so that all other devices go without one.
 */
export const installed: BrowserContextOptions = { serviceWorkers: 'allow' }

interface Fixtures {
  /** Another device each time it is called; all are put away at the end. */
  device: (options?: BrowserContextOptions) => Promise<Device>
  /** A browser of its own over a profile on the disk, which outlives it: to be closed and started again. */
  startBrowser: () => Promise<Device>
  /** What the journey costs, server and browser included, for the reporter in `tests/tools/spent`. */
  cost: JourneyCost
}

/** The product runs once for all journeys; each makes its own people and brands. */
export const test = base.extend<Fixtures, { app: AppServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const start = process.env.TOPOLOGY ? startTopology : startAppServer
      const app = await start({ WRITEBACK_DELAY_MS: '200', WRITEBACK_MAX_DELAY_MS: '1000' })
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  cost: [
    // The browser and the server are started before.
    async ({ app: _, browser }, use, { annotations }) => {
      const cost = beginCost(browser)
      await use(cost)
      annotations.push({ type: costAnnotation, description: JSON.stringify(cost.read()) })
    },
    { auto: true },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  device: async ({ browser, app }, use) => {
    const devices = createDevices()
    await use((options = {}) =>
      devices.take(
        browser.newContext({
          baseURL: app.url,
          locale: 'ko-KR',
          timezoneId: 'Asia/Seoul',
          serviceWorkers: 'block',
          reducedMotion,
          ...options,
        }),
      ),
    )
    await devices.putAway()
  },
  startBrowser: async ({ app, launchOptions, cost }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'saegim-profile-'))
    const devices = createDevices()
    const where = { baseURL: app.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' }
    const options = { ...launchOptions, ...where, ...installed, reducedMotion }
    await use(async () => {
      const device = await devices.take(chromium.launchPersistentContext(profile, options))
      cost.watch(device.context)
      return device
    })
    await devices.putAway()
    rmSync(profile, { recursive: true, force: true })
  },
})

/** Keeps what was opened, to close it and to tell what went wrong in it. */
function createDevices() {
  const contexts: BrowserContext[] = []
  const faults: string[] = []
  return {
    take: async (opening: Promise<BrowserContext>): Promise<Device> => {
      const context = await opening
      contexts.push(context)
      context.setDefaultTimeout(20_000)
      watchFaults(context, faults)
      staySaidOffline(context)
      return { context, page: context.pages()[0] ?? (await context.newPage()) }
    },
    putAway: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      expect(faults, 'errors in the console of a page').toEqual([])
    },
  }
}

/** Chromium 150 forgets after an offline reload that it emulates no network: pages are told they are online. */
function staySaidOffline(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context)
  let isOffline = false
  context.setOffline = async (offline) => {
    isOffline = offline
    await setOffline(offline)
    if (!offline) await Promise.all(context.pages().map((page) => page.evaluate(sayOnline).catch(() => {})))
  }
  const watch = (page: Page) =>
    page.on('domcontentloaded', () => {
      if (isOffline) page.evaluate(sayOffline).catch(() => {})
    })
  context.pages().forEach(watch)
  context.on('page', watch)
}

function sayOffline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  dispatchEvent(new Event('offline'))
}

function sayOnline(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}

/** An error that a page logs or throws fails the journey, except for a missing network. */
function watchFaults(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => {
    const { stack, name, message } = error.error()
    // What a promise was rejected with may have no stack: then what it says has to do.
    faults.push(stack || `${name}: ${message} (${error.page()?.url()})`)
  })
  context.on('console', (message) => {
    const [text, { url }] = [message.text(), message.location()]
    // Without text and values it is an entry of the browser itself, as for a file that cannot be had offline.
    const isOfBrowser = text === '' && message.args().length === 0
    if (message.type() === 'error' && !isOfBrowser && !isNetwork(text)) faults.push(`${text} (${url})`)
  })
}

function isNetwork(text: string): boolean {
  return /Failed to load resource|WebSocket connection to|net::ERR_|Failed to fetch|ServiceWorker script|fetching the script/.test(
    text,
  )
}
