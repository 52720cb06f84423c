import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { languages } from '#model/language/languages.ts'
import { siteAddress, sitePaths } from '#model/site/addresses.ts'
import { freePort, startAppServer } from '../support/app-server.ts'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'
import { median, print, round } from './measure.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** What each page has to reach at least. */
const least: Readonly<Record<Category, number>> = {
  performance: 0.95,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
}
const mostLcpRatio = 1.2
const runs = 3

/**
 * Lighthouse as on a phone, over every public page, in all languages for the landing page; and the landing page's largest
 * contentful paint against a page with one line in the same fonts, of the same run.
 */
export async function benchSite(): Promise<void> {
  const app = await startAppServer()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  await using empty = await serveEmptyPage(app.url)
  try {
    const asked = process.env.PAGES?.split(',')
    const paths = asked ?? [
      ...sitePaths,
      '/blog/1',
      ...languages.filter(({ key }) => key !== 'ko').map(({ key }) => siteAddress('/', key)),
    ]
    const rows = []
    for (const path of paths) {
      const row = { page: path, ...(await look(`${app.url}${path}`, port)) }
      console.log(path, row.performance, row.lcp)
      rows.push(row)
    }
    console.log('\nPublic pages on a phone (Lighthouse)')
    console.table(rows.map(({ faults: _, ...row }) => row))
    for (const { page, faults } of rows) for (const fault of faults) console.log(`${page}: ${fault}`)

    const ours: number[] = []
    const floor: number[] = []
    for (let run = 0; run < runs; run++) {
      ours.push((await look(`${app.url}/`, port)).lcp)
      floor.push((await look(empty.url, port)).lcp)
    }
    print('Largest contentful paint of the landing page', [
      {
        name: 'landing page',
        unit: 'ms',
        value: median(ours),
        limit: mostLcpRatio * median(floor),
        limitName: `${mostLcpRatio} × a page with one line in the same fonts, ${round(median(floor))}`,
      },
    ])
    const isMissed =
      rows.some(({ faults }) => faults.length > 0) || median(ours) > mostLcpRatio * median(floor)
    if (isMissed) process.exitCode = 1
  } finally {
    await browser.close()
    await app.remove()
  }
}

interface Look extends Record<Category, number> {
  readonly lcp: number
  /** What keeps a category below its least. */
  readonly faults: readonly string[]
}

async function look(url: string, port: number): Promise<Look> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`nothing was measured at ${url}`)
  const { lhr } = result
  const scoreOf = (category: Category) => lhr.categories[category]?.score ?? 0
  const faults = categories
    .filter((category) => scoreOf(category) < least[category])
    .flatMap((category) => {
      const failed = (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim())
      return [`${category} ${scoreOf(category)}: ${failed.join(', ')}`]
    })
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcp: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    faults,
  }
}

/** One line in the fonts of the site, from a server that passes its files on, compressed as there. */
async function serveEmptyPage(appUrl: string): Promise<AsyncDisposable & { readonly url: string }> {
  const landing = await (await fetch(appUrl)).text()
  const styles = /<link rel="stylesheet"[^>]*>/g.exec(landing)?.[0] ?? ''
  const page = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>한 줄</title>${styles}</head><body><h1>머릿속 브랜드를 한 권으로 새겨요</h1></body></html>`
  const server = createServer(async (request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    const answer = await fetch(new URL(request.url ?? '/', appUrl))
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.setHeader('content-type', type)
    response.setHeader('cache-control', answer.headers.get('cache-control') ?? '')
    response.statusCode = answer.status
    // `fetch` has unpacked what the site sends compressed.
    if (!/css|javascript/.test(type)) return response.end(bytes)
    return response.setHeader('content-encoding', 'br').end(brotliCompressSync(bytes))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
