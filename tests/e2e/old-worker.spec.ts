import type { Page } from '@playwright/test'
import { openFront } from '../support/front.ts'
import { expect, installed, test } from './journey.ts'
import { nameBrand } from './pages/account.ts'
import { expectSync, waitUntilOfflineReady } from './pages/sync.ts'
import { answer, field, openStep } from './pages/workbook.ts'

test('a device whose worker knows no public site gets its pages after an update, loses them in no rollback, and keeps its brand', {
  tag: '@all',
}, async ({ app, device }) => {
  await using cleanup = new AsyncDisposableStack()
  const front = await openFront(app)
  cleanup.defer(() => front.close())
  front.deployWithoutSite()
  const { context, page } = await device({ ...installed, baseURL: front.url })
  await page.goto('/quest/0')
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await nameBrand(page, '온기')
  await expectSync(page, 'savedHere')
  await openStep(page, 'core/story/what', 'core.what')
  await answer(page, 'core.what', '바다에서 주운 유리로 만든 등')
  await expectSync(page, 'savedHere')
  await page.goto('/')
  await expectStatus(page, '연결 필요')
  front.deploy()
  await context.setOffline(false)
  await expectLanding(page)
  await expectBrand(page)

  // The server goes back to the earlier release; the worker stays, and has read the page.
  await page.goto('/')
  await expectLanding(page)
  front.deployWithoutSite()
  let loads = 0
  page.on('load', () => loads++)
  const asked = page.waitForResponse(/served=1/)
  await page.goto('/')
  await asked
  await expectStatus(page, '없는 페이지')
  await page.getByRole('link', { name: '홈으로' }).click()
  await expect(page).toHaveURL(/\/brand$/)
  expect(loads).toBe(1)
  await expectBrand(page)
  await context.setOffline(true)
  await page.goto('/')
  await expectLanding(page)

  // A tab of its own: the first one has reloaded itself within a minute.
  front.deploy()
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto('/price')
  await expect(other.getByRole('columnheader', { name: 'Plus' })).toBeVisible()
  await expectBrand(other)
})

/** What the app says at an address without a screen. */
async function expectStatus(page: Page, headline: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
}

/** The page that the server rendered, whose input works. */
async function expectLanding(page: Page): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('#app')).toHaveCount(0)
  await page.getByLabel('브랜드 이름').fill('모아')
  await expect(page.getByRole('region', { name: '가이드 미리보기' })).toContainText('모아')
}

async function expectBrand(page: Page): Promise<void> {
  await openStep(page, 'core/story/what', 'core.what')
  await expect(field(page, 'core.what')).toHaveValue('바다에서 주운 유리로 만든 등')
}
