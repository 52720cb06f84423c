import { createHmac } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { guide } from '#model/documents/guide.ts'
import { industryKeys } from '#model/options/business.ts'
import { openTestGatewayServer } from '#server/gateways/payments/test-gateway-server.ts'
import { startAppServer } from '../support/app-server.ts'
import { type BrandOf, createBrand, givePlan, openAccount, readBrand, runPlan } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { test as base, expect } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { listPayments, openPlanModal } from './pages/billing.ts'

type Gateways = Awaited<ReturnType<typeof openTestGatewayServer>>

/** As `journey.ts`, with PayPal and Lemon Squeezy, both played by a server of this machine, and without a gateway for cards. */
const test = base.extend<object, { gateways: Gateways }>({
  gateways: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const gateways = await openTestGatewayServer()
      await use(gateways)
      await gateways.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ gateways }, use) => {
      const app = await startAppServer({
        PAYPAL_CLIENT_ID: 'paypal-client',
        PAYPAL_CLIENT_SECRET: 'paypal-secret',
        PAYPAL_BASE_URL: gateways.addressOf('paypal'),
        LEMONSQUEEZY_API_KEY: 'lemon-key',
        LEMONSQUEEZY_STORE_ID: '1',
        LEMONSQUEEZY_WEBHOOK_SECRET: lemonSecret,
        LEMONSQUEEZY_BASE_URL: gateways.addressOf('lemonsqueezy'),
      })
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const lemonSecret = 'lemon-webhook-secret'
const otherCurrency = '지금 플랜은 다른 통화로 결제하고 있어서 바꿀 수 없어요.'

test('a logo in dollars: the page of PayPal is left, refuses, and is paid once although its answer is lost', {
  tag: '@all',
}, async ({ app, gateways, device }) => {
  test.setTimeout(180_000)
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  const writer = await openScriptDevice(brand)
  guide.info.industry.write(writer.doc, industryKeys[0] ?? '')
  await writer.settled()
  writer.close()
  const { page, context } = await device()
  await showPaypal(context, gateways)
  await logIn(page, owner)

  await page.goto('/brand/setting/paylogo')
  await page.getByRole('link', { name: '베이직 로고 고르기' }).press('Enter')
  await page.getByText('PayPal ($)', { exact: true }).click()
  await page.getByRole('checkbox', { name: '명함 템플릿 추가' }).press('Space')
  const pay = page.getByRole('button', { name: 'PayPal에서 $274.00 결제하기' })
  await expect(pay).toBeVisible()
  await expectNoBarrier(page)

  // Left there: what was chosen is kept, and nothing is ordered.
  await pay.press('Enter')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('PayPal에서 결제하지 않고 돌아왔어요.', { exact: false })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '명함 템플릿 추가' })).toBeChecked()
  await expectNoBarrier(page)

  // PayPal takes no money from this payer.
  await pay.press('Enter')
  await page.getByRole('link', { name: 'Pay, declined' }).click()
  await expect(page.getByText('카드사가 결제를 거절했어요', { exact: false })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: '로고 다시 고르기' }).press('Enter')
  await page.getByRole('link', { name: '베이직 로고 고르기' }).press('Enter')
  await page.getByText('PayPal ($)', { exact: true }).click()

  // Its answer is lost once it has the money: it is asked, and says so.
  await pay.press('Enter')
  await page.getByRole('link', { name: 'Pay, answer lost' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '로고를 주문했어요' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('$274.00').first()).toBeVisible()
  await expectNoBarrier(page)
  const [paid] = (await listPayments(brand)).filter(({ status }) => status === 'PAID')
  expect(paid).toMatchObject({ title: '베이직 로고', amount: 27_400, currency: 'USD' })
  // Coming back to the same address pays nothing again.
  await page.goBack()
  expect((await listPayments(brand)).filter(({ status }) => status === 'PAID')).toHaveLength(1)
})

