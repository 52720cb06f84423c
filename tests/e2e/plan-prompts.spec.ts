import type { Page } from '@playwright/test'
import { afterCancel, atDay } from '#model/money/subscription.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { createBrand, openAccount, runPlan } from '../support/people.ts'
import { changeSubscription } from '../support/plans.ts'
import { expect, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { button, planModal, pressByKey } from './pages/billing.ts'

const day = 24 * 60 * 60

test('that a plan has ended is told on every screen but those of writing and paying, and not for a day or a week where that is ticked', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  await runPlan(brand, { price: 29_900, days: 3 })
  await changeSubscription(brand, (running) => {
    const cancelled = afterCancel(running) ?? running
    return atDay(cancelled, addDays(seoulDayOf(Date.now()), 3))
  })
  const { page, context } = await device({ serviceWorkers: 'block' })
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

  // Ticked and not after all: it is told again. From there it is bought again.
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

test('what needs a plan says from which one on, leads to it, and is open once that is bought', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const { page } = await device({ serviceWorkers: 'block' })
  await logIn(page, owner)
  await page.goto('/work-book/visual/logo/vectorLogo')
  await expect(page.getByText('Basic 플랜부터 올릴 수 있어요.')).toBeVisible()
  const open = page.getByRole('main').getByRole('button', { name: '플랜 보기' })
  await pressByKey(open)
  const only = page.getByRole('dialog', { name: '구독하면 쓸 수 있어요' })
  await expect(only).toContainText('이 기능은 Basic 플랜부터예요.')
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

/** The screen is there, and what the server says of the subscription. */
async function expectRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-sync=synced]')).toBeVisible()
  await page.waitForLoadState('networkidle')
}
