import type { Page } from '@playwright/test'
import { afterCancel, atDay } from '#model/money/subscription.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { createBrand, joinBrand, openAccount, runPlan } from '../support/people.ts'
import { changeSubscription } from '../support/plans.ts'
import { expect, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { button, planModal, pressByKey } from './pages/billing.ts'

const day = 24 * 60 * 60

test('the end of a plan is shown on every screen but those of writing and paying, and not for a day or a week where that is ticked', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  await runPlan(brand, { price: 29_900, days: 3 })
  await changeSubscription(brand, (running) => {
    const cancelled = afterCancel(running) ?? running
    return atDay(cancelled, addDays(seoulDayOf(Date.now()), 3))
  })
  const { page, context } = await device()
  await logIn(page, owner)
  const prompt = page.getByRole('dialog', { name: '구독이 끝났어요' })
  await page.goto('/brand')
  await expect(prompt).toContainText('쓴 글과 파일은 그대로 있고, 문서는 계속 쓸 수 있어요.')
  await expectNoBarrier(page)

  // Closed, it is away from this screen only.
  await pressByKey(button(prompt, '닫기').last())
  await expect(prompt).toBeHidden()
  await page.goto('/brand/guide/core')
  await expect(prompt).toBeVisible()
  for (const quiet of ['/work-book/core/story/what', '/brand/setting/payment']) {
    await page.goto(quiet)
    await expectRead(page)
    await expect(prompt).toHaveCount(0)
  }

  for (const [words, days] of [
    ['오늘 하루 보지 않기', 1],
    ['7일 동안 보지 않기', 7],
  ] as const) {
    await page.goto('/brand')
    const box = prompt.getByRole('checkbox', { name: words })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(prompt.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(prompt).toBeHidden()
    // Not by the state of the page: neither after a reload nor on another screen.
    for (const path of ['/brand', '/brand/guide/core']) {
      await page.goto(path)
      await expectRead(page)
      await expect(prompt).toHaveCount(0)
    }
    const hidden = (await context.cookies()).find(({ name }) => name === 'saegim-hide-expired')
    expect(((hidden?.expires ?? 0) - Date.now() / 1000) / day).toBeCloseTo(days, 1)
    await context.clearCookies({ name: 'saegim-hide-expired' })
  }

  // Ticked and unticked: it is shown again. From there it is bought again.
  await page.goto('/brand')
  const week = prompt.getByRole('checkbox', { name: '7일 동안 보지 않기' })
  await week.check()
  await week.uncheck()
  await page.reload()
  await pressByKey(button(prompt, '다시 구독하기'))
  await expect(prompt).toBeHidden()
  await expect(button(planModal(page), '다시 구독하기 · ₩29,900')).toBeVisible()
  await expect(
    planModal(page).getByText('Basic 구독이 끝났어요. 쓴 글과 파일은 그대로 있어요.'),
  ).toBeVisible()
})

test('what needs a plan says from which one on, leads to it, and is open once that is bought', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const { page } = await device()
  await logIn(page, owner)
  await page.goto('/work-book/visual/logo/vectorLogo')
  await expect(page.getByText('Basic 플랜부터 올릴 수 있어요.')).toBeVisible()
  const open = page.getByRole('main').getByRole('button', { name: '플랜 보기' })
  await pressByKey(open)
  const only = page.getByRole('dialog', { name: '구독하면 쓸 수 있어요' })
  await expect(only).toContainText('Basic부터 쓸 수 있어요.')
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(only).toBeHidden()
  await expect(open).toBeFocused()
  await pressByKey(open)
  await pressByKey(button(only, '플랜 보러 가기'))
  await expect(only).toBeHidden()
  await expect(planModal(page).getByRole('tab', { name: 'Basic' })).toHaveAttribute('aria-selected', 'true')
  await expect(button(planModal(page), '₩29,900 결제하기')).toBeVisible()

  await runPlan(brand, { price: 29_900, days: 12 })
  await page.reload()
  await expect(page.getByRole('main').getByText('파일 고르기')).toBeVisible()
  await expect(open).toHaveCount(0)
})

test('a member is told that the plan has ended and who renews it; a link that names a brand opens that, and none of others', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const member = await openAccount(app, '이도윤')
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, member, 'BRAND_ROLE_MEMBER')
  const own = await createBrand(app, member, '물참')
  const foreign = await createBrand(app, owner, '숨결')
  await runPlan(brand, { price: 29_900, days: 3 })
  await changeSubscription(brand, (running) =>
    atDay(afterCancel(running) ?? running, addDays(seoulDayOf(Date.now()), 3)),
  )
  const { page } = await device()
  await logIn(page, member)
  await page.goto(`/brand/setting/payment?brand=${own.idBrand}`)
  await expect(page).toHaveURL(/\/brand\/setting\/payment$/)
  await expect(page.getByText('기한 없이 쓰는 플랜이에요.')).toBeVisible()
  await page.goto(`/brand/setting/payment?brand=${brand.idBrand}`)
  await expect(page).toHaveURL(/\/brand\/setting\/payment$/)
  await expect(page.getByText('구독이 끝났어요. 쓴 글과 파일은 그대로 있어요.')).toBeVisible()

  await page.goto('/brand')
  const prompt = page.getByRole('dialog', { name: '구독이 끝났어요' })
  await expect(prompt).toContainText('브랜드의 소유자가 다시 구독하면 유료 기능이 이어져요.')
  await expect(button(prompt, '다시 구독하기')).toHaveCount(0)
  await expectNoBarrier(page)
  await pressByKey(button(prompt, '닫기').last())
  await expect(prompt).toBeHidden()

  await page.goto(`/brand/setting/payment?brand=${foreign.idBrand}`)
  await expect(page.getByRole('heading', { name: '권한 필요' })).toBeVisible()
  await expectNoBarrier(page)
})

test('who needs a plan for another brand is led to the plans of the one they own, and the name is kept', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '이지우')
  await createBrand(app, owner, '물참')
  const { page } = await device()
  await page.route('**/api/v1/brand', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: 'FORBIDDEN_PLAN', message: '', details: [] } })
      : route.fallback(),
  )
  await logIn(page, owner)
  await page.goto('/quest/0')
  await page.getByLabel('브랜드 이름').fill('둘째')
  await pressByKey(button(page, '시작하기'))
  await expect(page.getByText('Basic 플랜부터 브랜드를 여러 개 만들 수 있어요.')).toBeVisible()
  await expectNoBarrier(page)
  await pressByKey(button(page, '물참 플랜 보기'))
  await expect(planModal(page).getByRole('tab', { name: 'Basic' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/quest/0')
  await expect(page.getByLabel('브랜드 이름')).toHaveValue('둘째')
})

/** The screen is there, and what the server says of the subscription. */
async function expectRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-sync=synced]')).toBeVisible()
  await page.waitForLoadState('networkidle')
}
