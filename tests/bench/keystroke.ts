import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from 'playwright'
import { WebSocketServer } from 'ws'
import { startAppServer } from '../support/app-server.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'
import { type Figure, median, percentile } from './measure.ts'
import { signIn } from './sizes.ts'

const rounds = 100

/** From a key press on one screen to the letter in a peer's field, against a message through a bare websocket. */
export async function benchKeystroke(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'key@saegim.example')
  const idBrand = await owner.createBrand('온기')
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())

  const pages: Page[] = []
  for (let i = 0; i < 2; i++) {
    const context = await browser.newContext({ locale: 'ko-KR' })
    await signIn(context, app.url, owner.token, idBrand)
    await context.addInitScript(stampFields)
    const page = await context.newPage()
    await page.goto(`${app.url}/work-book/core/story/background`)
    await page.locator('button[data-sync=synced]').waitFor()
    pages.push(page)
  }
  const [writer, reader] = pages as [Page, Page]
  const ours: number[] = []
  await writer.locator('textarea').first().click()
  for (let i = 0; i < rounds; i++) {
    const length = await reader.evaluate(() => document.querySelector('textarea')?.value.length ?? 0)
    await writer.keyboard.press('a')
    const pressed = await writer.evaluate(() => window.stamps.pressed)
    await reader.waitForFunction(
      (before) => (document.querySelector('textarea')?.value.length ?? 0) > before,
      length,
    )
    ours.push((await reader.evaluate(() => window.stamps.shown)) - pressed)
  }

  const floor = await benchEcho(writer)
  return [
    {
      name: 'key press to the peer, p50',
      unit: 'ms',
      value: median(ours),
      limit: median(floor),
      limitName: 'bare websocket, browser to browser',
    },
    {
      name: 'key press to the peer, p99',
      unit: 'ms',
      value: percentile(ours, 99),
      limit: percentile(floor, 99),
      limitName: 'bare websocket, browser to browser',
    },
  ]
}

/** Notes on the shared clock when a key went down and when a script last filled a field. */
function stampFields(): void {
  window.stamps = { pressed: 0, shown: 0 }
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    'keydown',
    () => {
      window.stamps.pressed = now()
    },
    true,
  )
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  if (!value?.set || !value.get) return
  const { get, set } = value
  Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {
    configurable: true,
    get,
    set(this: HTMLTextAreaElement, text: string) {
      set.call(this, text)
      window.stamps.shown = now()
    },
  })
}

/** One page sends, the server passes it on, the same page's second socket hears it. */
async function benchEcho(page: Page): Promise<number[]> {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      for (const other of sockets.clients) if (other !== socket) other.send(data)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const times = await page.evaluate(
    async ({ url, count }) => {
      const open = (socket: WebSocket) =>
        new Promise((done) => socket.addEventListener('open', done, { once: true }))
      const [a, b] = [new WebSocket(url), new WebSocket(url)]
      await Promise.all([open(a), open(b)])
      const found: number[] = []
      for (let i = 0; i < count; i++) {
        const heard = new Promise((done) => b.addEventListener('message', done, { once: true }))
        const started = performance.now()
        a.send('a')
        await heard
        found.push(performance.now() - started)
      }
      return found
    },
    { url: `ws://localhost:${port}`, count: rounds },
  )
  sockets.close()
  server.close()
  server.closeAllConnections()
  return times
}

declare global {
  interface Window {
    stamps: { pressed: number; shown: number }
  }
}
