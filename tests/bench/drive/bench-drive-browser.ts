import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import sharp from 'sharp'
import { readChanges } from '#contract/drive.ts'
import { headers } from '#contract/errors.ts'
import { largestVideo, readThumbnail } from '#contract/file.ts'
import { drawThumbnails } from '#server/api/files/thumbnails/draw-thumbnails.ts'
import { type AppServer, startAppServer } from '../../support/app-server.ts'
import { largeVideo } from '../../support/large-video.ts'
import { givePlan } from '../../support/people.ts'
import { koreanPdf } from '../../support/recordings.ts'
import { type ScriptedPerson, signUpByScript } from '../../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../../tools/chromium.ts'
import type { Figure } from '../measure.ts'
import { signIn } from '../sizes.ts'
import { fillDrive } from './large-folder.ts'
import { scroll, scrollInTurns } from './scroll.ts'

const files = 10_000
const slowness = 4
const frameMs = 1000 / 60
/** In per cent of the window. */
const blankLimit = 2

interface Bench {
  readonly app: AppServer
  readonly owner: ScriptedPerson
  readonly browser: Browser
}

/** The drive in a browser: a large folder that is scrolled, small pictures of what was added, and memory for a large video. */
export async function benchDriveBrowser(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'drive-browser@saegim.example')
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())
  const bench = { app, owner, browser }
  return [...(await benchScrolling(bench)), ...(await benchStills(bench)), ...(await benchMemory(bench))]
}

async function benchScrolling(bench: Bench): Promise<Figure[]> {
  const idBrand = await openBrand(bench, '온기')
  await fillDrive(bench.app, idBrand, files)
  const { context, page } = await openDrive(bench, idBrand)
  await page.locator('[role=row] img').first().waitFor({ timeout: 120_000 })
  const bare = await context.newPage()
  await bare.setContent('<div style="height:500000px;background:repeating-linear-gradient(#fff,#ddd 200px)">')
  // Its code is compiled.
  await page.bringToFront()
  await scroll(page, 1)
  const [quick, slow, floor] = [
    await scrollInTurns(page, 1),
    await scrollInTurns(page, slowness),
    await scrollInTurns(bare, slowness),
  ]
  await context.close()
  const of = `a folder of ${files} files, scrolled`
  const atFourth = `${of} at a fourth of the processor`
  return [
    {
      name: `${atFourth}: frames a second on the screen`,
      unit: 'fps',
      value: slow.shown,
      limit: floor.shown,
      limitName: 'a page without anything',
    },
    {
      name: `${atFourth}: of the window, what is not drawn yet when it is shown`,
      unit: '%',
      value: slow.blank,
      limit: blankLimit,
      limitName: 'a fiftieth',
    },
    {
      name: `${atFourth}: frames a second that the page itself draws`,
      unit: 'fps',
      value: slow.drawn,
      limit: floor.drawn,
      limitName: 'a page without anything',
    },
    {
      name: `${of}: work of the page for a frame`,
      unit: 'ms',
      value: quick.work,
      limit: frameMs / slowness,
      limitName: 'a fourth of a frame',
    },
  ]
}

async function benchStills(bench: Bench): Promise<Figure[]> {
  const idBrand = await openBrand(bench, '달항아리')
  const { context, page } = await openDrive(bench, idBrand)
  const photograph = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#8E3B2E',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()
  const pdf = koreanPdf()
  const pick = page.locator('[data-pick=files]')
  const own = await timed(async () => {
    await pick.setInputFiles([{ name: '가마.jpg', mimeType: 'image/jpeg', buffer: photograph }])
    await page.getByRole('row', { name: '가마.jpg' }).locator('img').waitFor()
  })
  const others = own + (await timed(() => untilStill(bench, idBrand)))
  const document = await timed(async () => {
    await pick.setInputFiles([{ name: '라벨.pdf', mimeType: 'application/pdf', buffer: pdf }])
    await page.getByRole('row', { name: '라벨.pdf' }).locator('img').waitFor()
  })
  await context.close()
  const limits = {
    photograph: await timed(() => draw(photograph, { media_type: 'image/jpeg', width: 4000, height: 3000 })),
    document: await timed(() => draw(pdf, { media_type: 'application/pdf', width: null, height: null })),
  }
  const figure = (name: string, value: number, limit: number): Figure => ({
    name,
    unit: 'ms',
    value,
    limit,
    limitName: 'its small pictures made of bytes in memory',
  })
  return [
    figure('a photograph of 12 megapixels, from adding it to its picture here', own, limits.photograph),
    figure('the same until other devices get its small picture', others, limits.photograph),
    figure('a PDF, from adding it to the picture of its first page', document, limits.document),
  ]
}

