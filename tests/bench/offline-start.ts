import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { startAppServer } from '../support/app-server.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'
import { type Figure, median } from './measure.ts'
import { signIn } from './sizes.ts'

const starts = 5

/** From a browser that was not running, with no server, to a field that takes letters, against an empty page. */
export async function benchOfflineStart(): Promise<Figure[]> {
  const ours = await measureOurs()
  const floor = await measureEmpty()
  return [
    {
      name: 'cold offline start to an editable field',
      unit: 'ms',
      value: median(ours),
      limit: median(floor),
      limitName: 'empty precached page',
    },
  ]
}

async function measureOurs(): Promise<number[]> {
  const app = await startAppServer()
  const profile = mkdtempSync(join(tmpdir(), 'saegim-start-'))
  try {
    const owner = await signUpByScript(app, 'start@saegim.example')
    const idBrand = await owner.createBrand('온기')
    const path = `${app.url}/work-book/core/story/background`
    const first = await open(profile)
    await signIn(first, app.url, owner.token, idBrand)
    const page = await first.newPage()
    await page.goto(path)
    await page.locator('button[data-sync=synced]').waitFor()
    await page.waitForFunction(() =>
      navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
    )
    await first.close()
    await app.stop()
    return await measureStarts(profile, path, 'textarea:not([readonly])', async (context) =>
      signIn(context, app.url, owner.token, idBrand),
    )
  } finally {
    await app.remove()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function measureEmpty(): Promise<number[]> {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js'
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
    response.end(isWorker ? emptyWorker : emptyPage)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const profile = mkdtempSync(join(tmpdir(), 'saegim-empty-'))
  try {
    const url = `http://localhost:${port}/`
    const first = await open(profile)
    const page = await first.newPage()
    await page.goto(url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await first.close()
    server.close()
    server.closeAllConnections()
    return await measureStarts(profile, url, 'textarea', async () => undefined)
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

const emptyPage =
  '<!doctype html><title>empty</title><textarea></textarea><script>navigator.serviceWorker.register("/sw.js")</script>'
const emptyWorker = `
addEventListener('install', (e) => { skipWaiting(); e.waitUntil(caches.open('1').then((c) => c.add('/'))) })
addEventListener('activate', (e) => e.waitUntil(clients.claim()))
addEventListener('fetch', (e) => e.respondWith(caches.match('/')))`

async function measureStarts(
  profile: string,
  url: string,
  field: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < starts; i++) {
    const context = await open(profile)
    await prepare(context)
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(field).first().waitFor()
    times.push(await page.evaluate(() => performance.now()))
    await context.close()
  }
  return times
}

function open(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: findOrInstallChromium(),
    args: chromiumFlags,
    locale: 'ko-KR',
  })
}
