import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { type AppServer, startAppServer } from '../../support/app-server.ts'
import { givePlan } from '../../support/people.ts'
import { type ScriptedPerson, signUpByScript } from '../../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../../tools/chromium.ts'
import { slowDown } from '../brand/slow-down.ts'
import { scroll, scrollInTurns } from '../drive/scroll.ts'
import { type Figure, median } from '../measure.ts'
import { signIn } from '../sizes.ts'
import { fillDesigns } from './many-designs.ts'

const designs = 10_000
const rounds = 3
const slowness = 4
/** In per cent of the window. */
const blankLimit = 2
/** In ms. */
const firstCards = 2_000
const longestSearch = 500
const of = `${designs} designs`
const atFourth = 'at a fourth of the processor'

interface Bench {
  readonly app: AppServer
  readonly owner: ScriptedPerson
  readonly browser: Browser
  readonly idBrand: number
}

/** A library of ten thousand designs in a browser, at a fourth of the processor: until its first cards, scrolled and searched. */
export async function benchDesigns(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'designs@saegim.example')
  const idBrand = await owner.createBrand('온기')
  await givePlan({ app, idBrand }, 'PLUS')
  await fillDesigns(app, idBrand, designs)
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())
  const bench = { app, owner, browser, idBrand }
  return [...(await benchOpening(bench)), ...(await benchUsing(bench))]
}

async function openContext({ app, owner, browser, idBrand }: Bench) {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1280, height: 900 } })
  await signIn(context, app.url, owner.token, idBrand)
  return { context, page: await context.newPage() }
}

/** Until the first card is there, on a device that has not seen the library, and on one that has. */
async function benchOpening(bench: Bench): Promise<Figure[]> {
  const firsts: number[] = []
  const agains: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await openContext(bench)
    // What is asked for the first time is its code, too.
    await page.goto(`${bench.app.url}/brand/trash`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await using _ = await slowDown(context, slowness)
    firsts.push(await untilCards(bench, page))
    await page
      .getByText(`디자인 ${designs.toLocaleString('ko-KR')}개`)
      .or(page.getByText(`디자인 ${designs}개`))
      .waitFor()
    agains.push(await untilCards(bench, page))
  }
  const figure = (name: string, all: readonly number[]): Figure => ({
    name: `${of}, ${name} to the first cards, ${atFourth}`,
    unit: 'ms',
    value: median(all),
    limit: firstCards,
    limitName: 'what a screen may take',
  })
  return [
    figure('from the address on a device that has not seen them', firsts),
    figure('from the address on a device that has', agains),
  ]
}

async function untilCards({ app }: Bench, page: Page): Promise<number> {
  const began = performance.now()
  await page.goto(`${app.url}/brand/design`)
  await page.getByRole('row').first().waitFor({ timeout: 120_000 })
  return performance.now() - began
}

async function benchUsing(bench: Bench): Promise<Figure[]> {
  const { context, page } = await openContext(bench)
  await page.goto(`${bench.app.url}/brand/design`)
  await page.locator('[role=row] img').first().waitFor({ timeout: 120_000 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const searches = await searchInTurns(page)
  const figures = await benchScrolling(context, page)
  await context.close()
  return [
    ...figures,
    {
      name: `${of}, searched ${atFourth}: from a letter to what it finds`,
      unit: 'ms',
      value: median(searches),
      limit: longestSearch,
      limitName: 'half a second',
    },
  ]
}

async function benchScrolling(context: BrowserContext, page: Page): Promise<Figure[]> {
  const bare = await context.newPage()
  await bare.setContent('<div style="height:500000px;background:repeating-linear-gradient(#fff,#ddd 200px)">')
  await page.bringToFront()
  // Its code is compiled.
  await scroll(page, 1)
  const slow = await scrollInTurns(page, slowness)
  const floor = await scrollInTurns(bare, slowness)
  await page.bringToFront()
  const scrolled = `${of}, scrolled ${atFourth}`
  return [
    {
      name: `${scrolled}: frames a second on the screen`,
      unit: 'fps',
      value: slow.shown,
      limit: floor.shown,
      limitName: 'a page without anything',
    },
    {
      name: `${scrolled}: of the window, what is not drawn yet when it is shown`,
      unit: '%',
      value: slow.blank,
      limit: blankLimit,
      limitName: 'a fiftieth',
    },
    {
      name: `${scrolled}: frames a second that the page itself draws`,
      unit: 'fps',
      value: slow.drawn,
      limit: floor.drawn,
      limitName: 'a page without anything',
    },
  ]
}

/** In ms, each from the last letter to the first frame with what it finds. */
async function searchInTurns(page: Page): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const search = page.getByLabel('디자인 찾기')
  const first = await page.getByRole('row').first().getAttribute('aria-label')
  if (first === null) throw new Error('the first row has no name')
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const number = designs - 1 - round
    await search.fill(`메뉴 ${String(number).slice(0, -1)}`)
    const began = performance.now()
    await search.press('End')
    await search.pressSequentially(String(number).slice(-1))
    await page.getByRole('row', { name: `메뉴 ${number}`, exact: true }).waitFor()
    await page.waitForFunction(() => document.querySelectorAll('[role=row]').length === 1)
    took.push(performance.now() - began)
    await search.fill('')
    await page.getByRole('row', { name: first, exact: true }).waitFor()
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return took
}
