import type { Locator, Page } from '@playwright/test'
import { textOfPdf } from '../support/pdf-text.ts'
import {
  type BrandOf,
  codeOfSecret,
  createBrand,
  openAccount,
  openStaff,
  password,
  readBrand,
} from '../support/people.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { listPayments, typeRestOfCard } from './pages/billing.ts'
import { readWholeStorage } from './pages/storage.ts'

const numbers = {
  succeeds: '4242424242424242',
  refused: '9000000000001009',
  answerLost: '9000000000001041',
}

test('a card is added with the Hangul input on, credits are paid once although answers are lost, and another device has card and receipt', async ({
  app,
  device,
}) => {
  test.setTimeout(300_000)
  const owner = await openAccount(app, '한결')
  // The desk shows what other journeys have bought too.
  const brand = await createBrand(app, owner, '가람 공방')
  const staff = await openStaff(app, '지우', 'OPERATOR')
  const { page, context } = await device()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await bringSession(page, owner)
  await page.goto('/brand/setting/payment')
  await expect(page.getByText('결제 샌드박스 · 실제로 결제되지 않아요')).toBeVisible()
  await expect(page.getByRole('heading', { name: '카드 없음' })).toBeVisible()
  await expectNoBarrier(page)

  await pressByKey(button(page, '카드 추가'))
  const form = page.getByRole('dialog', { name: '카드 추가' })
  const number = form.getByLabel('카드 번호', { exact: true })
  await expect(number).toBeFocused()
  await expectNoBarrier(page)
  // Nothing is filled in: the first wrong input has the focus.
  await pressByKey(button(form, '카드 등록하기'))
  await expect(number).toBeFocused()
  await expect(form.getByText('카드 번호 항목의 값이 유효하지 않습니다.')).toBeVisible()
  await expectNoBarrier(page)

  await typeWithHangul(page, numbers.refused)
  await expect(number).toHaveValue('9000-0000-0000-1009')
  await typeRestOfCard(page, form)
  await pressByKey(button(form, '카드 등록하기'))
  await expect(form.getByRole('alert')).toContainText('카드를 등록하지 못했어요.')
  await expect(number).toHaveValue('9000-0000-0000-1009')
  await expect(form.getByLabel('CVC')).toHaveValue('')
  await number.fill('')
  await number.focus()
  await typeWithHangul(page, numbers.succeeds)
  await typeRestOfCard(page, form)
  await pressByKey(button(form, '카드 등록하기'))
  await expect(form).toBeHidden()
  await expect(rowOf(page, 'Visa 4242')).toContainText('기본 카드')
  await expectNothingOf(page, addresses, numbers.succeeds)

  // The answer is lost on the way: it is asked for again with the same key.
  await page.goto('/brand/setting/credit')
  await page.route('**/credit/accumulate', loseAnswer, { times: 1 })
  await page.getByRole('radio', { name: /1,000 크레딧/ }).focus()
  await page.keyboard.press('Space')
  await expectNoBarrier(page)
  const pay = button(page, '₩10,000 결제하기')
  await pay.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('크레딧을 충전했어요', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await creditOf(brand)).toBe(1_100)
  expect((await listPayments(brand)).map(({ status }) => status)).toEqual(['PAID'])

  // The answer of the gateway is lost: whether it is paid is asked for, also after a reload.
  await pressByKey(button(page, '카드 추가'))
  await expect(number).toBeFocused()
  await page.keyboard.type(numbers.answerLost)
  await typeRestOfCard(page, form)
  await pressByKey(button(form, '카드 등록하기'))
  await expect(form).toBeHidden()
  await page.getByRole('radio', { name: /3,000 크레딧/ }).focus()
  await page.keyboard.press('Space')
  await pressByKey(button(page, '₩30,000 결제하기'))
  await expect(page.getByText('결제 결과를 확인하고 있어요. 다시 누르지 않아도 돼요.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('결제 결과를 확인하고 있어요. 다시 누르지 않아도 돼요.')).toBeVisible()
  await expect(page.getByText('크레딧을 충전했어요', { exact: true })).toBeVisible({ timeout: 120_000 })
  expect(await creditOf(brand)).toBe(4_100)
  expect((await listPayments(brand)).map(({ status }) => status)).toEqual(['PAID', 'PAID'])
  await expectNothingOf(page, addresses, numbers.answerLost)

  // Without a network the device has what it saw, and says what has to wait.
  await page.goto('/brand/setting/payment')
  await expect(page.getByRole('list', { name: '결제 내역' }).getByRole('listitem')).toHaveCount(2)
  await context.setOffline(true)
  await expect(button(page, '카드 추가')).toHaveAttribute('aria-disabled', 'true')
  await expect(rowOf(page, 'Visa 4242')).toBeVisible()
  await context.setOffline(false)

  const { page: other } = await device()
  await bringSession(other, owner)
  await other.goto('/brand/setting/payment')
  await expect(rowOf(other, 'Visa 4242')).toBeVisible()
  await pressByKey(button(other, 'Visa 4242 기본으로 쓰기'))
  await expect(rowOf(other, 'Visa 4242')).toContainText('기본 카드')
  await pressByKey(other.getByRole('link', { name: /크레딧 1,000개/ }))
  await expect(other.getByRole('heading', { name: '결제 영수증', level: 1 })).toBeVisible()
  for (const text of ['₩9,091', '₩909', '₩10,000', '효력 없는 영수증이에요'])
    await expect(other.getByText(text).first()).toBeVisible()
  await expectNoBarrier(other)
  const saving = other.waitForEvent('download')
  await pressByKey(button(other, 'PDF 내려받기'))
  const pdf = textOfPdf(await (await saving).path())
  for (const text of ['결제영수증', '₩9,091', '합계₩10,000', '효력없는영수증이에요'])
    expect(pdf).toContain(text)
  await other.goBack()
  await pressByKey(button(other, '카드 1041 지우기'))
  await pressByKey(button(other.getByRole('alertdialog'), '지우기'))
  await expect(rowOf(other, '카드 1041')).toHaveCount(0)

  // An operator gives a part back, which the receipt shows, and pauses what the brand pays.
  const { page: desk } = await device()
  await desk.goto('/operator?view=orders')
  await desk.getByLabel('이메일').fill(staff.email)
  await desk.getByLabel('비밀번호', { exact: true }).fill(password)
  await desk.getByLabel('인증 앱의 코드').fill(codeOfSecret(staff.secret, 1))
  await desk.keyboard.press('Enter')
  await desk.getByLabel('번호, 카드, 브랜드').fill('4242')
  await pressByKey(desk.getByRole('button', { name: /크레딧 1,000개.*가람 공방.*결제됨.*₩10,000/ }))
  await expect(desk.getByRole('heading', { level: 2, name: /크레딧 1,000개/ })).toBeFocused()
  await desk.getByRole('radio', { name: /일부만/ }).check()
  await desk.getByLabel('돌려줄 금액', { exact: true }).fill('12,000')
  await expect(desk.getByText('남은 금액: ₩10,000')).toBeVisible()
  await expectNoBarrier(desk)
  await desk.getByLabel('돌려줄 금액', { exact: true }).fill('2,000')
  await desk.getByLabel('환불하는 이유').fill('안내가 늦었어요')
  await pressByKey(button(desk, '환불하기'))
  await pressByKey(button(desk.getByRole('alertdialog', { name: '₩2,000 환불하기' }), '환불하기'))
  await expect(desk.getByRole('listitem').filter({ hasText: '안내가 늦었어요' })).toContainText(
    '₩2,000 환불됨',
  )
  expect(await creditOf(brand)).toBe(3_900)
  await pressByKey(desk.getByRole('button', { name: /메일 다시 보내기/ }).first())
  await expect(desk.getByText('메일을 다시 보내요', { exact: true })).toBeVisible()
  await desk.getByLabel('멈추는 이유').fill('확인이 필요해요')
  await pressByKey(button(desk, '결제 멈추기'))
  await expect(button(desk, '결제 다시 열기')).toBeVisible()
  await expectNoBarrier(desk)
  await pressByKey(button(desk, '결제 다시 열기'))
  await expect(button(desk, '결제 멈추기')).toBeVisible()
  await other.reload()
  await pressByKey(other.getByRole('link', { name: /크레딧 1,000개/ }))
  await expect(other.getByText('일부 환불됨').first()).toBeVisible()
  await expect(other.getByText('₩2,000').first()).toBeVisible()
})

const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true })

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: '등록한 카드' }).getByRole('listitem').filter({ hasText: name })

async function pressByKey(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

/** Digits between syllables that are being composed, as with the Hangul input left on. */
async function typeWithHangul(page: Page, digits: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'ㅂ', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.insertText', { text: 'ㅂ' })
  await page.keyboard.type(digits)
  await session.detach()
}

async function loseAnswer(route: { fetch(): Promise<unknown>; abort(): Promise<void> }): Promise<void> {
  await route.fetch()
  await route.abort()
}

async function creditOf(brand: BrandOf): Promise<unknown> {
  return (await readBrand(brand)).credit
}

/** The number is in no address, and in nothing that the browser keeps. */
async function expectNothingOf(page: Page, addresses: readonly string[], digits: string): Promise<void> {
  const grouped = digits.replace(/(\d{4})(?=\d)/g, '$1-')
  const { text: kept } = await readWholeStorage(page)
  for (const text of [digits, grouped]) {
    expect(kept.includes(text)).toBe(false)
    expect(addresses.filter((address) => address.includes(text))).toEqual([])
  }
  expect(kept.length).toBeGreaterThan(100)
}
