import type { BrowserContextOptions } from '@playwright/test'
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
import { logIn } from './pages/account.ts'

const observers = [title, words, overflow, accessibility]
const timeout = isEverything ? 900_000 : 300_000

for (const language of languages) {
  const { key } = language
  // Of the others the tests of the house hold the words, and English has the longest ones.
  const tag = key === 'ko' || key === 'en' ? [] : '@all'
  test(`every screen in ${key}: ${observers.map(({ name }) => name).join(', ')}`, { tag }, async ({
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
    const seen = { language: key, theme: 'light' } as const
    const faults = [
      ...(await walk(visitor.page, [...addresses(true), '/nowhere/at-all'], observers, seen)),
      ...(await walk(owner.page, addresses(false), observers, seen)),
    ]
    expect(faults).toEqual([])
  })

  if (isEverything || key === 'ko' || key === 'en')
    test(`every kind of question in ${key}: ${observers.map(({ name }) => name).join(', ')}`, {
      tag: key === 'ko' ? [] : '@all',
    }, async ({ app, device }) => {
      test.setTimeout(timeout)
      const { owner } = await openDevices(app, device, language)
      const seen = { language: key, theme: 'light' } as const
      expect(await walk(owner.page, everyQuestion, observers, seen)).toEqual([])
    })
}

test('the main screens in the dark theme: accessibility', async ({ app, device }) => {
  const person = await openAccount(app, 'Hana Kim')
  await createBrand(app, person, 'Ongi Studio')
  const { page } = await device({ colorScheme: 'dark' })
  await logIn(page, person)
  const routes = [
    '/account/signup',
    '/brand',
    '/brand/guide/core',
    '/brand/guide/visual',
    '/brand/strategy/positioning',
    '/work-book/core/story/background',
    '/work-book/strategy/positioning/position/map',
  ]
  const seen = { language: 'ko', theme: 'dark' } as const
  // The first page is of the site: it is loaded, and left, as another document.
  for (const part of [['/'], routes]) expect(await walk(page, part, [accessibility], seen)).toEqual([])
})

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
  const [visitor, owner] = [await device({ locale: tag }), await device({ locale: tag })]
  for (const { context } of [visitor, owner]) await context.addCookies([{ ...cookie, value: 'ko-KR' }])
  await chooseLanguage(app, person, rest)
  await logIn(owner.page, person)
  for (const { context } of [visitor, owner]) await context.addCookies([cookie])
  return { visitor, owner }
}
