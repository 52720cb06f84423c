import { mkdir } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { chooseLanguage, createBrand, openAccount } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'

const providers = '**/api/v1/setting/providers'
const words = '결제 샌드박스 · 실제로 결제되지 않아요'
/** A folder for pictures of the screens; none are taken without it. */
const pictures = process.env.PICTURES

for (const width of [1440, 1024, 390, 320])
  test(`where payments take no money every screen of a brand says so at ${width}, and nothing moves when that comes`, {
    tag: '@all',
  }, async ({ app, device }) => {
    const owner = await openAccount(app, '한결')
    await createBrand(app, owner, '온기')
    const { page, context } = await device()
    // The device knows of no sandbox, until the answer that is held back says so.
    let isKnown = false
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await context.route(providers, async (route) => {
      if (!isKnown) return sayOff(route)
      asked.resolve()
      await answered.promise
      await route.continue()
    })
    await logIn(page, owner)
    await page.setViewportSize({ width, height: 900 })
    const read = page.waitForResponse(providers)
    await page.goto('/brand')
    await read
    await expect(page.locator('[data-sync=synced]')).toBeVisible()
    isKnown = true
    await page.goto('/work-book/core/story/what')
    await asked.promise
    await expect(page.getByRole('banner').getByRole('button', { name: /^의견/ })).toBeVisible()
    const badge = page.getByRole('button', { name: words })
    await expect(badge).toHaveCount(0)
    await expect(page.locator('[data-sync=synced]')).toBeVisible()
    const before = await placesIn(page)
    answered.resolve()
    await expect(badge).toBeVisible()
    expect(await placesIn(page)).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expectNoBarrier(page)
    await takePictures(page, `workbook-${width}`)

    await badge.press('Enter')
    const dialog = page.getByRole('dialog', { name: '결제 샌드박스' })
    await expect(dialog).toContainText('4242-4242-4242-4242')
    await expectNoBarrier(page)
    await page.keyboard.press('Escape')
    await expect(badge).toBeFocused()
    for (const address of ['/brand', '/brand/guide/core', '/brand/setting/worker']) {
      await page.goto(address)
      await expect(badge).toBeVisible()
      await expect(page.getByText(words)).toHaveCount(0)
    }
    await takePictures(page, `tasks-${width}`)
    // Where something is sold, the bar says it instead.
    await page.goto('/brand/setting/credit')
    await expect(page.getByText(words)).toBeVisible()
    await expect(badge).toHaveCount(0)
    await takePictures(page, `credit-${width}`)
  })

test('the badge is there in another language, and not where the server sells nothing', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  await createBrand(app, owner, '온기')
  await chooseLanguage(app, owner, 'en')
  const { page, context } = await device()
  await logIn(page, owner)
  await page.goto('/brand')
  await expect(page.getByRole('button', { name: /sandbox/i })).toBeVisible()
  await takePictures(page, 'home-en')
  await context.route(providers, sayOff)
  const read = page.waitForResponse(providers)
  await page.reload()
  await read
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /sandbox/i })).toHaveCount(0)
})

async function sayOff(route: Route): Promise<void> {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, json: { ...(await answer.json()), payments: 'off' } })
}

/** Left and top of everything that can be pressed in the header, and of the heading. */
async function placesIn(page: Page): Promise<unknown> {
  return page.evaluate(
    (badge) =>
      [...document.querySelectorAll('header button, header a, h1')]
        .filter((element) => element.getAttribute('aria-label') !== badge)
        .map((element) => {
          const { x, y } = element.getBoundingClientRect()
          return [element.getAttribute('aria-label') ?? element.textContent, x, y]
        }),
    words,
  )
}

async function takePictures(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  await mkdir(pictures, { recursive: true })
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({ path: `${pictures}/${name}-${scheme}.png` })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
