import type { Locator, Page } from '@playwright/test'
import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { logIn, nameBrand } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { listPayments, openPlanModal, typeCard } from './pages/billing.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

const cards = { succeeds: '4242424242424242', refused: '9000000000001017', answerLost: '9000000000001041' }

test('a plan is chosen on the public site, bought by keys, made larger for the difference, cancelled and taken back', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  const { page } = await device()
  await page.goto('/price')
  await page.getByRole('link', { name: 'Basic 월간 고르기' }).click()
  await expect(page).toHaveURL(/account\/login/)
  await logIn(page, owner)

  const modal = modalOf(page)
  await expect(modal).toContainText('온기')
  await expect(modal.getByRole('tab', { name: 'Basic' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/brand$/)
  await expect(modal.getByText('실제로 결제되지 않아요')).toBeVisible()
  await expectNoBarrier(page)
  // By the year, and back.
  await modal.getByRole('radio', { name: '월간' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByText('1년에 ₩59,800 아껴요')).toBeVisible()
  await expect(button(modal, '₩299,000 결제하기')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await pressByKey(button(modal, '₩29,900 결제하기'))
  // There is no card yet.
  await addCard(page, cards.succeeds)
  await pressByKey(button(modal, '₩29,900 결제하기'))
  await expect(modal).toBeHidden()
  await expect.poll(() => planOf(brand)).toBe('BASIC')
  await expect(page.getByRole('heading', { level: 1, name: '결제했어요' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Basic 플랜에서 새로 할 수 있는 것' })).toBeVisible()
  await expectNoBarrier(page)
  await openPlanModal(page, 'Basic')

  // The running plan cannot be bought again; the larger one costs the difference for the rest of the period.
  await expect(button(modal, '현재 플랜')).toHaveAttribute('aria-disabled', 'true')
  await modal.getByRole('tab', { name: 'Basic' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByText('₩85,400').first()).toBeVisible()
  await expect(modal.getByText('-₩29,900')).toBeVisible()
  await expect(modal.getByText('500 → 2,000')).toBeVisible()
  await expectNoBarrier(page)
  await pressByKey(button(modal, 'Plus 플랜으로 바꾸기 · ₩55,500'))
  await expect(modal).toBeHidden()
  await expect.poll(() => planOf(brand)).toBe('PLUS')

  // A lower plan has to wait; cancelling is one question.
  await openPlanModal(page, 'Plus')
  await modal.getByRole('tab', { name: 'Plus' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(modal.getByText('결제 기간에는 낮은 플랜으로 바꿀 수 없어요').first()).toBeVisible()
  await pressByKey(button(modal, '구독 해지').first())
  const cancelling = page.getByRole('dialog', { name: '구독을 해지할까요?' })
  await expect(cancelling.getByText('2,000 크레딧이 멈추고')).toBeVisible()
  await expectNoBarrier(page)
  await pressByKey(button(cancelling, '구독 해지'))
  await expect(cancelling).toBeHidden()
  await openPlanModal(page, 'Plus')
  await expect(modal.getByText(/까지 사용 후 해지/)).toBeVisible()
  await pressByKey(button(modal, '해지 취소'))
  await expect(modal).toBeHidden()
  await openPlanModal(page, 'Plus')
  await expect(modal.getByText('다음 결제일:')).toBeVisible()
  expect(await planOf(brand)).toBe('PLUS')
})

test('a plan that is chosen on the public site waits for the first brand', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '최가온')
  const { page } = await device()
  await page.goto('/price')
  await page.getByRole('link', { name: 'Plus 연간 고르기' }).click()
  await expect(page).toHaveURL(/account\/login/)
  await logIn(page, owner)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('고른 플랜은 그대로 있어요.')).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: '새 브랜드 만들기' }).click()
  await nameBrand(page, '가온상점')
  const modal = modalOf(page)
  await expect(modal).toContainText('가온상점')
  await expect(modal.getByRole('tab', { name: 'Plus' })).toHaveAttribute('aria-selected', 'true')
  await expect(modal.getByRole('radio', { name: '연간' })).toBeChecked()
})

test('a refused card is shown, an order of a device without a network is asked again, and one whose answer is lost is paid once', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(240_000)
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const { page, context } = await device(installed)
  await logIn(page, owner)
  await waitUntilOfflineReady(page)
  const modal = modalOf(page)
  await openPlanModal(page, 'Free')
  await pressByKey(button(modal, '₩29,900 결제하기'))
  await addCard(page, cards.refused)
  await pressByKey(button(modal, '₩29,900 결제하기'))
  await expect(modal.getByRole('alert')).toContainText('한도나 잔액이 부족해요.')
  await expectNoBarrier(page)
  expect(await planOf(brand)).toBe('FREE')

  await modal.getByRole('button', { name: '카드 추가' }).click()
  await addCard(page, cards.answerLost)
  await context.setOffline(true)
  await expect(modal.getByText('연결되면 금액을 다시 확인한 뒤 결제할지 물어볼게요.')).toBeVisible()
  await pressByKey(button(modal, '₩29,900 결제하기'))
  await expect(modal).toBeHidden()
  await expect(page.getByText('연결되면 다시 확인할게요', { exact: true })).toBeVisible()

  await context.setOffline(false)
  const asking = page.getByRole('dialog', { name: '연결됐어요. 결제할까요?' })
  await expect(asking).toContainText('₩29,900')
  await expectNoBarrier(page)
  expect(await planOf(brand)).toBe('FREE')
  await pressByKey(button(asking, '확인하고 ₩29,900 결제하기'))
  await expect(asking.getByText('결제 결과를 확인하고 있어요')).toBeVisible()
  // The gateway took the money and its answer was lost: it is asked, and says so.
  await expect(asking).toBeHidden({ timeout: 120_000 })
  await expect.poll(() => planOf(brand)).toBe('BASIC')
  const payments = await listPayments(brand)
  expect(payments.filter(({ status }) => status === 'PAID')).toHaveLength(1)
})

const modalOf = (page: Page) => page.getByRole('dialog', { name: '플랜 고르기' })
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })

async function pressByKey(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

async function addCard(page: Page, number: string): Promise<void> {
  const form = page.getByRole('dialog', { name: '카드 추가' })
  await typeCard(page, form, number)
  await expectNoBarrier(page)
  await pressByKey(button(form, '카드 등록하기'))
  await expect(form).toBeHidden()
}

async function planOf(brand: Parameters<typeof readBrand>[0]): Promise<unknown> {
  return (await readBrand(brand)).plan
}
