import type { BrowserContextOptions, Page } from '@playwright/test'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { languages } from '#model/language/languages.ts'
import type { AppServer } from '../support/app-server.ts'
import { fillEverything } from '../support/fill-everything.ts'
import { chooseLanguage, createBrand, openAccount } from '../support/people.ts'
import { addressesOf, readScreens } from '../support/screens.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { accessibility } from './crawl/accessibility.ts'
import { overflow } from './crawl/overflow.ts'
import { title } from './crawl/title.ts'
import { everyQuestion, isEverything, walk } from './crawl/walk.ts'
import { words } from './crawl/words.ts'
import { type Device, expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'

const observers = [title, words, overflow, accessibility]
const [original] = languages
const darkRoutes = [
  '/account/signup',
  '/brand',
  '/brand/guide/core',
  '/brand/guide/visual',
  '/brand/strategy/positioning',
  '/work-book/core/story/background',
  '/work-book/strategy/positioning/position/map',
]

for (const language of languages) {
  const { key } = language
  // Of the others the tests of the house hold the words.
  const isOriginal = language === original
  const withQuestions = isEverything || isOriginal || key === 'en'
  const what = `every screen${withQuestions ? ' and kind of question' : ''}`
  test(`${what} in ${key}: ${observers.map(({ name }) => name).join(', ')}`, {
    tag: isOriginal ? [] : '@all',
  }, async ({ app, device }) => {
    test.setTimeout(isEverything ? 1_800_000 : 600_000)
    const { visitor, owner } = await openDevices(app, device, language)
    const screens = await readScreens(visitor.page, app.url)
    const addresses = (isOpen: boolean) =>
      screens
        .filter(({ path, guard }) => (guard === 'public') === isOpen && path !== '/work-book/$')
        .flatMap(addressesOf)
    const seen = { language: key, theme: 'light' } as const
    const faults = [
      ...(await walk(visitor.page, [...addresses(true), '/nowhere/at-all'], observers, seen)),
      ...(await walk(
        owner.page,
        [...addresses(false), ...(withQuestions ? everyQuestion : [])],
        observers,
        seen,
      )),
      ...(isOriginal ? await walkInTheDark(owner.page) : []),
    ]
    expect(faults).toEqual([])
  })
}

/** The main screens by accessibility alone: contrast is another one. */
async function walkInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const seen = { language: original.key, theme: 'dark' } as const
  // The first page is of the site: it is loaded, and left, as another document.
  return [
    ...(await walk(page, ['/'], [accessibility], seen)),
    ...(await walk(page, darkRoutes, [accessibility], seen)),
  ]
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
  await chooseLanguage(app, person, rest)
  const [visitor, owner] = [await device({ locale: tag }), await device({ locale: tag })]
  await bringSession(owner.page, person)
  for (const { context } of [visitor, owner])
    await context.addCookies([{ name: 'saegim-locale', value: tag, url: app.url }])
  return { visitor, owner }
}
