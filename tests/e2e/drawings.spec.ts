import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import * as fc from 'fast-check'
import { build } from 'rolldown'
import { cleanDrawing } from '#model/drawings/clean-drawing.ts'
import { seed } from '../support/random.ts'
import { amountOf } from '../support/size.ts'
import { dangerousDrawings, numbered } from './dangerous-drawings.ts'

/**
 * Cleaned drawings in a real browser, without the content security policy that the server sends with them. `SEED=…` repeats
 * a run, `RUNS=…` is how many cleaned drawings of each cleaner are shown.
 */
const runs = amountOf('RUNS', { fast: 100, full: 300 })
const onOnePage = 50
/** The server refuses most drawings. */
const triesPerRun = 25

interface Shown {
  readonly name: string
  readonly svg: string
}

test.describe.configure({ timeout: 60_000 + runs * 300 })

let server: Server
let origin: string
const files = new Map<string, { readonly type: string; readonly text: string }>()
/** Paths that a drawing asked this server for, by a relative address. */
const asked: string[] = []

test.beforeAll(async () => {
  console.log(`SEED=${seed}`)
  server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) asked.push(request.url ?? '')
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' })
    response.end(file?.text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

test('drawings as they came load and run things, or the other tests could not fail', async ({ page }) => {
  const { requests, scripts } = await show(page, originals().slice(0, 100))
  expect(namesOf(requests).size).toBeGreaterThan(20)
  expect(namesOf(scripts).size).toBeGreaterThan(2)
})

test('drawings cleaned by the server load nothing and run nothing', async ({ page }) => {
  await expectHarmless(page, async (svg) => {
    const cleaned = cleanDrawing(svg)
    return cleaned.ok ? cleaned.svg : null
  })
})

test('drawings cleaned on the device load nothing and run nothing', async ({ page }) => {
  await serve('clean-svg')
  await page.goto(`${origin}/blank`)
  const cleaner = await page.evaluateHandle(
    (script) => import(script) as Promise<{ cleanSvg(text: string): Promise<string | null> }>,
    `${origin}/clean-svg.js`,
  )
  await expectHarmless(page, (svg) => cleaner.evaluate(({ cleanSvg }, text) => cleanSvg(text), svg))
})

test('exports of drawing programs look the same on the device, and what one loses is asked about', {
  tag: '@all',
}, async ({ page }) => {
  await serve('prepare-drawing')
  await page.goto(`${origin}/blank`)
  const folder = new URL('../fixtures/drawings/', import.meta.url)
  const asked: Record<string, readonly string[]> = {}
  for (const name of readdirSync(folder)) {
    const bytes = [...readFileSync(new URL(name, folder))]
    const { ok, removed } = await page.evaluate(prepare, {
      script: `${origin}/prepare-drawing.js`,
      name,
      bytes,
    })
    expect({ name, ok }).toEqual({ name, ok: true })
    if (removed) asked[name] = removed
  }
  expect(asked).toEqual({ 'fallback-page.svg': ['foreignObject'], 'lost-filter.svg': ['fill'] })
})

interface PrepareInput {
  readonly script: string
  readonly name: string
  readonly bytes: readonly number[]
}

/** What the person was asked about, or null; in the page. */
async function prepare({ script, name, bytes }: PrepareInput) {
  type Ask = (loss: { removed: readonly string[] }) => Promise<boolean>
  const { prepareDrawing } = (await import(script)) as {
    prepareDrawing(file: Blob, name: string, ask: Ask): Promise<{ ok: boolean }>
  }
  let removed: readonly string[] | null = null
  const { ok } = await prepareDrawing(new Blob([new Uint8Array(bytes)]), name, async (loss) => {
    removed = loss.removed
    return true
  })
  return { ok, removed: removed as readonly string[] | null }
}

function originals(): Shown[] {
  const drawings = fc.sample(dangerousDrawings, { seed, numRuns: runs * triesPerRun })
  return drawings.map((drawing, at) => ({ name: `n${at}n`, svg: numbered(drawing, `n${at}n`) }))
}

async function expectHarmless(page: Page, clean: (svg: string) => Promise<string | null>) {
  const shown: (Shown & { readonly original: string })[] = []
  for (const { name, svg: original } of originals()) {
    if (shown.length === runs) break
    const svg = await clean(original)
    if (svg !== null) shown.push({ name, svg, original })
  }
  expect(shown).toHaveLength(runs)
  const { requests, scripts } = await show(page, shown)
  const guilty = namesOf([...requests, ...scripts])
  expect({
    guilty: shown.filter(({ name }) => guilty.has(name)).slice(0, 3),
    requests: requests.slice(0, 5),
    scripts: scripts.slice(0, 5),
  }).toEqual({ guilty: [], requests: [], scripts: [] })
}

/** Shows each drawing as a document, as a picture and inside of HTML; returns what was requested besides, and what ran. */
async function show(page: Page, drawings: readonly Shown[]) {
  const requests: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    if (!files.has(request.url().slice(origin.length))) requests.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().startsWith('ran ')) scripts.push(message.text())
  })
  asked.length = 0
  for (let from = 0; from < drawings.length; from += onOnePage) {
    const some = drawings.slice(from, from + onOnePage)
    for (const { name, svg } of some) {
      files.set(`/${name}.svg`, { type: 'image/svg+xml', text: svg })
      files.set(`/${name}.html`, { type: 'text/html', text: `<!doctype html><body>${svg}` })
    }
    const ways = some.flatMap(({ name }) => [
      `<iframe src="/${name}.svg"></iframe>`,
      `<iframe src="/${name}.html"></iframe>`,
      `<img src="/${name}.svg">`,
    ])
    const text = `<!doctype html><style>iframe,img{width:40px;height:40px}</style>${ways.join('')}`
    files.set(`/page${from}`, { type: 'text/html', text })
    await page.goto(`${origin}/page${from}`)
    // Until everything is drawn: some addresses are requested only then.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
  }
  return { requests: [...requests, ...asked], scripts }
}

function namesOf(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => /n\d+n/.exec(line)?.[0] ?? []))
}

/** A file of the device as a script of the page. */
async function serve(name: string) {
  const input = fileURLToPath(new URL(`../../src/engine/files/${name}.ts`, import.meta.url))
  const { output } = await build({ input, write: false, platform: 'browser', logLevel: 'silent' })
  for (const file of output) {
    if (file.type === 'chunk') files.set(`/${file.fileName}`, { type: 'text/javascript', text: file.code })
  }
  files.set('/blank', { type: 'text/html', text: '<!doctype html>' })
}
