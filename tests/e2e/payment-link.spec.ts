import { mkdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  codeOfSecret,
  createBrand,
  freshEmail,
  makePaymentLink,
  openAccount,
  openStaff,
  password,
} from '../support/people.ts'
import { expect, test } from './journey.ts'
import { bringSession, logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { typeCard } from './pages/billing.ts'
import { readWholeStorage } from './pages/storage.ts'

const numbers = { succeeds: '4242424242424242', refused: '9000000000001009', answerLost: '9000000000001041' }
/** A folder for pictures of the screens; none are taken without it. */
const pictures = process.env.PICTURES

test('an operator makes a payment link, by which a payer without an account pays once, with the keyboard alone', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(300_000)
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  const staff = await openStaff(app, '지우', 'OPERATOR')
  const payer = freshEmail()

  const { page: desk } = await device()
  await desk.goto('/operator?view=links')
  await desk.getByLabel('이메일').fill(staff.email)
  await desk.getByLabel('비밀번호', { exact: true }).fill(password)
  await desk.getByLabel('인증 앱의 코드').fill(codeOfSecret(staff.secret, 1))
  await desk.keyboard.press('Enter')
  await desk.getByLabel('브랜드 번호').fill('온기')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('숫자로 적어 주세요.')).toBeVisible()
  await desk.getByLabel('브랜드 번호').fill(String(brand.idBrand))
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('아직 만든 링크가 없어요.')).toBeVisible()
  await desk.getByLabel('결제할 사람의 이메일').fill('no-address')
  await pressByKey(button(desk, '결제 링크 만들기'))
  await expect(desk.getByText('유효하지 않은 이메일입니다.')).toBeVisible()
  await desk.getByLabel('결제할 사람의 이메일').fill(payer)
  await pressByKey(button(desk, '결제 링크 만들기'))
  const address = desk.getByLabel(`${payer}의 결제 링크`, { exact: true })
  await expect(address).toBeVisible()
  await expectNoBarrier(desk)
  await takePictures(desk, 'desk')
  const path = new URL(await address.inputValue()).pathname

  const visitor = await device()
  const { page } = visitor
  const [response] = await Promise.all([page.waitForResponse('**/payment/*'), page.goto(path)])
  expect(response.headers()['referrer-policy']).toBe('no-referrer')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByRole('heading', { level: 1, name: /^온기 \S+ 플랜 결제$/ })).toBeVisible()
  const pay = page.getByRole('button', { name: /^₩[\d,]+ 결제하기$/ })
  await expect(pay).toBeVisible()
  await expect(page.getByText('결제 샌드박스 · 실제로 결제되지 않아요')).toBeVisible()
  await expect(page.getByText(payer)).toHaveCount(0)
  await expectNoBarrier(page)
  await takePictures(page, 'open')
  // In another language, and what the page says where the server does not answer.
  const { page: english, context } = await device({ locale: 'en-US' })
  await context.route('**/api/v1/subscribe/link/*', (route) => route.abort(), { times: 1 })
  await english.goto(path)
  const again = english.getByRole('button', { name: 'Open again' })
  await expect(again).toBeVisible()
  await expectNoBarrier(english)
  await takePictures(english, 'unread-en')
  await pressByKey(again)
  await expect(english.getByRole('button', { name: /^Pay ₩/ })).toBeVisible()
  await expectNoBarrier(english)
  await takePictures(english, 'open-en')

  await visitor.context.setOffline(true)
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await visitor.context.setOffline(false)
  await expect(pay).not.toHaveAttribute('aria-disabled')

  // Nothing is filled in; then the address of another payer; then a card that is refused.
  await pressByKey(pay)
  const email = page.getByLabel('이메일')
  await expect(email).toBeFocused()
  await page.keyboard.type(freshEmail())
  await typeCard(page, page.getByRole('main'), numbers.succeeds)
  await pressByKey(pay)
  await expect(page.getByText(/^링크를 받은 이메일과 달라요/)).toBeVisible()
  await expect(email).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(payer)
  await typeCard(page, page.getByRole('main'), numbers.refused)
  await pressByKey(pay)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('카드를 등록하지 못했어요.')
  await expect(page.getByLabel('CVC')).toHaveValue('')
  await expectNoBarrier(page)

  // The gateway pays and its answer is lost: whether it is paid is asked for, also after a reload.
  await typeCard(page, page.getByRole('main'), numbers.answerLost)
  await pressByKey(pay)
  const checking = page.getByText('결제 결과를 확인하고 있어요. 다시 누르지 않아도 돼요.')
  await expect(checking).toBeVisible()
  await expect(pay).toHaveCount(0)
  await page.reload()
  await expect(checking).toBeVisible()
  await expectNoBarrier(page)
  await expect(page.getByRole('heading', { level: 1, name: '결제했어요' })).toBeFocused({ timeout: 120_000 })
  const receipt = page.getByRole('article', { name: '결제 영수증' })
  for (const text of ['온기', '공급가액', '부가세', '합계']) await expect(receipt).toContainText(text)
  await expectNoBarrier(page)
  await takePictures(page, 'paid')
  const { text: kept } = await readWholeStorage(page)
  for (const number of Object.values(numbers)) expect(kept).not.toContain(number)
  expect(kept).not.toContain(payer)

  // No other person sees anything by the same address.
  const { page: other } = await device()
  await other.goto(path)
  await expect(other.getByText(/^이미 쓴 결제 링크이거나 기간이 지났어요/)).toBeVisible()
  await expectNoBarrier(other)
  await takePictures(other, 'dead')

  await pressByKey(page.getByRole('link', { name: '로그인하기' }))
  await bringSession(page, owner)
  await page.goto('/brand/setting/payment')
  await expect(page.getByRole('list', { name: '결제 내역' }).getByRole('listitem')).toHaveCount(1)

  await desk.reload()
  await expect(desk.getByRole('listitem').filter({ hasText: payer })).toContainText('결제됨')
})

