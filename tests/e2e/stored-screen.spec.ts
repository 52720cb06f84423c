import type { Page } from '@playwright/test'
import { createBrand, openAccount } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced, waitUntilInstalled } from './pages/sync.ts'
import { answer, field, openStep } from './pages/workbook.ts'

const step = '/work-book/core/story/what'
const words = '새벽 네 시에 굽는 빵'

test('a start without a server paints the own words before any script of the app, then takes letters', async ({
  app,
  startBrowser,
}) => {
  const person = await openAccount(app, '이도윤')
  await createBrand(app, person, '새벽빵집')
  const before = await startBrowser()
  await bringSession(before.page, person)
  await openStep(before.page, 'core/story/what', 'core.what')
  await answer(before.page, 'core.what', words)
  await expectSynced(before.page)
  await waitUntilInstalled(before.page)
  await waitUntilStored(before.page)
  await before.context.close()

  await app.kill()
  const { context, page } = await startBrowser()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
  const html = await openStored(page)
  expect(html).toContain(words)
  // What a browser tells of a rule is empty where a shorthand with a variable is followed by a part of it.
  expect(html).not.toMatch(/[;{]\s*[a-z][a-z-]*:\s*;/)
  await expect.poll(() => paintOf(page)).toEqual({ isPainted: true, isAppEmpty: true })

  await devtools.send('Network.setBlockedURLs', { urls: [] })
  await page.reload()
  await expect(field(page, 'core.what')).toBeEditable()
  await expect(page.locator('#stored-screen')).toHaveCount(0)
  await field(page, 'core.what').press('End')
  await field(page, 'core.what').pressSequentially('과 수프')
  await expect(field(page, 'core.what')).toHaveValue(`${words}과 수프`)
  await app.start()
})

test('after signing out no stored screen is left, and another account of the browser sees none', async ({
  app,
  device,
}) => {
  const [person, other] = [await openAccount(app, '박서연'), await openAccount(app, '최지우')]
  await createBrand(app, person, '첫째')
  await createBrand(app, other, '둘째')
  const { page } = await device(installed)
  await bringSession(page, person)
  await openStep(page, 'core/story/what', 'core.what')
  await answer(page, 'core.what', words)
  await expectSynced(page)
  await waitUntilInstalled(page)
  await waitUntilStored(page)

  // As if what was stored could not be removed: the page itself removes what is not of the account.
  await page.goto('/healthz')
  await bringSession(page, other)
  expect(await openStored(page)).toContain(words)
  await expect(page.locator('#stored-screen')).toHaveCount(0)
  await expect(field(page, 'core.what')).toHaveValue('')

  await waitUntilStored(page)
  await page.goto('/profile/setting')
  await page.getByRole('button', { name: '모든 기기에서 로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '모두 로그아웃' }).click()
  await expect(page).toHaveURL(new URL('/', app.url).href)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).not.toContain('screens')
})

/** The page is stored when it has rested for two seconds. */
async function waitUntilStored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, step), {
      timeout: 60_000,
    })
    .toBe(true)
}

/** Opens the step; answers the HTML that the worker gave. */
async function openStored(page: Page): Promise<string> {
  const response = await page.goto(step, { waitUntil: 'commit' })
  return (await response?.text()) ?? ''
}

function paintOf(page: Page) {
  return page.evaluate(() => {
    const screen = document.getElementById('stored-screen')
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    return {
      isPainted: isPainted && screen !== null && !screen.hidden,
      isAppEmpty: document.getElementById('app')?.childElementCount === 0,
    }
  })
}
