import type { Page } from '@playwright/test'
import { createBrand, openAccount, runPlan } from '../support/people.ts'
import { registerCard } from '../support/plans.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession, logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { button, expectToast, openPlanModal, planModal, pressByKey } from './pages/billing.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

const address = '/brand/setting/payment'

test('a plan that is cancelled without a network is cancelled once that was confirmed, and not where it was taken back', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(240_000)
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  await registerCard(brand, '4242424242424242')
  await runPlan(brand, { price: 29_900, days: 12 })
  const { page, context } = await device(installed)
  await logIn(page, owner)
  await waitUntilOfflineReady(page)
  // The device knows the plans from then on, with what ends.
  await openPlanModal(page, 'Basic')
  await expect(planModal(page).getByRole('tab', { name: 'Basic' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(address)
  await expect(button(page, '구독 해지')).toBeVisible()
  await expect(page.getByText('Visa 4242')).toBeVisible()
  const waits = page.getByRole('status').filter({ hasText: '오프라인에서 요청한 일: 구독 해지.' })
  const ask = page.getByRole('dialog', { name: '구독을 해지할까요?', exact: true })
  const hold = async () => {
    await context.setOffline(true)
    await pressByKey(button(page, '구독 해지'))
    await expect(ask).toContainText('지금은 해지되지 않아요.')
    await expect(ask).toContainText('전에 연결해서 확인하지 않으면 다음 결제가 되고 구독이 이어져요')
    await expect(ask).toContainText('저장 공간')
    await expectNoBarrier(page)
    await pressByKey(button(ask, '해지 요청 담아 두기'))
    await expect(ask).toBeHidden()
    await expect(waits).toContainText('아직 해지되지 않았어요.')
    await expect(waits).toContainText('전에 연결해서 확인하지 않으면 다음 결제가 되고 구독이 이어져요')
    await expect(button(page, '확인하고 해지하기')).toHaveAttribute('aria-disabled', 'true')
  }

  // Kept over a reload, and taken back without a network: nothing is asked about, and nothing has happened.
  await hold()
  await page.reload()
  await expect(waits).toBeVisible()
  await look(page)
  await pressByKey(button(page, '지우기'))
  await expect(waits).toBeHidden()
  await context.setOffline(false)
  expect(await isCancelled(brand)).toBe(false)

  // On another screen it is asked about, with all that ends.
  await hold()
  await context.setOffline(false)
  await page.goto('/brand')
  const asked = page.getByRole('dialog', { name: '연결됐어요. 구독을 해지할까요?' })
  for (const words of ['저장 공간', '멤버', '변경 이력', '크레딧이 멈추고', '벡터 로고'])
    await expect(asked).toContainText(words)
  expect(await isCancelled(brand)).toBe(false)
  await look(page)
  await pressByKey(button(asked, '구독 해지'))
  await expect(asked).toBeHidden()
  await expectToast(page, '구독을 해지했어요')
  await expect.poll(() => isCancelled(brand)).toBe(true)
  await page.goto(address)
  await expect(page.getByText('까지 사용 후 해지')).toBeVisible()
  await expect(page.getByText('오프라인에서 요청한')).toHaveCount(0)

  // The same of taking it back, which another session has done meanwhile.
  await context.setOffline(true)
  await pressByKey(button(page, '해지 취소'))
  await expect(page.getByText('오프라인에서 요청한 일: 해지 취소.')).toBeVisible()
  await call(brand, 'PATCH', '/api/v2/subscribe/subscription/withdrawCancel')
  await context.setOffline(false)
  await pressByKey(button(page, '확인하고 해지 취소하기'))
  await expect(page.getByText('이미 그렇게 되어 있어요. 지워도 돼요.')).toBeVisible()
  await expectNoBarrier(page)
  await pressByKey(button(page, '지우기'))
  await expect(page.getByText('이미 그렇게 되어 있어요.')).toBeHidden()
})

test('another default card that is chosen without a network is charged once that was confirmed', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const first = await registerCard(brand, '4242424242424242')
  const second = await registerCard(brand, '5555555555554444')
  const { page, context } = await device(installed)
  await bringSession(page, owner)
  await page.goto(address)
  await waitUntilOfflineReady(page)
  const choose = button(page, 'Visa 4242 기본으로 쓰기')
  await expect(choose).toBeVisible()
  const waits = page.getByText('Visa 4242 카드를 기본으로 쓰기. 아직 바뀌지 않아서')

  await context.setOffline(true)
  await pressByKey(choose)
  await expect(waits).toBeVisible()
  await look(page)
  await pressByKey(button(page, '지우기'))
  await expect(waits).toBeHidden()
  await pressByKey(choose)
  await expect(waits).toBeVisible()
  await context.setOffline(false)
  expect(await firstCard(brand)).toBe(second)
  await pressByKey(button(page, '확인하고 바꾸기'))
  await expectToast(page, '기본 카드를 바꿨어요')
  await expect(waits).toBeHidden()
  expect(await firstCard(brand)).toBe(first)
})

type Brand = Awaited<ReturnType<typeof createBrand>>

/** In both themes at two widths. */
async function look(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true)
    await expectNoBarrier(page)
  }
}

async function isCancelled(brand: Brand): Promise<unknown> {
  return (await call<{ cancelAtEnd: boolean }>(brand, 'GET', '/api/v2/subscribe/subscription')).cancelAtEnd
}

async function firstCard(brand: Brand): Promise<unknown> {
  const { _embedded } = await call<{ _embedded: { payMethods: { idPayMethod: number }[] } }>(
    brand,
    'GET',
    '/api/v1/subscribe/payMethod/list',
  )
  return _embedded.payMethods[0]?.idPayMethod
}

async function call<Answer>({ app, person, idBrand }: Brand, method: string, path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${person.token}`, idBrandHeader: String(idBrand) }
  return (await (await fetch(`${app.url}${path}`, { method, headers })).json()) as Answer
}
