import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Request } from 'playwright'
import { steps } from '#model/workbook/steps.ts'
import { addressesOf, readScreens, type Screen } from './screens.ts'
import type { ScriptedPerson } from './sign-up.ts'

/** Of every screen. */
export const budgetKb = 160
/**
 * Until the answer of a step with another kind of question than a text or a choice: values, colours, fonts, personas,
 * the position map and so on. It is loaded once the question is shown.
 */
export const answerBudgetKb = 185

/**
 * Until the content of a screen with much code of its own, whose title is shown before: the tools, and the screens of documents
 * that store no answers apart, with what opens documents.
 */
export const largeBudgetKb = 255

/** A test is red above this multiple of a budget; `npm run bench sizes` prints what is between. */
export const tolerance = 1.1

const dist = resolve(import.meta.dirname, '../../dist')

/** When a screen shows what it is about: an element, and words in it or in the field that it is. */
interface Sight {
  readonly selector: string
  readonly words?: string
}

/** One opening of a screen. */
interface Visit {
  /** Path and query. */
  readonly address: string
  /** Opened by an account that is signed in and has a brand open. */
  readonly isSignedIn: boolean
  /** What the page is opened for. On a brand's screens: the brand's own words. */
  readonly content: Sight
  /** What is loaded once the content is shown, and before anything else. */
  readonly answer?: Sight
  /** Gzipped kilobytes until the answer. */
  readonly answerBudget: number
  /** When it can be worked with: a field takes letters, the server's state is there. */
  readonly live: Sight
}

const answer = '할머니의 사발에서 시작했습니다'
const ownValue = '온기다움'
const email = 'first-load@saegim.example'
const isSynced: Sight = { selector: '[data-sync=synced]' }
/** In addresses of documents that do not exist, which never sync. */
const absentId = '00000000-0000-4000-8000-000000000000'

interface Measured extends Omit<Visit, 'live'> {
  readonly live: Sight | null
}

/** The heading of a screen of which no part is on its way any more. */
const wholeScreen = 'body:not(:has(main [aria-busy="true"])) h1'

const ofLargeScreen: Partial<Visit> = {
  answer: { selector: wholeScreen },
  answerBudget: largeBudgetKb,
}

/** By address: where the heading alone does not tell that a screen shows what it is about. */
const known: Readonly<Record<string, Partial<Visit>>> = {
  '/account/login': { content: { selector: 'input[type=password]' } },
  '/account/signup/intro': { content: { selector: 'main a' } },
  '/account/signup': { content: { selector: 'input[type=email]' } },
  '/account/cert/email': {
    address: '/account/cert/email?mode=SIGNUP',
    content: { selector: 'input[type=email]' },
  },
  '/account/cert/password/find': { content: { selector: 'input[type=email]' } },
  '/account/cert/password/reset': { content: { selector: 'input[type=password]' } },
  '/account/cert/dormancy': { content: { selector: 'input[type=email]' } },
  '/oauth2/kakao': { address: '/oauth2/kakao?state=1' },
  '/quest/0': { content: { selector: 'main input' } },
  '/quest/event/0': { content: { selector: 'main h1', words: '가게를 소개해 주세요' } },
  '/profile': {
    content: { selector: 'dd', words: email },
    live: { selector: 'main li', words: '온기' },
  },
  '/profile/setting': { content: { selector: 'dd', words: email }, live: { selector: 'main li' } },
  '/profile/invite': { live: { selector: 'main h2' } },
  '/brand/setting/profile': { content: { selector: 'dd', words: email }, live: { selector: 'main li' } },
  '/brand': { content: { selector: 'h1', words: '온기' } },
  '/brand/guide/core': { content: { selector: 'main', words: answer } },
  '/brand/setting/team': {
    content: { selector: 'h1', words: '팀' },
    live: { selector: 'main li', words: email },
  },
  '/brand/ai-tool': ofLargeScreen,
  '/brand/content-planner': ofLargeScreen,
  '/brand/guide/translation': ofLargeScreen,
  '/work-book': { content: { selector: 'main a' } },
  '/work-book/core/story/background': {
    content: { selector: 'textarea', words: answer },
    live: { selector: 'textarea:not([readonly])', words: answer },
  },
  '/work-book/core/value/coreValue': {
    content: { selector: 'main h1' },
    answer: { selector: 'main li', words: ownValue },
    live: { selector: 'main li button:not([aria-disabled])' },
  },
  '/work-book/core/vision/present': { content: { selector: 'main input[type=radio]' } },
  '/work-book/core/value/definition': {
    content: { selector: 'main h1' },
    answer: { selector: 'main', words: ownValue },
    live: { selector: 'textarea:not([readonly])' },
  },
}

