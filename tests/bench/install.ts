import { readdirSync, readFileSync } from 'node:fs'
import { type BrowserContext, chromium } from 'playwright'
import { startAppServer } from '../support/app-server.ts'
import { isReadyOffline } from '../support/offline-ready.ts'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'
import type { Figure } from './measure.ts'

/** As Linux counts the time of processes. */
const ticksPerSecond = 100
const installLimitS = 3
const pages = { blocked: 'block', allowed: 'allow' } as const

/** Processor seconds of a browser for its first page: without a worker, until the worker is installed, and until all is kept. */
export async function benchInstall(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const figures: Figure[] = []
  const without = await measureFirstPage(app.url, pages.blocked)
  const { installed, kept } = await measureFirstPage(app.url, pages.allowed)
  figures.push(figure('the page alone, without a worker', without.installed, installLimitS))
  figures.push(figure('the install of the worker', installed - without.installed, installLimitS))
  figures.push(figure('all that is kept later', kept - installed, installLimitS))
  return figures
}

function figure(name: string, value: number, limit: number): Figure {
  return { name: `processor of the browser: ${name}`, unit: 's', value, limit, limitName: 'target' }
}

async function measureFirstPage(url: string, serviceWorkers: 'allow' | 'block') {
  const server = await chromium.launchServer({
    executablePath: findOrInstallChromium(),
    args: chromiumFlags,
  })
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const context: BrowserContext = await browser.newContext({ serviceWorkers, locale: 'ko-KR' })
    const page = await context.newPage()
    await page.goto(`${url}/account/login`, { waitUntil: 'networkidle' })
    if (serviceWorkers === 'allow')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const pid = server.process().pid ?? 0
    const installed = processorOf(pid)
    if (serviceWorkers === 'allow') await isReadyOffline(page)
    return { installed, kept: processorOf(pid) }
  } finally {
    await server.close()
  }
}

/** Seconds of a process and of all that it started. */
function processorOf(root: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
          .map(Number)
        const [, parent = 0] = fields
        return [{ pid: Number(name), parent, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) }]
      } catch {
        return [] // It has ended meanwhile.
      }
    })
  const tree = new Set([root])
  for (const pid of tree) for (const stat of stats) if (stat.parent === pid) tree.add(stat.pid)
  const ticks = stats.filter(({ pid }) => tree.has(pid)).reduce((sum, stat) => sum + stat.ticks, 0)
  return ticks / ticksPerSecond
}
