import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright'
import type { ScriptedPerson } from './sign-up.ts'

export const budgetKb = 150

const dist = resolve(import.meta.dirname, '../../dist')

/** When a screen shows what it is about: an element, and words in it or in the field that it is. */
interface Sight {
  readonly selector: string
  readonly words?: string
}

interface Route {
  readonly path: string
  readonly isBrands: boolean
  /** What somebody opened the page for. On a brand's screens: the brand's own words. */
  readonly content: Sight
  /** When it can be worked with: a field takes letters, the server's state is there. */
  readonly live: Sight
}

const answer = '할머니의 사발에서 시작했습니다'
const ownValue = '온기다움'
const isSynced: Sight = { selector: '[data-sync=synced]' }

const routes: readonly Route[] = [
  ofEverybody('/', { selector: 'h1' }),
  ofEverybody('/policy/TERM', { selector: 'main h2' }),
  ofEverybody('/account/login', { selector: 'input[type=password]' }),
  ofEverybody('/account/signup/intro', { selector: 'main a' }),
  ofEverybody('/account/signup', { selector: 'input[type=email]' }),
  ofEverybody('/account/cert/email?mode=SIGNUP', { selector: 'input[type=email]' }),
  ofEverybody('/account/cert/password/find', { selector: 'input[type=email]' }),
  ofEverybody('/account/cert/password/reset', { selector: 'input[type=password]' }),
  ofEverybody('/account/cert/dormancy', { selector: 'input[type=email]' }),
  ofEverybody('/oauth2/kakao?state=1', { selector: 'h1' }),
  ofEverybody('/quest/0', { selector: 'main input' }),
  {
    path: '/profile',
    isBrands: true,
    content: { selector: 'dd', words: 'first-load@saegim.example' },
    live: { selector: 'main li', words: '온기' },
  },
  {
    path: '/profile/setting',
    isBrands: true,
    content: { selector: 'dd', words: 'first-load@saegim.example' },
    live: { selector: 'main li' },
  },
  { path: '/profile/invite', isBrands: true, content: { selector: 'h1' }, live: { selector: 'main h2' } },
  {
    path: '/brand',
    isBrands: true,
    content: { selector: 'h1', words: '온기' },
    live: isSynced,
  },
  {
    path: '/brand/guide/core',
    isBrands: true,
    content: { selector: 'main', words: answer },
    live: isSynced,
  },
  {
    path: '/brand/setting/team',
    isBrands: true,
    content: { selector: 'h1', words: '팀' },
    live: { selector: 'main li', words: 'first-load@saegim.example' },
  },
  { path: '/work-book', isBrands: true, content: { selector: 'main a' }, live: isSynced },
  {
    path: '/work-book/core/story/background',
    isBrands: true,
    content: { selector: 'textarea', words: answer },
    live: { selector: 'textarea:not([readonly])', words: answer },
  },
  {
    path: '/work-book/core/value/coreValue',
    isBrands: true,
    content: { selector: 'main li', words: ownValue },
    live: { selector: 'main li button:not([aria-disabled])' },
  },
  {
    path: '/work-book/core/vision/present',
    isBrands: true,
    content: { selector: 'main input[type=radio]' },
    live: isSynced,
  },
  {
    path: '/work-book/core/value/definition',
    isBrands: true,
    content: { selector: 'main', words: ownValue },
    live: { selector: 'textarea:not([readonly])' },
  },
]

export interface FirstLoad {
  readonly path: string
  /** JavaScript asked for until the frame that shows the content, gzipped. */
  readonly untilContentKb: number
  readonly untilLiveKb: number
}

/**
 * What every route of the table loads, by a browser without a worker whose device has opened the brand before. On the
 * very first opening the words come from the server, through what `untilLiveKb` counts.
 */
export async function measureFirstLoads(
  context: BrowserContext,
  url: string,
  owner: ScriptedPerson,
): Promise<FirstLoad[]> {
  const idBrand = await owner.createBrand('온기')
  await openBefore(context, url, owner, idBrand)
  const loads: FirstLoad[] = []
  for (const route of routes) {
    await context.clearCookies()
    if (route.isBrands) await bringCookies(context, url, owner.token, idBrand)
    loads.push(await measureAtBest(context, url, route))
  }
  return loads
}