test('a plan in dollars: the window is closed, opened again, paid, confirmed by a webhook and managed at Lemon Squeezy', {
  tag: '@all',
}, async ({ app, gateways, device }) => {
  test.setTimeout(180_000)
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const { page, context } = await device()
  await context.route('https://saegim.lemonsqueezy.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Lemon Squeezy</title><h1>Checkout</h1>',
    }),
  )
  await logIn(page, owner)
  const modal = page.getByRole('dialog', { name: '플랜 고르기' })
  await openPlanModal(page, 'Free')
  await modal.getByText('달러 ($)', { exact: true }).click()
  await expect(modal.getByRole('radio', { name: '연간' })).toHaveCount(0)
  await modal.getByRole('tab', { name: 'Plus' }).click()
  await expect(modal.getByRole('button', { name: /^결제 창 열기/ })).toBeEnabled()
  await modal.getByRole('tab', { name: 'Basic' }).click()
  await expectNoBarrier(page)

  // The window tells nothing when it is closed; the page says how to go on. A reload does not forget it.
  const checkout = await windowOf(context, () =>
    modal.getByRole('button', { name: /^결제 창 열기/ }).press('Enter'),
  )
  const address = checkout.url()
  expect(address).toContain('https://saegim.lemonsqueezy.com/checkout/')
  await checkout.close()
  await expect(modal.getByText('결제 창에서 결제를 마치면 여기에 나타나요.', { exact: false })).toBeVisible()
  await expectNoBarrier(page)
  await page.reload()
  await openPlanModal(page, 'Free')
  await modal.getByText('달러 ($)', { exact: true }).click()
  const again = await windowOf(context, () => modal.getByRole('link', { name: '결제 창 다시 열기' }).click())
  expect(again.url()).toBe(address)

  // Paid: Lemon Squeezy tells the server, twice.
  const renewsAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const id = gateways.lemon.pay(address, 2_500, renewsAt)
  const event = JSON.stringify(gateways.lemon.eventOf(id))
  expect(await tellLemon(app.url, event)).toBe(200)
  expect(await tellLemon(app.url, event)).toBe(200)
  await again.close()
  await expect(modal).toBeHidden({ timeout: 30_000 })
  expect(await planOf(brand)).toBe('BASIC')
  expect(await listPayments(brand)).toMatchObject([{ status: 'PAID', amount: 2_500, currency: 'USD' }])

  // A larger plan is chosen there; what is in won cannot be bought beside it.
  await openPlanModal(page, 'Basic')
  await modal.getByRole('tab', { name: 'Plus' }).click()
  await expect(modal.getByText('달러로 결제하는 플랜은 구독 관리에서 바꿔요.')).toBeVisible()
  await expectNoBarrier(page)
  const portal = await windowOf(context, () => button(modal, '구독 관리').press('Enter'))
  expect(portal.url()).toContain('https://saegim.lemonsqueezy.com/billing')
  await portal.close()
  await modal.getByText('원화 (₩)', { exact: true }).click()
  await expect(button(modal, '₩85,400 결제하기')).toHaveCount(0)
  await expect(modal.getByRole('status').filter({ hasText: otherCurrency })).toBeVisible()
  await expect(button(modal, '바꿀 수 없어요')).toHaveAttribute('aria-disabled', 'true')
  await expectNoBarrier(page)
  await button(modal, '닫기').click()

  // Cancelled here: Lemon Squeezy knows it too, and it is taken back the same way.
  await openPlanModal(page, 'Basic')
  await button(modal, '구독 해지').first().press('Enter')
  const cancelling = page.getByRole('dialog', { name: '구독을 해지할까요?' })
  await button(cancelling, '구독 해지').press('Enter')
  await expect(cancelling).toBeHidden()
  await expect.poll(() => gateways.lemon.statusOf(id)).toBe('cancelled')
  await openPlanModal(page, 'Basic')
  await button(modal, '해지 취소').press('Enter')
  await expect.poll(() => gateways.lemon.statusOf(id)).toBe('active')

  // The end comes by a webhook: the brand is as before, and nothing is lost.
  gateways.lemon.change(id, { status: 'expired' })
  expect(await tellLemon(app.url, JSON.stringify(gateways.lemon.eventOf(id)))).toBe(200)
  await expect.poll(() => planOf(brand)).toBe('FREE')
  expect(gateways.lemon.moneyOf(id)).toBe(2_500)

  // After a plan that has ended, both are sold in dollars again.
  await page.goto('/brand')
  await button(page.getByRole('dialog', { name: '구독이 끝났어요' }), '다시 구독하기').press('Enter')
  await modal.getByText('달러 ($)', { exact: true }).click()
  for (const title of ['Basic', 'Plus']) {
    await modal.getByRole('tab', { name: title }).click()
    await expect(modal.getByRole('button', { name: /^결제 창 열기/ })).toBeEnabled()
  }
})

test('beside a plan that is paid in won none is sold in dollars', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '최가온')
  const brand = await createBrand(app, owner, '가온상점')
  await runPlan(brand, { price: 29_900, days: 12 })
  await givePlan(brand, 'BASIC')
  const { page } = await device()
  await logIn(page, owner)
  const modal = page.getByRole('dialog', { name: '플랜 고르기' })
  await openPlanModal(page, 'Basic')
  await modal.getByText('달러 ($)', { exact: true }).click()
  for (const title of ['Basic', 'Plus']) {
    await modal.getByRole('tab', { name: title }).click()
    await expect(modal.getByRole('status').filter({ hasText: otherCurrency })).toBeVisible()
    await expect(button(modal, '바꿀 수 없어요')).toHaveAttribute('aria-disabled', 'true')
  }
  await expectNoBarrier(page)
})

/** The page of PayPal: three ways to pay, and one to leave it. */
async function showPaypal(context: BrowserContext, { paypal }: Gateways): Promise<void> {
  await context.route('https://www.sandbox.paypal.com/**', async (route) => {
    const url = new URL(route.request().url())
    const id = url.searchParams.get('token') ?? ''
    const pages = paypal.pagesOf(id)
    const behaviour = url.searchParams.get('behaviour') as 'pays' | 'declined' | 'answerLost' | null
    if (pages === null) return route.fulfill({ status: 404, body: 'no such order' })
    if (behaviour === null) {
      const way = (to: string, words: string) => `<p><a href="?token=${id}&behaviour=${to}">${words}</a>`
      const body = `<!doctype html><title>PayPal</title>${way('pays', 'Pay')}${way('declined', 'Pay, declined')}${way('answerLost', 'Pay, answer lost')}<p><a href="${pages.cancel_url}">Cancel</a>`
      return route.fulfill({ contentType: 'text/html', body })
    }
    paypal.approve(id, behaviour)
    const location = `${pages.return_url}?token=${id}&PayerID=PAYER`
    return route.fulfill({ status: 302, headers: { location } })
  })
}

/** The window that a press opens. */
async function windowOf(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page')
  await press()
  const page = await opened
  await page.waitForURL(/lemonsqueezy/)
  return page
}

async function tellLemon(url: string, body: string): Promise<number> {
  const signature = createHmac('sha256', lemonSecret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-signature': signature }
  return (await fetch(`${url}/api/v1/webhook/lemonsqueezy`, { method: 'POST', headers, body })).status
}

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })

async function planOf(brand: BrandOf): Promise<unknown> {
  return (await readBrand(brand)).plan
}
