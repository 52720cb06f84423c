import type { Locator } from '@playwright/test'
import {
  afterCancel,
  afterRefusedRenewal,
  atDay,
  free,
  type PlanKey,
  type Subscription,
} from '#model/money/subscription.ts'
import { addMonths, daysBetween, periodOf } from '#model/time/periods.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { type BrandOf, createBrand, joinBrand, openAccount, readBrand } from '../support/people.ts'
import { changeSubscription, fillStorage, registerCard } from '../support/plans.ts'
import { expect, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import {
  addCard,
  button,
  expectToast,
  listPayments,
  openPlanModal,
  planModal,
  pressByKey,
} from './pages/billing.ts'

/*
 * The rows of the table of the plan modal, each once in a browser: what is chosen, what it says, what a press does. Those that
 * `plans.spec.ts` and `hosted-payments.spec.ts` go through are not here.
 */

const cards = { succeeds: '4242424242424242', limit: '9000000000001017', answerLost: '9000000000001041' }
const prices = { BASIC: 29_900, PLUS: 85_400 }

test('a year is bought, put back to months, kept, and made larger by the year only', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  const { page } = await device()
  await logIn(page, owner)
  const modal = planModal(page)
  await openPlanModal(page, 'Free')

  // Free on Free.
  await modal.getByRole('tab', { name: 'Free' }).click()
  await expect(modal.getByRole('radio', { name: '연간' })).toHaveCount(0)
  await expectCurrent(modal)

  // Without a card the form of one opens, and what was chosen stays.
  await modal.getByRole('tab', { name: 'Basic' }).click()
  await modal.getByText('연간', { exact: true }).click()
  await expect(modal.getByText('1년에 ₩59,800 아껴요')).toBeVisible()
  await expect(lineOf(modal, '매달 받는 크레딧')).toContainText('500')
  await expect(lineOf(modal, '다음 결제일 (서울 날짜)')).toContainText(dayIn(12))
  await expect(lineOf(modal, '다음 결제일 (서울 날짜)')).toContainText('₩299,000')
  await pressByKey(button(modal, '₩299,000 결제하기'))
  await expectToast(page, '등록된 카드가 없어요. 카드를 먼저 등록해 주세요.')
  await addCard(page, cards.succeeds)
  expect(await listPayments(brand)).toEqual([])
  await pressByKey(button(modal, '₩299,000 결제하기'))
  await expect(modal).toBeHidden()
  await expectToast(page, '결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.')
  await expect.poll(() => planOf(brand)).toBe('BASIC')
  expect(await listPayments(brand)).toMatchObject([{ status: 'PAID', amount: 299_000, currency: 'KRW' }])

  // The same plan by the same period.
  await openPlanModal(page, 'Basic')
  await expect(modal.getByRole('radio', { name: '연간' })).toBeChecked()
  await expect(lineOf(modal, '다음 결제일 (서울 날짜)')).toContainText('₩299,000')
  await expectCurrent(modal)

  // A larger one by the month has to wait for the end of the year; a lower one and Free for that of the plan.
  await modal.getByRole('tab', { name: 'Plus' }).click()
  await modal.getByText('월간', { exact: true }).click()
  await expectOff(
    modal,
    '바꿀 수 없어요',
    '연간 기간이 끝난 뒤에 월간으로 바꿀 수 있어요. 지금은 연간으로만 올릴 수 있어요.',
  )
  await modal.getByRole('tab', { name: 'Free' }).click()
  const lower = '결제 기간에는 낮은 플랜으로 바꿀 수 없어요. 해지하면 기간이 끝난 뒤에 고를 수 있어요.'
  await expectOff(modal, '다운그레이드', lower)
  await pressByKey(button(modal.getByRole('status').filter({ hasText: lower }), '구독 해지'))
  const cancelling = page.getByRole('dialog', { name: '구독을 해지할까요?' })
  await expect(cancelling).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cancelling).toBeHidden()

  // From the end of the year by the month, and not after all.
  await openPlanModal(page, 'Basic')
  await modal.getByText('월간', { exact: true }).click()
  await expect(
    modal.getByText(`${dayIn(12)}부터 월간으로 바뀌고 그날 월 요금(₩29,900)을 결제해요.`),
  ).toBeVisible()
  await pressByKey(button(modal, '월간으로 예약'))
  await expect(modal).toBeHidden()
  await expectToast(page, '결제 주기를 바꿨어요')
  await openPlanModal(page, 'Basic')
  await expect(modal.getByRole('radio', { name: '월간' })).toBeChecked()
  await expect(button(modal, '월간으로 예약됨')).toHaveAttribute('aria-disabled', 'true')
  await modal.getByText('연간', { exact: true }).click()
  await expect(modal.getByText('월간 예약을 없애고 연간을 이어 가요.')).toBeVisible()
  await pressByKey(button(modal, '연간 그대로 두기'))
  await expect(modal).toBeHidden()
  await openPlanModal(page, 'Basic')
  await expect(button(modal, '현재 플랜')).toBeVisible()

  // A larger one by the year costs the difference.
  await modal.getByRole('tab', { name: 'Plus' }).click()
  await expect(lineOf(modal, /^Basic에서 쓰지 않은/)).toContainText('-₩299,000')
  await pressByKey(button(modal, 'Plus 연간으로 바꾸기 · ₩555,000'))
  await expect(modal).toBeHidden()
  await expect.poll(() => planOf(brand)).toBe('PLUS')
  expect((await listPayments(brand)).map(({ amount }) => amount)).toEqual([555_000, 299_000])
})

