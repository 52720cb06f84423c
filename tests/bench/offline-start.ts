import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { startAppServer } from '../support/app-server.ts'
import { isReadyOffline } from '../support/offline-ready.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'
import { manyLayers } from './editor/many-layers.ts'
import { storeDesign } from './editor/store-design.ts'
import { type Figure, median } from './measure.ts'
import { signIn } from './sizes.ts'
import { measureParts, medianParts, type StartParts } from './start-parts.ts'

const starts = 5
const layers = 40
/** Of the start of a field, in the same run. */
const mostTimes = 1.3
/** How many times slower the page runs: as it is, and as on a tablet. */
const slownesses = [1, 4]
/** Of an empty page: until the own words are painted, and until the field takes letters. */
const [mostOfWords, mostOfField] = [1.5, 3]

/**
 * From a browser that was not running, with no server: to the own words and to a field that takes letters, against an empty
 * page; and to a design whose layers can be pressed, against the field. Prints the parts of each start.
 */
export async function benchOfflineStart(): Promise<Figure[]> {
  await using empty = await prepareEmpty()
  await using ours = await prepareOurs()
  const figures: Figure[] = []
  for (const slowness of slownesses) {
    const [own, floor] = [[], []] as [StartParts[], StartParts[]]
    // In turns, so that both have the same machine.
    for (let i = 0; i < starts; i++) {
      floor.push(await measureParts(() => empty.open(), empty.url, 'textarea', slowness))
      own.push(await measureParts(ours.open, ours.field.url, ours.field.shown, slowness))
    }
    const [parts, partsOfEmpty] = [medianParts(own, median), medianParts(floor, median)]
    const at = slowness === 1 ? '' : ' at a fourth of the processor'
    console.log(`Parts of a cold offline start${at}, ms`)
    console.table({ 'a field': parts, 'an empty page': partsOfEmpty })
    figures.push(
      {
        name: `cold offline start to the own words${at}`,
        unit: 'ms',
        value: parts['first words painted'],
        limit: partsOfEmpty['first words painted'] * mostOfWords,
        limitName: `${mostOfWords} × an empty precached page`,
      },
      {
        name: `cold offline start to an editable field${at}`,
        unit: 'ms',
        value: parts['field takes letters'],
        limit: partsOfEmpty['field takes letters'] * mostOfField,
        limitName: `${mostOfField} × an empty precached page`,
      },
    )
  }
  const [fields, designs] = [[], []] as [number[], number[]]
  for (let i = 0; i < starts; i++) {
    fields.push(await measureOneStart(ours.open, ours.field.url, ours.field.shown))
    designs.push(await measureOneStart(ours.open, ours.design.url, ours.design.shown))
  }
  return [
    ...figures,
    {
      name: `cold offline start to a design of ${layers} layers`,
      unit: 'ms',
      value: median(designs),
      limit: median(fields) * mostTimes,
      limitName: `${mostTimes} × the field`,
    },
  ]
}

/** A browser profile that has a brand with everything that a start needs; there is no server any more. */
async function prepareOurs() {
  await using begun = new AsyncDisposableStack()
  const app = await startAppServer()
  begun.defer(() => app.remove())
  const profile = mkdtempSync(join(tmpdir(), 'saegim-start-'))
  begun.defer(() => rmSync(profile, { recursive: true, force: true }))
  const owner = await signUpByScript(app, 'start@saegim.example')
  const idBrand = await owner.createBrand('온기')
  const id = await storeDesign(app, owner, idBrand, manyLayers(layers, layers / 2))
  const field = { url: `${app.url}/work-book/core/story/background`, shown: 'textarea:not([readonly])' }
  const design = {
    url: `${app.url}/editor?idTemplate=${id}`,
    shown: `[data-layer-button="layer${layers - 1}"]`,
  }
  const open = async () => {
    const context = await openProfile(profile)
    await signIn(context, app.url, owner.token, idBrand)
    return context
  }
  const first = await open()
  const page = await first.newPage()
  await page.goto(design.url)
  await page.locator(design.shown).waitFor()
  await page.goto(field.url)
  await page.locator(field.shown).first().fill('할머니의 사발에서 시작했습니다')
  await page.locator('button[data-sync=synced]').waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await isReadyOffline(page)
  // A page that the worker answers stores its screen when it rests.
  await page.reload()
  await page.locator(field.shown).first().waitFor()
  while (!(await page.evaluate(async () => (await caches.match(location.pathname)) !== undefined)))
    await page.waitForTimeout(200)
  await first.close()
  await app.stop()
  const kept = begun.move()
  return { field, design, open, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** A browser profile with an empty page and a worker that has it; there is no server any more. */
export async function prepareEmpty() {
  await using begun = new AsyncDisposableStack()
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js'
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
    response.end(isWorker ? emptyWorker : emptyPage)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const profile = mkdtempSync(join(tmpdir(), 'saegim-empty-'))
  begun.defer(() => rmSync(profile, { recursive: true, force: true }))
  const url = `http://localhost:${port}/`
  const first = await openProfile(profile)
  const page = await first.newPage()
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await first.close()
  server.close()
  server.closeAllConnections()
  const kept = begun.move()
  return { url, open: () => openProfile(profile), [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

const emptyPage =
  '<!doctype html><title>empty</title><p>empty</p><textarea></textarea><script>navigator.serviceWorker.register("/sw.js")</script>'
const emptyWorker = `
addEventListener('install', (e) => { skipWaiting(); e.waitUntil(caches.open('1').then((c) => c.add('/'))) })
addEventListener('activate', (e) => e.waitUntil(clients.claim()))
addEventListener('fetch', (e) => e.respondWith(caches.match('/')))`

/** Starts a browser that was not running; answers how long its page took until this was there. */
export async function measureOneStart(
  open: () => Promise<BrowserContext>,
  url: string,
  awaited: string,
): Promise<number> {
  const context = await open()
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(awaited).first().waitFor()
  const took = await page.evaluate(() => performance.now())
  await context.close()
  return took
}

export function openProfile(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: findOrInstallChromium(),
    args: chromiumFlags,
    locale: 'ko-KR',
  })
}