/** The step that loads most for its answer. */
export const largestStep = '/work-book/strategy/positioning/persona/needs'

/** The steps of other kinds of questions, whose answers are loaded by themselves. With `EVERYTHING=on` all are measured. */
const otherKinds: readonly Visit[] = [...new Map(steps.map((step) => [step.question.kind, step])).values()]
  .map(({ path }) => `/work-book/${path}`)
  .filter((address) => !(address in known))
  .map((address) => ({
    address,
    isSignedIn: true,
    content: { selector: 'main h1' },
    // What follows the question and its reason.
    answer: { selector: 'main h1 + p + div > :not([aria-hidden])' },
    answerBudget: answerBudgetKb,
    live: isSynced,
  }))

/** The visits of a screen: with its heading as content unless more is known, and a brand's with everything synced. */
function visitsOf(screen: Screen, addresses = addressesOf(screen)): Visit[] {
  return addresses.map((address) => {
    const { content = { selector: 'h1' }, ...more } = known[address] ?? {}
    return {
      address,
      isSignedIn: screen.guard !== 'public',
      content,
      answerBudget: answerBudgetKb,
      live: screen.guard === 'brand' && !address.includes(absentId) ? isSynced : content,
      ...more,
    }
  })
}

export interface FirstLoad {
  /** Path and query. */
  readonly address: string
  /** JavaScript asked for until the frame that shows the content, gzipped. */
  readonly untilContentKb: number
  /** Until the answer where it comes after the content. */
  readonly untilAnswerKb: number
  /** What that may come to. */
  readonly answerBudget: number
  /** Until it can be worked with; null: that was not waited for. */
  readonly untilLiveKb: number | null
  /** What `untilAnswerKb` counts: file and kilobytes, largest first. */
  readonly files: readonly (readonly [file: string, kb: number])[]
}

/**
 * What every screen of the app loads, by a browser without a worker whose device has opened the brand before. On the
 * very first opening the words come from the server, through what `untilLiveKb` counts. `SCREEN=/brand` measures one.
 * `isLiveAwaited`: also until each can be worked with, which takes twice as long. `among`: only addresses that it takes.
 */
export async function measureFirstLoads(
  context: BrowserContext,
  url: string,
  owner: ScriptedPerson,
  {
    isLiveAwaited,
    among = () => true,
  }: { readonly isLiveAwaited: boolean; readonly among?: (address: string) => boolean },
): Promise<FirstLoad[]> {
  const idBrand = await owner.createBrand('온기')
  const design = await openBefore(context, url, owner, idBrand)
  const loads: FirstLoad[] = []
  const visits = (await screensOf(context, url)).flatMap((screen) =>
    screen.path === '/brand/design/$id' ? visitsOf(screen, [design]) : visitsOf(screen),
  )
  const others = process.env.EVERYTHING
    ? otherKinds
    : otherKinds.filter(({ address }) => address === largestStep)
  const only = process.env.SCREEN
  const measured = [...visits, ...others]
    .filter(({ address }) => (only ? address === only : among(address)))
    .map((visit): Measured => (isLiveAwaited ? visit : { ...visit, live: null }))
  // Each load is a document of its own; a page of its own for each would cost a process of the browser more.
  const page = await context.newPage()
  await page.addInitScript(
    watchForSights,
    measured.map((visit) => ({ address: visit.address, sights: sightsOf(visit) })),
  )
  for (const isSignedIn of [true, false]) {
    await context.clearCookies()
    if (isSignedIn) await bringCookies(context, url, owner.token, idBrand)
    for (const visit of measured.filter((one) => one.isSignedIn === isSignedIn))
      loads.push(await measureAtBest(page, url, visit))
  }
  await page.close()
  return loads
}

function sightsOf({ content, answer = content, live }: Measured): Sight[] {
  return live ? [content, answer, live] : [content, answer]
}

async function screensOf(context: BrowserContext, url: string): Promise<Screen[]> {
  const page = await context.newPage()
  try {
    return await readScreens(page, url)
  } finally {
    await page.close()
  }
}

/**
 * A loaded machine draws frames late, and a device may not have stored its words yet: either only ever adds to what is
 * counted, so a route that seems too heavy is looked at again.
 */