test('a month that runs becomes a year for what is not used of it, of the same plan and of a larger one', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const running = monthOf('BASIC', { left: 12 })
  await changeSubscription(brand, () => running)
  await registerCard(brand, cards.succeeds)
  const unused = Math.round(
    (prices.BASIC * 12) / daysBetween(running.periodStart ?? '', running.periodEnd ?? ''),
  )
  const { page } = await device()
  await logIn(page, owner)
  const modal = planModal(page)

  await openPlanModal(page, 'Basic')
  await modal.getByText('연간', { exact: true }).click()
  await expect(lineOf(modal, 'Basic 새 기간')).toContainText('₩299,000')
  await expect(lineOf(modal, 'Basic에서 쓰지 않은 12일')).toContainText(`-${won(unused)}`)
  await expect(lineOf(modal, '다음 결제일 (서울 날짜)')).toContainText(dayIn(12))
  await expect(modal.getByText('결제할 카드')).toContainText('Visa 4242')
  await pressByKey(button(modal, `연간으로 바꾸기 · ${won(299_000 - unused)}`))
  await expect(modal).toBeHidden()
  await expectToast(page, '결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.')
  await openPlanModal(page, 'Basic')
  await expect(modal.getByText('지금은 Basic 연간 플랜이에요.')).toBeVisible()

  // By the month again. What the device kept is shown until the server answers; nothing was chosen, so the choice follows.
  await changeSubscription(brand, () => running)
  const answered = Promise.withResolvers<void>()
  await page.route('**/subscribe/subscription', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.reload()
  await openPlanModal(page, 'Basic')
  await expect(modal.getByRole('radio', { name: '연간' })).toBeChecked()
  answered.resolve()
  await expect(modal.getByRole('radio', { name: '월간' })).toBeChecked()
  await expect(button(modal, '현재 플랜')).toBeVisible()
  await page.unroute('**/subscribe/subscription')
  await modal.getByRole('tab', { name: 'Plus' }).click()
  await modal.getByText('연간', { exact: true }).click()
  await expect(lineOf(modal, 'Plus 새 기간')).toContainText('₩854,000')
  await expect(lineOf(modal, '매달 받는 크레딧')).toContainText('500 → 2,000')
  await pressByKey(button(modal, `Plus 연간으로 바꾸기 · ${won(854_000 - unused)}`))
  await expect(modal).toBeHidden()
  await expect.poll(() => planOf(brand)).toBe('PLUS')
  expect((await listPayments(brand)).map(({ amount }) => amount)).toEqual([
    854_000 - unused,
    299_000 - unused,
  ])
})