/** Until the newest file of a brand has a small picture at the server. */
async function untilStill(bench: Bench, idBrand: number): Promise<void> {
  for (;;) {
    const [file] = await listFiles(bench, idBrand)
    if (file?.thumbnail === 'READY') {
      const path = readThumbnail.path.replace('{idFile}', String(file.idFile))
      if ((await ask(bench, idBrand, `${path}?width=480`)).ok) return
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function draw(
  bytes: Buffer,
  facts: { media_type: string; width: number | null; height: number | null },
): Promise<void> {
  const storage = {
    get: async () => ({ body: Readable.from([bytes]), size: bytes.length }),
    put: async () => ({ size: 0, sha256: '' }),
  }
  const row = { ...facts, brand_id: 1, storage_key: 'brand/1/a' }
  await drawThumbnails(storage, row as Parameters<typeof drawThumbnails>[1])
}

/** A video as large as one may be, up from a device that adds it and down to another that opens it. */
async function benchMemory(bench: Bench): Promise<Figure[]> {
  const idBrand = await openBrand(bench, '새벽빵집')
  const directory = mkdtempSync(join(tmpdir(), 'saegim-bench-video-'))
  const path = join(directory, '가게.mp4')
  writeFileSync(path, Buffer.concat([...largeVideo(largestVideo, 7)]))
  try {
    const up = await openDrive(bench, idBrand)
    const upward = await grown(bench, up.context, async () => {
      await up.page.locator('[data-pick=files]').setInputFiles(path)
      while ((await listFiles(bench, idBrand)).length === 0) await up.page.waitForTimeout(200)
    })
    await up.context.close()
    const down = await openDrive(bench, idBrand)
    const row = down.page.getByRole('row', { name: '가게.mp4' })
    await row.waitFor()
    const downward = await grown(bench, down.context, async () => {
      await row.click()
      const [file] = await Promise.all([
        down.page.waitForEvent('download', { timeout: 120_000 }),
        down.page.getByRole('button', { name: '내려받기' }).first().click(),
      ])
      await file.path()
    })
    await down.context.close()
    const figure = (whose: string, way: string, bytes: number): Figure => ({
      name: `memory that ${whose} took for a video of ${largestVideo / 1024 ** 2} MB on its way ${way}`,
      unit: 'kB',
      value: bytes / 1024,
      limit: largestVideo / 1024,
      limitName: 'the file in memory',
    })
    return [
      figure('the page', 'up', upward.page),
      figure('the server', 'up', upward.server),
      figure('the page', 'down', downward.page),
      figure('the server', 'down', downward.server),
    ]
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** How many bytes the pages of a browser and the server have more at most while something is done. */
async function grown(
  { app, browser }: Bench,
  context: BrowserContext,
  work: () => Promise<void>,
): Promise<{ page: number; server: number }> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const now = async () => ({
    page: pages.reduce((sum, id) => sum + residentBytes(id), 0),
    server: await serverBytes(app),
  })
  const before = await now()
  const most = { ...before }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { page, server } = await now()
      most.page = Math.max(most.page, page)
      most.server = Math.max(most.server, server)
      await context.pages()[0]?.waitForTimeout(50)
    }
  })()
  await work()
  isOver = true
  await watching
  return { page: most.page - before.page, server: most.server - before.server }
}

/** Of a process of Linux; 0 where it has ended. */
function residentBytes(id: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

async function serverBytes({ url }: AppServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

async function openBrand({ app, owner }: Bench, name: string): Promise<number> {
  const idBrand = await owner.createBrand(name)
  await givePlan({ app, idBrand }, 'PLUS')
  return idBrand
}

async function openDrive({ app, owner, browser }: Bench, idBrand: number) {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1280, height: 900 } })
  await signIn(context, app.url, owner.token, idBrand)
  const page = await context.newPage()
  await page.goto(`${app.url}/brand/drive`)
  await page.locator('[data-pick=files]').waitFor({ state: 'attached' })
  await page.locator('button[data-sync=synced]').waitFor()
  return { context, page }
}

function ask({ app, owner }: Bench, idBrand: number, path: string): Promise<Response> {
  return fetch(`${app.url}${path}`, {
    headers: { authorization: `Bearer ${owner.token}`, [headers.brand]: String(idBrand) },
  })
}

async function listFiles(bench: Bench, idBrand: number) {
  const answer = await (await ask(bench, idBrand, `${readChanges.path}?size=10`)).json()
  return (answer as { files: { idFile: number; thumbnail: string }[] }).files
}

/** In ms. */
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