async function measureAtBest(page: Page, url: string, visit: Measured): Promise<FirstLoad> {
  const loads: FirstLoad[] = []
  for (let round = 0; round < 4; round++) {
    const load = await measure(page, url, visit)
    loads.push(load)
    if (isWithinBudget(load)) break
  }
  return loads.reduce((best, load) => (load.untilAnswerKb < best.untilAnswerKb ? load : best))
}

/**
 * The first visit: writes something, so that there are words to show, opens the documents of the brand, and makes a design of a template,
 * whose address it answers.
 */
async function openBefore(
  context: BrowserContext,
  url: string,
  { token, email }: ScriptedPerson,
  idBrand: number,
): Promise<string> {
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
  await page.goto(`${url}${largestStep}`)
  await page.locator('[data-sync=synced]').waitFor()
  // Their documents are on the device from now on.
  for (const address of ['/brand/content-planner', '/brand/guide/translation']) {
    await page.goto(`${url}${address}`)
    await page.locator(wholeScreen).waitFor()
    await page.locator('[data-sync=synced]').waitFor()
  }
  await page.goto(`${url}/brand/market`)
  await page.getByRole('button', { name: '바로 쓰기' }).first().click()
  await page.waitForURL('**/brand/design/*')
  await page.locator('[data-sync=synced]').waitFor()
  const design = new URL(page.url()).pathname
  await page.goto(`${url}/brand`)
  await page.locator('h1', { hasText: '온기' }).waitFor()
  await page.locator('[data-sync=synced]').waitFor()
  // Closed in good order: the plain words are written when the page is left.
  await page.goto('about:blank')
  await page.close()
  return design
}

async function measure(page: Page, url: string, visit: Measured): Promise<FirstLoad> {
  const { address, answerBudget, live } = visit
  // What the document before asks for on its way out gets no answer.
  await page.goto('about:blank')
  const asked: Request[] = []
  const listen = (request: Request) => void asked.push(request)
  page.on('request', listen)
  await page.goto(`${url}${address}`, { waitUntil: 'commit' })
  await page
    .waitForFunction(() => window.seenAt?.every((at) => at !== null), undefined, { timeout: 30_000 })
    .catch((cause) => {
      throw new Error(`${address} does not show ${JSON.stringify(sightsOf(visit))}`, { cause })
    })
  page.off('request', listen)
  // What was asked for before may still be on its way, and is listed when it has come.
  const scriptsAsked = asked.filter((request) => request.resourceType() === 'script')
  await Promise.all(scriptsAsked.map(async (request) => (await request.response())?.finished()))
  const { seenAt, scripts } = await page.evaluate(() => ({
    seenAt: (window.seenAt ?? []).map((at) => at ?? 0),
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, startTime }))
      .filter(({ file }) => file.endsWith('.js')),
  }))
  const filesUntil = (at = 0) => {
    const files = new Set(scripts.filter(({ startTime }) => startTime <= at).map(({ file }) => file))
    return [...files].map((file) => [file, zippedKb(file)] as const).sort(([, a], [, b]) => b - a)
  }
  const kbUntil = (at?: number) => filesUntil(at).reduce((sum, [, kb]) => sum + kb, 0)
  return {
    address,
    answerBudget,
    untilContentKb: kbUntil(seenAt[0]),
    untilAnswerKb: kbUntil(seenAt[1]),
    untilLiveKb: live ? kbUntil(seenAt[2]) : null,
    files: filesUntil(seenAt[1]),
  }
}

/** Whether a load keeps within its budgets, with the tolerance of tests. */
export function isWithinBudget({ untilContentKb, untilAnswerKb, answerBudget }: FirstLoad): boolean {
  return untilContentKb <= budgetKb * tolerance && untilAnswerKb <= answerBudget * tolerance
}

const zipped = new Map<string, number>()

/** Size of a script by its path, as it is sent. Most screens share most of their files. */
export function zippedKb(file: string): number {
  const known = zipped.get(file)
  if (known !== undefined) return known
  const kb = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
  zipped.set(file, kb)
  return kb
}

declare global {
  interface Window {
    seenAt?: (number | null)[]
  }
}

/** Runs in each document: looks at every frame before it is drawn. */
function watchForSights(visits: { readonly address: string; readonly sights: Sight[] }[]): void {
  const sights = visits.find(({ address }) => address === location.pathname + location.search)?.sights
  if (!sights) return
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
