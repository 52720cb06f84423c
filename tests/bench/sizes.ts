import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from 'playwright'
import { startAppServer } from '../support/app-server.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'
import type { Figure } from './measure.ts'

const budgetKb = 150
const dist = resolve(import.meta.dirname, '../../dist')

const routes: readonly { path: string; isBrands: boolean; shown: string }[] = [
  { path: '/', isBrands: false, shown: 'h1' },
  { path: '/account/login', isBrands: false, shown: 'input[type=password]' },
  { path: '/account/signup', isBrands: false, shown: 'input' },
  { path: '/quest/0', isBrands: false, shown: 'input' },
  { path: '/profile', isBrands: true, shown: 'h1' },
  { path: '/brand', isBrands: true, shown: 'h1' },
  { path: '/brand/guide/core', isBrands: true, shown: 'h1' },
  { path: '/work-book/core/story/background', isBrands: true, shown: 'textarea:not([readonly])' },
  { path: '/work-book/core/value/coreValue', isBrands: true, shown: 'h1' },
]

/** JavaScript that a browser without a worker had asked for when a route first could be used, gzipped. */
export async function benchSizes(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'size@saegim.example')
  const idBrand = await owner.createBrand('온기')
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())

  const figures: Figure[] = []
  for (const { path, isBrands, shown } of routes) {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ko-KR' })
    if (isBrands) await signIn(context, app.url, owner.token, idBrand)
    const page = await context.newPage()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
    await page.goto(`${app.url}${path}`, { waitUntil: 'commit' })
    await page.locator(shown).first().waitFor()
    const kb =
      [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000
    figures.push({
      name: `first-load JavaScript of ${path}`,
      unit: 'kB',
      value: kb,
      limit: budgetKb,
      limitName: 'budget, gz',
    })
    await context.close()
  }
  return figures
}

export async function signIn(
  context: BrowserContext,
  url: string,
  token: string,
  idBrand: number,
): Promise<void> {
  await context.addCookies([
    { name: 'saegim-access-token', value: token, url },
    { name: 'saegim-brand-id', value: String(idBrand), url },
  ])
  const session = JSON.stringify({
    idAccount: 1,
    email: 'size@saegim.example',
    fullName: '한결',
    image: null,
  })
  await context.addInitScript((kept) => localStorage.setItem('saegim-session', kept), session)
}