test('a renewal that was refused is paid with another card; after the end there is Free, or a plan again, where the files fit', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '최가온')
  const brand = await createBrand(app, owner, '가온상점')
  await registerCard(brand, cards.limit)
  const overdue = afterRefusedRenewal(monthOf('BASIC', { left: -1 }))
  await changeSubscription(brand, () => overdue)
  const { page } = await device()
  await logIn(page, owner)
  const modal = planModal(page)

  await openPlanModal(page, 'Basic')
  const until = dayWords(overdue.graceUntil ?? '')
  await expect(modal.getByText(`${until}까지 결제해 주세요 (서울 날짜).`)).toBeVisible()
  await modal.getByRole('tab', { name: 'Plus' }).click()
  await expectOff(modal, '바꿀 수 없어요', '밀린 결제를 먼저 해 주세요.')
  await modal.getByRole('tab', { name: 'Basic' }).click()
  await pressByKey(button(modal, '지금 결제 · ₩29,900'))
  await expect(modal.getByRole('alert')).toContainText('한도나 잔액이 부족해요.')
  await expectNoBarrier(page)
  await expect(button(modal, '카드 추가')).toBeVisible()
  await pressByKey(button(modal, '카드 바꾸기'))
  await addCard(page, cards.succeeds)
  await expect(modal.getByLabel('결제할 카드')).toContainText('Visa 4242')
  await pressByKey(button(modal, '지금 결제 · ₩29,900'))
  await expect(modal).toBeHidden()
  await openPlanModal(page, 'Basic')
  const next = dayWords(periodOf(overdue.anchor ?? '', 1, seoulDayOf(Date.now())).end)
  await expect(modal.getByText(`다음 결제일: ${next}`)).toBeVisible()
  expect(await listPayments(brand)).toMatchObject([{ status: 'PAID', amount: 29_900 }])

  // Ended: Free refuses what does not fit, and says why.
  await changeSubscription(brand, ended)
  await fillStorage(brand, 900 * gigabyte)
  await page.goto('/brand')
  await pressByKey(button(page.getByRole('dialog', { name: '구독이 끝났어요' }), '다시 구독하기'))
  await modal.getByRole('tab', { name: 'Free' }).click()
  await pressByKey(button(modal, '무료로 바꾸기'))
  const tooMuch = modal
    .getByRole('alert')
    .filter({ hasText: '드라이브 사용량이 선택한 플랜보다 커서 바꿀 수 없어요.' })
  await expect(tooMuch).toBeVisible()
  await expectNoBarrier(page)
  await fillStorage(brand, 0)
  await pressByKey(button(modal, '무료로 바꾸기'))
  await expect(modal).toBeHidden()
  await expectToast(page, '무료 플랜으로 바꿨어요')
  await openPlanModal(page, 'Free')
  await expect(modal.getByText('지금은 Free 플랜이에요')).toBeVisible()

  // A lower plan than the one that has ended is refused the same way, without a payment.
  await changeSubscription(brand, () => ended(monthOf('PLUS', { left: 3 })))
  await fillStorage(brand, 900 * gigabyte)
  await page.goto('/brand')
  await pressByKey(button(page.getByRole('dialog', { name: '구독이 끝났어요' }), '다시 구독하기'))
  await expect(modal.getByRole('tab', { name: 'Plus' })).toHaveAttribute('aria-selected', 'true')
  await expect(button(modal, '다시 구독하기 · ₩85,400')).toBeVisible()
  await modal.getByRole('tab', { name: 'Basic' }).click()
  await pressByKey(button(modal, '다시 구독하기 · ₩29,900'))
  await expect(tooMuch).toBeVisible()
  expect(await listPayments(brand)).toHaveLength(1)
  await fillStorage(brand, 0)
  await pressByKey(button(modal, '다시 구독하기 · ₩29,900'))
  await expect(modal).toBeHidden()
  await expect.poll(() => planOf(brand)).toBe('BASIC')
  expect(await listPayments(brand)).toHaveLength(2)

  // Refused once more: on the page of payments a new card offers to pay at once.
  await changeSubscription(brand, () => afterRefusedRenewal(monthOf('BASIC', { left: -2 })))
  await page.goto('/brand/setting/payment')
  await pressByKey(button(page, '카드 추가'))
  await addCard(page, '5555555555554444')
  const offer = page.getByRole('alertdialog', { name: '새 카드로 지금 결제할까요?' })
  await expectNoBarrier(page)
  await pressByKey(button(offer, '₩29,900 결제하기'))
  await expectToast(page, '결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.')
  expect(await listPayments(brand)).toHaveLength(3)
})

