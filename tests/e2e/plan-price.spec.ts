import { mkdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { createBrand, joinBrand, openAccount, runPlan } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { logIn, switchLanguage } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'

/** A folder for pictures of the screens; none are taken without it. */
const pictures = process.env.PICTURES
const address = '/brand/setting/payment/price'

test('an owner is asked about a higher price, agrees, takes it back, refuses and decides again, by keys alone', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(300_000)
  const owner = await openAccount(app, '한결')
  const member = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, member, 'BRAND_ROLE_MEMBER')
  // Its month costs 29,900 won by now.
  await runPlan(brand, { price: 25_900, days: 10 })

  const { page, context } = await device()
  await logIn(page, owner)
  const bar = page.getByRole('status').filter({ hasText: '올라요: ₩25,900 → ₩29,900' })
  await expect(bar).toBeVisible()
  await expectNoBarrier(page)
  await takePictures(page, 'bar')
  // It is put away for some days; the notice stays.
  await pressByKey(button(bar, '7일 동안 보지 않기'))
  await expect(bar).toBeHidden()
  await page.reload()
  await pressByKey(page.getByRole('button', { name: '새 알림 1개' }))
  await expect(bar).toHaveCount(0)
  await pressByKey(page.getByRole('button', { name: /온기 플랜의 가격이 올라요/ }))
  await expect(page).toHaveURL(address)

  await expect(page.getByRole('heading', { level: 1, name: '플랜 가격 변경' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '다음 결제부터 가격이 올라요' })).toBeVisible()
  await expect(row(page, '지금 가격')).toContainText('₩25,900')
  await expect(row(page, '오르는 가격')).toContainText('₩29,900')
  await expect(page.getByText('아무것도 정하지 않아도 마찬가지예요')).toBeVisible()
  await expectNoBarrier(page)
  await takePictures(page, 'open')

  await context.setOffline(true)
  await expect(button(page, '₩29,900에 동의하고 계속 쓰기')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('인터넷에 연결되어야 할 수 있어요').first()).toBeVisible()
  await context.setOffline(false)
  await expect(button(page, '₩29,900에 동의하고 계속 쓰기')).not.toHaveAttribute('aria-disabled', 'true')

  // The answer is lost: pressed again, it is the same decision.
  await page.route(
    `**/api/v2/subscribe/subscription/price`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/subscription/price'))
      sent.push(request.headers()['idempotency-key'])
  })
  await pressByKey(button(page, '₩29,900에 동의하고 계속 쓰기'))
  const agreed = page.getByRole('heading', { name: '오르는 가격에 동의했어요' })
  await expect(agreed).toBeVisible()
  await expect(agreed).toBeFocused()
  await expect(row(page, '동의한 날')).toBeVisible()
  await expectNoBarrier(page)
  await takePictures(page, 'consented')
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible()

  await pressByKey(button(page, '동의 거두기'))
  await expect(page.getByRole('heading', { name: '다음 결제부터 가격이 올라요' })).toBeFocused()
  await pressByKey(button(page, '이번 기간까지만 쓰기'))
  await expect(page.getByRole('heading', { name: '이번 기간까지만 쓰기로 했어요' })).toBeFocused()
  await expectNoBarrier(page)
  await takePictures(page, 'refused')
  await pressByKey(page.getByRole('main').getByRole('link', { name: '결제와 플랜' }))
  await expect(page.getByText(/까지 사용 후 해지/)).toBeVisible()
  await expect(page.getByText('오르는 가격에 동의하지 않아서')).toBeVisible()
  await pressByKey(page.getByRole('link', { name: '가격 변경 보기' }))
  await pressByKey(button(page, '다시 정하기'))
  await expect(button(page, '₩29,900에 동의하고 계속 쓰기')).toBeVisible()
  await page.goto('/brand/setting/payment')
  await expect(page.getByText(/가격이 올라요: ₩29,900. 계속 쓰려면 동의가 필요해요/)).toBeVisible()
  await expectNoBarrier(page)
  await takePictures(page, 'panel')
  expect(sent.length).toBe(2)

  // Others of the team see it and decide nothing.
  const other = await device()
  await logIn(other.page, member)
  await other.page.goto(address)
  await expect(other.page.getByText('이 브랜드의 소유자가 정해요.')).toBeVisible()
  await expect(button(other.page, '₩29,900에 동의하고 계속 쓰기')).toHaveCount(0)
  await expect(other.page.getByText(/계속 쓰려면 동의해 주세요/)).toHaveCount(0)
  await expectNoBarrier(other.page)

  await switchLanguage(page, app, owner, 'en')
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Agree to ₩29,900 and go on' })).toBeVisible()
  await expectNoBarrier(page)
  await takePictures(page, 'open-en')
  await pressByKey(page.getByRole('button', { name: 'Agree to ₩29,900 and go on' }))
  await expect(page.getByRole('heading', { name: 'You agreed to the new price' })).toBeVisible()
  await takePictures(page, 'consented-en')
})

test('where no price rises, the page says that nothing is to be decided', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '최가온')
  await createBrand(app, owner, '가온상점')
  const { page } = await device()
  await logIn(page, owner)
  await page.goto(address)
  await expect(page.getByText(/지금은 정할 것이 없어요/)).toBeVisible()
  await expectNoBarrier(page)
  await takePictures(page, 'nothing')
})

const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true })

const row = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name })

async function pressByKey(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

async function takePictures(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  await mkdir(pictures, { recursive: true })
  const before = page.viewportSize()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${pictures}/${name}-${scheme}-${width}.png`, fullPage: true })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}
