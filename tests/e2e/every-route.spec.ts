import type { BrowserContextOptions, Page } from '@playwright/test'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { languages } from '#model/language/languages.ts'
import { steps } from '#model/workbook/steps.ts'
import type { AppServer } from '../support/app-server.ts'
import { fillEverything } from '../support/fill-everything.ts'
import { chooseLanguage, createBrand, openAccount } from '../support/people.ts'
import { addressesOf, readScreens } from '../support/screens.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { type Device, expect, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { findBarriers } from './pages/barriers.ts'
import { wordFaultsIn } from './pages/words.ts'

/**
 * One step for each way of asking, in the original and in the language with the longest words: what its content says
 * in each language is held by tests of the house.
 */
const everyQuestion = [...new Map(steps.map(({ path, question }) => [question.kind, path])).values()].map(
  (path) => `/work-book/${path}`,
)
const widths = [1440, 1024, 390]
/** `EVERYTHING=on`: each rule, in each language, at each width. Otherwise what no other language or width has shown. */
const isEverything = process.env.EVERYTHING !== undefined
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const language of languages) {
  const { key } = language
  const timeout = isEverything ? 900_000 : 300_000
  test(`every screen in ${key}: words, title, one heading, no accessibility violation, no overflow`, async ({
    app,
    device,
  }) => {
    test.setTimeout(timeout)
    const { visitor, owner } = await openDevices(app, device, language)
    const screens = await readScreens(visitor.page, app.url)
    const addresses = (isOpen: boolean) =>
      screens
        .filter(({ path, guard }) => (guard === 'public') === isOpen && path !== '/work-book/$')
        .flatMap(addressesOf)
    const faults = [
      ...(await look(visitor, [...addresses(true), '/nowhere/at-all'], key)),
      ...(await look(owner, addresses(false), key)),
    ]
    expect(faults).toEqual([])
  })

  if (isEverything || key === 'ko' || key === 'en')
    test(`every kind of question in ${key}: words, title, one heading, no accessibility violation, no overflow`, async ({
      app,
      device,
    }) => {
      test.setTimeout(timeout)
      const { owner } = await openDevices(app, device, language)
      expect(await look(owner, everyQuestion, key)).toEqual([])
    })
}

/** Devices of a visitor and of the owner of a brand in which everything is answered, both in a language. */
async function openDevices(
  app: AppServer,
  device: (options: BrowserContextOptions) => Promise<Device>,
  { tag, rest }: (typeof languages)[number],
): Promise<{ readonly visitor: Device; readonly owner: Device }> {
  // People and brands have Latin names, so that any Hangul found is the interface's own.
  const person = await openAccount(app, 'Hana Kim')
  const brand = await createBrand(app, person, 'Ongi Studio')
  for (const document of documentsWithAnswers) {
    const writer = await openScriptDevice(brand, { document })
    fillEverything(document, writer.doc)
    await writer.settled()
    writer.close()
  }
  const cookie = { name: 'saegim-locale', value: tag, url: app.url }
  const options = { serviceWorkers: 'block', locale: tag } as const
  const [visitor, owner] = [await device(options), await device(options)]
  for (const { context } of [visitor, owner]) await context.addCookies([{ ...cookie, value: 'ko-KR' }])
  await chooseLanguage(app, person, rest)
  await logIn(owner.page, person)
  for (const { context } of [visitor, owner]) await context.addCookies([cookie])
  return { visitor, owner }
}

async function look({ page }: Device, routes: readonly string[], language: string): Promise<string[]> {
  const faults: string[] = []
  const [first] = routes
  for (const route of routes) {
    // In the original each screen is loaded anew; the others go from screen to screen, which costs a third.
    const isLoaded = isEverything || language === 'ko' || route === first
    await (isLoaded ? open(page, route) : goOn(page, route))
    const found = await lookAt(page, route, language)
    faults.push(...found.map((fault) => `${language} ${route}: ${fault}`))
  }
  return faults
}

test('the main screens have no accessibility violation in the dark theme', async ({ app, device }) => {
  const person = await openAccount(app, 'Hana Kim')
  await createBrand(app, person, 'Ongi Studio')
  const { page } = await device({ serviceWorkers: 'block', colorScheme: 'dark' })
  await logIn(page, person)
  const faults: string[] = []
  for (const route of [
    '/',
    '/account/signup',
    '/brand',
    '/brand/guide/core',
    '/brand/guide/visual',
    '/brand/strategy/positioning',
    '/work-book/core/story/background',
    '/work-book/strategy/positioning/position/map',
  ]) {
    await open(page, route)
    faults.push(...(await findBarriers(page, { tags })).map((fault) => `${route}: ${fault}`))
  }
  expect(faults).toEqual([])
})

async function lookAt(page: Page, route: string, language: string): Promise<string[]> {
  const faults: string[] = []
  const product = language === 'ko' ? /새김$/ : /Saegim$/
  const title = await page.title()
  if (!product.test(title)) faults.push(`the title is "${title}"`)
  const headings = await page.locator('h1').count()
  if (headings !== 1) faults.push(`${headings} h1`)
  const lang = await page.locator('html').getAttribute('lang')
  if (!lang?.startsWith(language)) faults.push(`the page says that it is in ${lang}`)

  faults.push(...(await wordFaultsIn(page, language)))

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const over = await overflow(page)
    if (over) faults.push(`${width}: ${over}`)
    if (!isLookedAt({ route, language, width })) continue
    const colours = isEverything || language === 'ko'
    faults.push(...(await findBarriers(page, { tags, colours })).map((fault) => `${width}: ${fault}`))
  }
  return faults
}

/** Violations are mostly the same in all languages and steps; the longest texts may cause further ones. */
function isLookedAt({ route, language, width }: { route: string; language: string; width: number }): boolean {
  if (isEverything) return true
  const isQuestion = everyQuestion.includes(route)
  if (language === 'ko') return width === 1440 || (width === 390 && !isQuestion)
  return language === 'en' && width === 1440 && !isQuestion
}

/** Opens a screen and waits until it shows its own heading and nothing is being loaded. */
async function open(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 })
  await page.goto(route)
  await isShown(page)
}

/** As `open`, from a screen that is open, as a link does. */
async function goOn(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 })
  const before = await page.evaluateHandle((path) => {
    const router = window.__TSR_ROUTER__
    const shown = router?.state.resolvedLocation
    router?.history.push(path)
    return shown
  }, route)
  // What is shown is another location only once its screen is drawn, also where that leads on to another one.
  await page.waitForFunction((shown) => {
    const state = window.__TSR_ROUTER__?.state
    return state?.status === 'idle' && state.resolvedLocation !== shown
  }, before)
  await isShown(page)
}

async function isShown(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Elements beyond the right edge, where the page itself scrolls horizontally. */
function overflow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return `${scrollWidth - clientWidth} px too wide: ${widest.slice(0, 3).join(', ')}`
  })
}
