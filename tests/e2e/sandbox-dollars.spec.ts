import { mkdir } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { guide } from '#model/documents/guide.ts'
import { industryKeys } from '#model/options/business.ts'
import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { button, listPayments, openPlanModal, planModal } from './pages/billing.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

/** A folder for pictures of the screens; none are taken without it. */
const pictures = process.env.PICTURES
const words = '결제 샌드박스 · 실제로 결제되지 않아요'

test('without keys a plan in dollars is refused, left, paid once, changed and cancelled at the sandbox, by keys', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(240_000)
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const { page, context } = await device(installed)
  await logIn(page, owner)
  await waitUntilOfflineReady(page)
  await openPlanModal(page, 'Free')
  const modal = planModal(page)
  await modal.getByText('달러 ($)', { exact: true }).click()
  await modal.getByRole('tab', { name: 'Basic' }).click()

  // The service worker leaves the page to the server.
  const window = await windowOf(context, () =>
    modal.getByRole('button', { name: /^결제 창 열기/ }).press('Enter'),
  )
  await expect(window.getByRole('heading', { level: 1, name: '시험 결제' })).toBeVisible()
  expect(new URL(window.url()).pathname).toMatch(/^\/sandbox\/checkout\/[0-9a-f]{32}$/)
  await expect(window.getByText(words)).toBeVisible()
  await lookAt(window, 'checkout')
  await button(window, '카드 거절').press('Enter')
  await expect(window.getByRole('alert')).toHaveText('카드가 거절됐어요. 다시 고를 수 있어요.')
  await lookAt(window, 'declined')
  await button(window, '닫기').press('Enter')
  await expect(window.getByText('결제하지 않았어요. 이 창을 닫아도 돼요.')).toBeVisible()
  await expectNoBarrier(window)
  expect((await readBrand(brand)).plan).toBe('FREE')
  await window.getByRole('link', { name: '다시 결제하기' }).press('Enter')
  await button(window, '결제 성공').press('Enter')
  await window.waitForURL('**/brand/setting/payment')
  await window.close()
  await expect(modal).toBeHidden({ timeout: 30_000 })
  expect((await readBrand(brand)).plan).toBe('BASIC')
  expect(await listPayments(brand)).toMatchObject([
    { status: 'PAID', amount: 2_300, currency: 'USD', sandbox: true },
  ])

  // The screen and the receipt each say once that nothing was really paid.
  await page.goto('/brand/setting/payment')
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('샌드박스')).toHaveCount(1)
  await lookAt(page, 'payments', ['ko'])
  await page
    .getByRole('link', { name: /Basic 월간/ })
    .first()
    .press('Enter')
  await expect(page.getByText('효력', { exact: false }).first()).toBeVisible()
  await lookAt(page, 'receipt', ['ko'])
  await page.goto('/brand/setting/payment')

  const portal = await windowOf(context, () => button(page, '구독 관리').first().press('Enter'))
  await expect(portal.getByRole('heading', { level: 1, name: '구독 관리' })).toBeVisible()
  await lookAt(portal, 'portal')
  await button(portal, 'Plus 플랜으로 바꾸기 · 월 $65.00').press('Enter')
  await expect(portal.getByText('$65.00', { exact: true })).toBeVisible()
  await expect.poll(async () => (await readBrand(brand)).plan).toBe('PLUS')
  await button(portal, '구독 해지').press('Enter')
  await expect(portal.getByText('해지 예약됨')).toBeVisible()
  await expectNoBarrier(portal)
  await button(portal, '해지 취소').press('Enter')
  await expect(portal.getByText('구독 중')).toBeVisible()
  await portal.close()
  expect((await listPayments(brand)).map(({ amount }) => amount)).toEqual([4_200, 2_300])
})

test('without keys a logo in dollars is left, refused and paid once at the sandbox', { tag: '@all' }, async ({
  app,
  device,
}) => {
  test.setTimeout(240_000)
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  const writer = await openScriptDevice(brand)
  guide.info.industry.write(writer.doc, industryKeys[0] ?? '')
  await writer.settled()
  writer.close()
  const { page } = await device(installed)
  await logIn(page, owner)
  await waitUntilOfflineReady(page)
  await chooseBasic(page)
  const pay = button(page, 'PayPal에서 $249.00 결제하기')
  await pay.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '시험 결제' })).toBeVisible()
  await lookAt(page, 'logo')
  await button(page, '닫기').press('Enter')
  await expect(page.getByText('PayPal에서 결제하지 않고 돌아왔어요.', { exact: false })).toBeVisible()

  await pay.press('Enter')
  await button(page, '카드 거절').press('Enter')
  await expect(page.getByText('카드사가 결제를 거절했어요', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '로고 다시 고르기' }).press('Enter')
  await chooseBasic(page)
  await pay.press('Enter')
  await button(page, '결제 성공').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '로고를 주문했어요' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('$249.00').first()).toBeVisible()
  await expectNoBarrier(page)
  const paid = (await listPayments(brand)).filter(({ status }) => status === 'PAID')
  expect(paid).toMatchObject([{ title: '베이직 로고', amount: 24_900, currency: 'USD', sandbox: true }])
})

test('an unknown address of the sandbox is not found, also by the app on this device', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '최가온')
  await createBrand(app, owner, '가온상점')
  const { page } = await device(installed)
  await logIn(page, owner)
  await waitUntilOfflineReady(page)
  const answer = await page.goto('/sandbox/checkout/unknown')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '찾을 수 없어요' })).toBeVisible()
  await expectNoBarrier(page)
})

async function chooseBasic(page: Page): Promise<void> {
  await page.goto('/brand/setting/paylogo')
  await page.getByRole('link', { name: '베이직 로고 고르기' }).press('Enter')
  await page.getByText('PayPal ($)', { exact: true }).click()
}

/** The window that a press opens. */
async function windowOf(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page')
  await press()
  const page = await opened
  await page.waitForURL('**/sandbox/**')
  return page
}

/** Looks at a page in both themes and at both widths, in some languages: no barrier, and nothing beside the screen. */
async function lookAt(page: Page, name: string, languages: readonly string[] = ['ko', 'en']): Promise<void> {
  const { origin } = new URL(page.url())
  for (const language of languages) {
    await page.context().addCookies([{ name: 'saegim-locale', value: language, url: origin }])
    if (languages.length > 1) await page.reload()
    for (const width of [1440, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await expectNoBarrier(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        if (pictures === undefined) continue
        await mkdir(pictures, { recursive: true })
        await page.screenshot({ path: `${pictures}/${name}-${language}-${width}-${colorScheme}.png` })
      }
  }
  await page.context().addCookies([{ name: 'saegim-locale', value: 'ko', url: origin }])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  if (languages.length > 1) await page.reload()
}