/**
 * A loaded machine draws frames late, and a device may not have stored its words yet: either only ever adds to what is
 * counted, so a route that seems too heavy is looked at again.
 */
async function measureAtBest(context: BrowserContext, url: string, route: Route): Promise<FirstLoad> {
  const loads: FirstLoad[] = []
  for (let round = 0; round < 4; round++) {
    const page = await context.newPage()
    const load = await measure(page, url, route)
    await page.close()
    loads.push(load)
    if (load.untilContentKb <= budgetKb) break
  }
  return loads.reduce((best, load) => (load.untilContentKb < best.untilContentKb ? load : best))
}

/** The first visit: writes something, so that there are words to show. */
async function openBefore(
  context: BrowserContext,
  url: string,
  { token, email }: ScriptedPerson,
  idBrand: number,
): Promise<void> {
  await bringCookies(context, url, token, idBrand)
  const session = JSON.stringify({
    idAccount: await accountOf(url, token),
    email,
    fullName: '한결',
    image: null,
  })
  await context.addInitScript((kept) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('saegim-session', kept)
  }, session)
  const page = await context.newPage()
  await page.goto(`${url}/work-book/core/story/background`)
  await page.locator('textarea:not([readonly])').first().fill(answer)
  await page.goto(`${url}/work-book/core/value/coreValue`)
  const own = page.getByLabel('우리만의 가치 더하기')
  await own.fill(ownValue)
  await own.press('Enter')
  await page.locator('main li', { hasText: ownValue }).waitFor()
  await page.goto(`${url}/brand`)
  await page.locator('h1', { hasText: '온기' }).waitFor()
  await page.locator('[data-sync=synced]').waitFor()
  // Closed in good order: the plain words are written when the page is left.
  await page.goto('about:blank')
  await page.close()
}

async function measure(page: Page, url: string, { path, content, live }: Route): Promise<FirstLoad> {
  await page.addInitScript(watchForSights, [content, live])
  await page.goto(`${url}${path}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seenAt?.every((at) => at !== null))
  // What was asked for before may still be on its way, and is listed when it has come.
  await page.waitForLoadState('networkidle')
  const { seenAt, scripts } = await page.evaluate(() => ({
    seenAt: (window.seenAt ?? []).map((at) => at ?? 0),
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, startTime }))
      .filter(({ file }) => file.endsWith('.js')),
  }))
  const kbUntil = (at = 0) => {
    const files = new Set(scripts.filter(({ startTime }) => startTime <= at).map(({ file }) => file))
    return (
      [...files].reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
        0,
      ) / 1000
    )
  }
  return {
    path,
    untilContentKb: kbUntil(seenAt[0]),
    untilLiveKb: kbUntil(seenAt[1]),
  }
}

declare global {
  interface Window {
    seenAt?: (number | null)[]
  }
}

/** Runs in the page: looks at every frame before it is drawn. */
function watchForSights(sights: Sight[]): void {
  performance.setResourceTimingBufferSize(2_000)
  const seenAt: (number | null)[] = sights.map(() => null)
  window.seenAt = seenAt
  const textOf = (element: Element) =>
    element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? '')
  const isSeen = ({ selector, words }: Sight) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        (words === undefined || textOf(element).includes(words)) && element.getClientRects().length > 0,
    )
  const look = () => {
    sights.forEach((sight, i) => {
      if (seenAt[i] === null && isSeen(sight)) seenAt[i] = performance.now()
    })
    if (seenAt.includes(null)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export async function bringCookies(
  context: BrowserContext,
  url: string,
  token: string,
  idBrand: number,
): Promise<void> {
  await context.addCookies([
    { name: 'saegim-access-token', value: token, url },
    { name: 'saegim-brand-id', value: String(idBrand), url },
  ])
}

async function accountOf(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })
  const { id } = (await response.json()) as { id: number }
  return id
}

function ofEverybody(path: string, content: Sight): Route {
  return { path, isBrands: false, content, live: content }
}
