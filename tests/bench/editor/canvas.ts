import { type Browser, chromium, type Page } from 'playwright'
import { type AppServer, startAppServer } from '../../support/app-server.ts'
import { type ScriptedPerson, signUpByScript } from '../../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../../tools/chromium.ts'
import { type Figure, median, percentile } from '../measure.ts'
import { signIn } from '../sizes.ts'
import { benchCodeSize } from './code-size.ts'
import { measureFrames } from './frames.ts'
import { manyLayers } from './many-layers.ts'
import { benchMemory } from './memory.ts'
import { storeDesign } from './store-design.ts'

const slowness = 4
/** Layers that are moved and scaled at once. */
const some = 50
/** In ms: a frame of 60 Hz, and two of them. */
const [frame, twoFrames] = [16.8, 33]

interface Bench {
  readonly app: AppServer
  readonly owner: ScriptedPerson
  readonly browser: Browser
  readonly idBrand: number
}

type Gesture = (page: Page) => Promise<readonly number[]>

/** The canvas of the editor in a browser whose main thread runs a fourth of the time: frames of the page in each gesture. */
export async function benchCanvas(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'editor@saegim.example')
  const idBrand = await owner.createBrand('온기')
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())
  const bench = { app, owner, browser, idBrand }
  return [
    ...(await benchPage(bench, 300)),
    ...(await benchPage(bench, 1_500)),
    ...(await benchCode(bench)),
    ...(await benchWork(bench)),
  ]
}

async function benchCode({ app, owner, browser, idBrand }: Bench): Promise<Figure[]> {
  const id = await storeDesign(app, owner, idBrand, manyLayers(40, 20))
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ko-KR' })
  await signIn(context, app.url, owner.token, idBrand)
  const figures = await benchCodeSize(
    context,
    { address: `${app.url}/brand/design/${id}`, live: '[data-sync=synced]' },
    { address: `${app.url}/editor?idTemplate=${id}`, live: '[data-layer-button]' },
  )
  await context.close()
  return figures
}

/** An hour of work on one page: layers are moved by keys, turned back and forth, and some of it is taken back. */
async function benchWork(bench: Bench): Promise<Figure[]> {
  const page = await openDesign(bench, 300)
  const figures = await benchMemory(page, async (at) => {
    const box = await boxOf(page, `layer${(at * 7) % 300}`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.keyboard.press(at % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    if (at % 4 === 3) await page.keyboard.press('Control+z')
  })
  await page.context().close()
  return figures
}

const gestures: Readonly<Record<string, Gesture>> = {
  'a drag of 1': (page) => drag(page, 1),
  [`a drag of ${some}`]: (page) => drag(page, some),
  [`${some} texts scaled`]: scaleTexts,
  pan: (page) => measureFrames(page, 'pan'),
  zoom: (page) => measureFrames(page, 'zoom'),
}

async function benchPage(bench: Bench, count: number): Promise<Figure[]> {
  const page = await openDesign(bench, count)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const figures: Figure[] = []
  for (const [name, act] of Object.entries(gestures)) {
    // The first is a warm-up.
    await act(page)
    const times = await act(page)
    const figure = (percent: 50 | 95, limit: number): Figure => ({
      name: `${count} layers, ${name}: a frame, p${percent}`,
      unit: 'ms',
      value: percent === 50 ? median(times) : percentile(times, percent),
      limit,
      limitName: 'the budget',
    })
    figures.push(figure(50, count > 300 ? twoFrames : frame))
    if (count <= 300) figures.push(figure(95, twoFrames))
  }
  await page.context().close()
  return figures
}

async function openDesign({ app, owner, browser, idBrand }: Bench, count: number): Promise<Page> {
  const id = await storeDesign(app, owner, idBrand, manyLayers(count, some))
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })
  await signIn(context, app.url, owner.token, idBrand)
  const page = await context.newPage()
  await page.goto(`${app.url}/editor?idTemplate=${id}`)
  await page.locator('[data-layer]').nth(count).waitFor({ state: 'attached' })
  return page
}

/** Selects the texts at the head of the page by a rectangle around them that begins beside the page. */
async function selectTexts(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const [first, last] = [await boxOf(page, 'layer0'), await boxOf(page, `layer${some - 1}`)]
  const [right, bottom] = [await boxOf(page, 'layer24'), last]
  await page.mouse.move(first.x - 12, first.y - 12)
  await page.mouse.down()
  await page.mouse.move(
    Math.max(right.x + right.width, last.x + last.width) + 2,
    bottom.y + bottom.height + 1,
    {
      steps: 3,
    },
  )
  await page.mouse.up()
}

async function boxOf(page: Page, layer: string) {
  const box = await page.locator(`[data-layer-button="${layer}"]`).boundingBox()
  if (!box) throw new Error(`${layer} is not on the canvas`)
  return box
}

async function drag(page: Page, count: number): Promise<readonly number[]> {
  if (count > 1) await selectTexts(page)
  else await page.keyboard.press('Escape')
  const box = await boxOf(page, count > 1 ? 'layer1' : 'layer100')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const times = await measureFrames(page, 'drag')
  // Given up: each round begins with the same page.
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return times
}

async function scaleTexts(page: Page): Promise<readonly number[]> {
  await selectTexts(page)
  const corner = await page.locator('[data-handle="se"]').boundingBox()
  if (!corner) throw new Error('there is no handle')
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
  await page.mouse.down()
  const times = await measureFrames(page, 'drag')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return times
}