test('only the owner buys, not where payments are off, and not while the result of an order is not known', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const member = await openAccount(app, '이도윤')
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, member, 'BRAND_ROLE_MEMBER')
  await registerCard(brand, cards.answerLost)
  const { page: theirs } = await device()
  await logIn(theirs, member)
  await openPlanModal(theirs, 'Free')
  await expectOff(planModal(theirs), '₩29,900 결제하기', '소유자만 할 수 있어요.')
  await expect(planModal(theirs).getByLabel('결제할 카드')).toHaveCount(0)
  await expectNoBarrier(theirs)

  const { page, context } = await device()
  const modal = planModal(page)
  await context.route('**/api/v1/setting/providers', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), payments: 'off' } })
  })
  await logIn(page, owner)
  await openPlanModal(page, 'Free')
  await expectOff(modal, '₩29,900 결제하기', '결제가 아직 연결되지 않았어요')
  await expectNoBarrier(page)

  // The gateway took the money and its answer was lost: nothing can be pressed, also after it is opened again.
  await context.unroute('**/api/v1/setting/providers')
  await page.reload()
  await openPlanModal(page, 'Free')
  await pressByKey(button(modal, '₩29,900 결제하기'))
  await expect(modal.getByText('결제 결과를 확인하고 있어요. 다시 누르지 않아도 돼요.')).toBeVisible()
  await expectOff(modal, '₩29,900 결제하기', '결제 결과를 확인하고 있어요')
  await expectNoBarrier(page)
  await button(modal, '닫기').click()
  await openPlanModal(page, 'Free')
  await modal.getByRole('tab', { name: 'Plus' }).click()
  await expectOff(modal, '₩85,400 결제하기', '결제 결과를 확인하고 있어요')
  expect(await listPayments(brand)).toHaveLength(1)
})

const gigabyte = 1024 ** 3

const lineOf = (modal: Locator, name: string | RegExp) =>
  modal.locator('dl > div').filter({ has: modal.page().getByRole('term').filter({ hasText: name }) })

/** The button says why it does nothing. */
async function expectOff(modal: Locator, name: string, why: string): Promise<void> {
  await expect(button(modal, name)).toHaveAttribute('aria-disabled', 'true')
  await expect(
    modal.getByRole('status').filter({ hasText: new RegExp(`^${why}( 구독 해지)?$`) }),
  ).toBeVisible()
  await expect(button(modal, name)).toHaveAccessibleDescription(why)
}

/** A press of the running plan says that it is that. */
async function expectCurrent(modal: Locator): Promise<void> {
  const current = button(modal, '현재 플랜')
  await expect(current).toHaveAttribute('aria-disabled', 'true')
  await pressByKey(current)
  await expectToast(modal.page(), '지금 쓰고 있는 플랜이에요')
}

/** A plan that is paid by the month, with so many days of the month left. */
function monthOf(planKey: PlanKey & keyof typeof prices, { left }: { readonly left: number }): Subscription {
  const periodEnd = addDays(seoulDayOf(Date.now()), left)
  const periodStart = addMonths(periodEnd, -1)
  return {
    ...free,
    phase: 'ACTIVE',
    planKey,
    periodType: 'MONTHLY',
    anchor: periodStart,
    periodStart,
    periodEnd,
    renewPrice: prices[planKey],
    nextGrant: periodEnd,
  }
}

/** Cancelled, and its last day is over. */
const ended = (running: Subscription) => atDay(afterCancel(running) ?? running, running.periodEnd ?? '')

/** The day so many months from now. */
const dayIn = (months: number) => dayWords(addMonths(seoulDayOf(Date.now()), months))

const dayWords = (day: string) =>
  new Intl.DateTimeFormat('ko', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

const won = (amount: number) => `₩${amount.toLocaleString('ko')}`

async function planOf(brand: BrandOf): Promise<unknown> {
  return (await readBrand(brand)).plan
}