test('a payment whose answer is lost is found after a reload before its number is known, and is paid once', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  const payer = freshEmail()
  const path = await makePaymentLink(brand, await openStaff(app, '지우', 'OPERATOR'), payer)
  const { page, context } = await device()
  await page.goto(path)
  await page.getByLabel('이메일').fill(payer)
  await typeCard(page, page.getByRole('main'), numbers.succeeds)
  // The server pays, and no answer of it arrives.
  let arrived = 0
  await context.route('**/api/v1/subscribe/link', async (route) => {
    await route.fetch()
    arrived += 1
    await route.abort()
  })
  await pressByKey(page.getByRole('button', { name: /^₩[\d,]+ 결제하기$/ }))
  await expect(page.getByText('결제의 답을 받지 못해 다시 묻고 있어요. 한 번만 결제돼요.')).toBeVisible()
  expect(arrived).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '결제했어요' })).toBeFocused()
  await expect(page.getByRole('article', { name: '결제 영수증' })).toContainText('4242')
  await expectNoBarrier(page)
  const { text: kept } = await readWholeStorage(page)
  for (const secret of [numbers.succeeds, payer]) expect(kept).not.toContain(secret)

  await context.unroute('**/api/v1/subscribe/link')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '결제했어요' })).toBeVisible()
  // Without what this tab keeps the link is used.
  const { page: other } = await device()
  await other.goto(path)
  await expect(other.getByText(/^이미 쓴 결제 링크이거나 기간이 지났어요/)).toBeVisible()
  await logIn(other, owner)
  await other.goto('/brand/setting/payment')
  await expect(other.getByRole('list', { name: '결제 내역' }).getByRole('listitem')).toHaveCount(1)
})

const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true })

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
    for (const width of [1440, 1024, 390, 320]) {
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
