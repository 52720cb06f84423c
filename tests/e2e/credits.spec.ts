import { type BrandOf, createBrand, joinBrand, openAccount, readBrand } from '../support/people.ts'
import { registerCard } from '../support/plans.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { button, expectToast, listPayments, pressByKey } from './pages/billing.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

const card = '4242424242424242'

test('who asks for more than there are credits for buys the smallest amount that is enough, and goes on where they were', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const member = await openAccount(app, '이도윤')
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, member, 'BRAND_ROLE_ADMIN')
  await registerCard(brand, card)
  const { page } = await device()
  await logIn(page, owner)
  await page.goto('/brand/setting/worker/new')
  await page.getByRole('checkbox', { name: '명함 앞뒤' }).press('Space')
  await page.getByLabel('명함 앞뒤 규격').selectOption('90 × 50 mm')
  await page.getByLabel('제목').fill('가을 명함')
  await page.getByLabel('무엇을 어떻게 만들까요?').fill('앞에는 로고, 뒤에는 주소')
  await expect(page.getByText('잔액 100 · 2,900 모자라요')).toBeVisible()
  const send = page.getByRole('button', { name: '3,000 크레딧으로 의뢰하기' })
  await pressByKey(send)

  const need = page.getByRole('dialog', { name: '크레딧이 모자라요' })
  await expect(need).toContainText('가을 명함')
  await expect(need).toContainText('3,000 크레딧이 필요한데 100 크레딧이 있어요. 2,900 크레딧이 모자라요.')
  await expect(need).toContainText('3,000 크레딧(₩30,000)을 충전하면 이어서 할 수 있어요.')
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(send).toBeFocused()
  await pressByKey(send)
  await pressByKey(button(need, '충전하러 가기'))

  await expect(page).toHaveURL(/\/brand\/setting\/credit$/)
  await expect(page.getByText('가을 명함: 2,900 크레딧이 더 있어야 해요.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^3,000 크레딧/ })).toBeChecked()
  await expectNoBarrier(page)
  await pressByKey(button(page, '₩30,000 결제하기'))
  await expectToast(page, '크레딧을 충전했어요')
  await expect(page.getByText('가을 명함: 이제 크레딧이 넉넉해요.')).toBeVisible()
  await pressByKey(button(page, '이어서 하기'))
  await expect(page).toHaveURL(/\/brand\/setting\/worker\/new$/)
  await expect(page.getByLabel('제목')).toHaveValue('가을 명함')
  await expect(page.getByText('잔액 3,100 · 의뢰하면 100 남아요')).toBeVisible()
  await pressByKey(send)
  await expect(page.getByRole('heading', { level: 1, name: '가을 명함' })).toBeVisible()
  await expect.poll(() => creditOf(brand)).toBe(100)

  // A member who does not pay for the brand is told who does, also where the balance comes after the press.
  const { page: theirs } = await device()
  await logIn(theirs, member)
  const pressed = Promise.withResolvers<void>()
  await theirs.route('**/api/v1/credit', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await theirs.goto('/brand/setting/worker/new')
  await theirs.getByRole('checkbox', { name: '명함 앞뒤' }).press('Space')
  const ask = theirs.getByRole('button', { name: '3,000 크레딧으로 의뢰하기' })
  await pressByKey(ask)
  await expect(ask).toHaveAttribute('aria-busy', 'true')
  pressed.resolve()
  const told = theirs.getByRole('dialog', { name: '크레딧이 모자라요' })
  await expect(told).toContainText('크레딧은 브랜드의 소유자가 충전할 수 있어요.')
  await expect(button(told, '충전하러 가기')).toHaveCount(0)
  await expectNoBarrier(theirs)
})

test('credits that are ordered without a network are asked for again, and cost what was shown or nothing', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  await registerCard(brand, card)
  const { page, context } = await device(installed)
  await logIn(page, owner)
  await page.goto('/brand/setting/credit')
  await waitUntilOfflineReady(page)
  const held = page.getByText('오프라인에서 요청한 결제: 크레딧 1,000개, ₩10,000. 아직 결제되지 않았어요.')
  const confirm = button(page, '확인하고 ₩10,000 결제하기')
  await expect(page.getByRole('radio', { name: /^1,000 크레딧/ })).toBeVisible()
  const hold = async () => {
    await context.setOffline(true)
    await page.getByRole('radio', { name: /^1,000 크레딧/ }).press('Space')
    await pressByKey(button(page, '₩10,000 결제 담아 두기'))
    await expect(held).toBeVisible()
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  }

  // Kept over a reload, and put away: nothing is paid.
  await hold()
  await page.reload()
  await expect(held).toBeVisible()
  await expectNoBarrier(page)
  await context.setOffline(false)
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  await pressByKey(button(page, '지우기'))
  await expect(held).toBeHidden()

  // At another price it is not sent.
  await hold()
  await context.route('**/api/v1/credit/plan*', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    for (const plan of json._embedded.creditPlans) plan.price += 100
    await route.fulfill({ response: answer, json })
  })
  await context.setOffline(false)
  await pressByKey(confirm)
  await expect(page.getByText('오프라인에서 요청한 뒤에 금액이 바뀌었어요.')).toBeVisible()
  await expect(confirm).toHaveCount(0)
  await context.unroute('**/api/v1/credit/plan*')
  await pressByKey(button(page, '지우기'))
  await page.reload()
  expect(await listPayments(brand)).toEqual([])

  await expect(page.getByRole('radio', { name: /^1,000 크레딧/ })).toBeVisible()
  await hold()
  await context.setOffline(false)
  expect(await creditOf(brand)).toBe(100)
  await pressByKey(confirm)
  await expectToast(page, '크레딧을 충전했어요')
  await expect(held).toBeHidden()
  expect(await creditOf(brand)).toBe(1_100)
  expect(await listPayments(brand)).toMatchObject([{ status: 'PAID', amount: 10_000 }])
})

async function creditOf(brand: BrandOf): Promise<unknown> {
  return (await readBrand(brand)).credit
}
