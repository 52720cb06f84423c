import { execFileSync } from 'node:child_process'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { changeColors } from '#contract/visual.ts'
import { type AppServer, startAppServer } from '../../support/app-server.ts'
import { type ScriptedPerson, signUpByScript } from '../../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../../tools/chromium.ts'
import { findOrInstallPdfTools } from '../../tools/pdf-tools.ts'
import { slowDown } from '../brand/slow-down.ts'
import { type Figure, median } from '../measure.ts'
import { signIn } from '../sizes.ts'
import { drawnTemplate, scrollMarket } from './scroll-market.ts'

const slowness = 4
const rounds = 3
/** In per cent of the cards in the window. */
const blankLimit = 2
/** In ms. */
const longestPdf = 1_000
const firstPicture = 2_000
/** A4, without a word of the brand. */
const sheet = '문에 붙이는 영업시간'

interface Bench {
  readonly app: AppServer
  readonly owner: ScriptedPerson
  readonly browser: Browser
  readonly idBrand: number
}

/** The market and the files of a design in a browser, of which pages and workers run a fourth of the time. */
export async function benchMarket(): Promise<Figure[]> {
  findOrInstallPdfTools()
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'templates@saegim.example')
  const idBrand = await owner.createBrand('온기')
  await owner.call(changeColors.method, changeColors.path, { idBrand, body: { main: '#B4583A' } })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())
  const bench = { app, owner, browser, idBrand }
  return [...(await benchScrolling(bench)), ...(await benchFiles(bench))]
}

async function openMarket({ app, owner, browser, idBrand }: Bench): Promise<{
  readonly context: BrowserContext
  readonly page: Page
}> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1280, height: 900 } })
  await signIn(context, app.url, owner.token, idBrand)
  const page = await context.newPage()
  await page.goto(`${app.url}/brand/market`)
  await page.locator(drawnTemplate).first().waitFor()
  return { context, page }
}

async function benchScrolling(bench: Bench): Promise<Figure[]> {
  const { context, page } = await openMarket(bench)
  const bare = await context.newPage()
  await bare.setContent('<div style="height:500000px;background:repeating-linear-gradient(#fff,#ddd 200px)">')
  await page.bringToFront()
  await scrollMarket(page, 1)
  const slow = []
  for (let round = 0; round < rounds; round++) slow.push(await scrollMarket(page, slowness))
  await bare.bringToFront()
  const floor = await scrollMarket(bare, slowness)
  const firsts: number[] = []
  await page.bringToFront()
  await using _ = await slowDown(context, slowness)
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await page.goto(`${bench.app.url}/brand/market`)
    await page.locator(drawnTemplate).first().waitFor()
    firsts.push(performance.now() - began)
  }
  return [
    {
      name: 'the market, scrolled at a fourth of the processor: frames a second that the page draws',
      unit: 'fps',
      value: median(slow.map(({ drawn }) => drawn)),
      limit: floor.drawn,
      limitName: 'a page without anything',
    },
    {
      name: 'the same: of the cards in the window, those without their picture',
      unit: '%',
      value: median(slow.map(({ blank }) => blank)),
      limit: blankLimit,
      limitName: 'a fiftieth',
    },
    {
      name: 'from the address to the first template in the dress of the brand, at a fourth of the processor',
      unit: 'ms',
      value: median(firsts),
      limit: firstPicture,
      limitName: 'what a screen may take',
    },
  ]
}

async function benchFiles(bench: Bench): Promise<Figure[]> {
  const { context, page } = await openMarket(bench)
  await page.getByLabel('템플릿 찾기').fill(sheet)
  await page.getByRole('button', { name: `${sheet} 바로 쓰기` }).click()
  const picture = page.locator('svg[role=img]').first()
  await picture.waitFor()
  const words = (await picture.locator('text').allTextContents()).join(' ').split(/\s+/)
  await page.getByRole('button', { name: '내려받기', exact: true }).waitFor()
  // Its code and the fonts are there.
  await save(page)
  await using _ = await slowDown(context, slowness)
  const pdfs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { took, path } = await save(page)
    pdfs.push(took)
    const read = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replaceAll(/\s/g, '')
    const lost = words.filter((word) => !read.includes(word))
    if (lost.length > 0) throw new Error(`pdftotext does not read ${lost.join(' ')}`)
  }
  await page.getByRole('button', { name: 'PDF, 형식과 받을 곳 고르기' }).click()
  const panel = page.getByRole('dialog', { name: '내려받기' })
  await panel.getByRole('radio', { name: 'PNG' }).check({ force: true })
  await panel.getByRole('radio', { name: '300 dpi' }).check({ force: true })
  await page.keyboard.press('Escape')
  const pngs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { took, path } = await save(page)
    pngs.push(took)
    const { width, height } = await sharp(path).metadata()
    if (width !== 2480 || height !== 3508) throw new Error(`the picture is ${width} × ${height}`)
  }
  const floor = await page.evaluate(bareCanvas)
  const figure = (name: string, all: readonly number[], limit: number, limitName: string): Figure => ({
    name: `${name}, from the press to the file, at a fourth of the processor`,
    unit: 'ms',
    value: median(all),
    limit,
    limitName,
  })
  return [
    figure(
      'an A4 sheet as PDF, of which pdftotext reads every word',
      pdfs,
      longestPdf,
      'what a PDF may take',
    ),
    figure('the same as PNG of 2480 × 3508', pngs, floor, 'a bare canvas of that size as PNG'),
  ]
}

async function save(page: Page): Promise<{ readonly took: number; readonly path: string }> {
  const began = performance.now()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '내려받기', exact: true }).click(),
  ])
  const path = await file.path()
  return { took: performance.now() - began, path }
}

/** In ms. */
async function bareCanvas(): Promise<number> {
  const began = performance.now()
  const canvas = new OffscreenCanvas(2480, 3508)
  const context = canvas.getContext('2d')
  context?.fillRect(0, 0, 2480, 3508)
  await canvas.convertToBlob({ type: 'image/png' })
  return performance.now() - began
}
