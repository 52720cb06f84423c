import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { guide } from '#model/documents/guide.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { listPayments, typeCard } from './pages/billing.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

test('a logo is asked for by keys and in part offline, with what the guide knows, paid once although an answer is lost, and is a task', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(240_000)
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const writer = await openScriptDevice(brand)
  guide.info.subName.write(writer.doc, '오늘의 한 끼')
  guide.visual.main.write(writer.doc, '#B4583A')
  await writer.settled()
  writer.close()
  const { page, context } = await device(installed)
  await logIn(page, person)

  // The guide knows name, tagline and colour: they are not asked for again.
  await page.goto('/brand/setting/worker')
  await link(page, '로고를 전문가에게 맡기기').press('Enter')
  await expect(heading(page, '로고에 어떤 글자가 들어가나요?')).toBeVisible()
  await expect(page.getByLabel('브랜드 이름')).toHaveValue('온기')
  await expect(page.getByLabel('태그라인')).toHaveValue('오늘의 한 끼')
  await expectNoBarrier(page)
  await waitUntilOfflineReady(page)

  // Without a network it goes on. Enter that ends a syllable does not leave the question.
  await context.setOffline(true)
  await page.getByLabel('태그라인').fill('')
  await page.getByLabel('태그라인').focus()
  await typeSyllable(page, '밥')
  await expect(heading(page, '로고에 어떤 글자가 들어가나요?')).toBeVisible()
  await page.getByLabel('태그라인').press('Enter')
  await expect(heading(page, '어떤 일을 하나요?')).toBeFocused()
  await button(page, '다음').press('Enter')
  await expect(page.getByText('업종을 골라 주세요.')).toBeVisible()
  await page.getByRole('radio').first().press('Space')
  await button(page, '다음').press('Enter')
  await expect(heading(page, '로고에 무엇이 보이면 좋을까요?')).toBeFocused()
  await button(page, '동물').press('Enter')
  await button(page, '다음').press('Enter')
  await page.getByRole('button', { name: '따뜻함' }).press('Enter')
  await button(page, '다음').press('Enter')
  await expect(page.getByRole('radio', { name: '캐릭터형 추천' })).toBeChecked()
  await expectNoBarrier(page)
  await button(page, '다음').press('Enter')
  await expect(button(page, '#B4583A')).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('다른 색').fill('1c6e5a')
  await page.getByLabel('다른 색').press('Enter')
  await expect(button(page, '#1C6E5A')).toHaveAttribute('aria-pressed', 'true')
  await button(page, '다음').press('Enter')
  await page.locator('form input[type=file]').setInputFiles(await picture('스케치.png'))
  await expect(page.getByRole('list', { name: '붙인 그림' })).toContainText('이 기기에 있어요')
  await page.getByLabel('더 전할 말').fill('간판이 세로예요')

  // Nothing of it is lost by a reload, and by going back and forth.
  await page.reload()
  await expect(page.getByLabel('더 전할 말')).toHaveValue('간판이 세로예요')
  await expect(page.getByRole('list', { name: '붙인 그림' })).toContainText('스케치.png')
  await link(page, '이전').press('Enter')
  await expect(button(page, '#1C6E5A')).toHaveAttribute('aria-pressed', 'true')
  await link(page, '의뢰서로 건너뛰기').press('Enter')
  await expect(heading(page, '로고 의뢰서')).toBeFocused()
  for (const text of ['밥', '동물', '따뜻함', '캐릭터형', '#B4583A, #1C6E5A', '스케치.png'])
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
  await expectNoBarrier(page)
  await context.setOffline(false)

  // The price comes before the press; a card is added on the way.
  await link(page, '로고 고르기').press('Enter')
  await expect(page.getByRole('article', { name: '스탠다드 로고' })).toContainText('₩770,000')
  await expect(page.getByText('결제 샌드박스 · 실제로 결제되지 않아요')).toBeVisible()
  await expectNoBarrier(page)
  await link(page, '베이직 로고 고르기').press('Enter')
  await expect(heading(page, '베이직 로고')).toBeFocused()
  await page.getByRole('checkbox', { name: '명함 템플릿 추가' }).press('Space')
  await expect(button(page, '₩363,000 결제하기')).toBeVisible()
  await expectNoBarrier(page)
  await button(page, '카드 추가').press('Enter')
  await fillCard(page)
  await page.route('**/subscribe/pay-logo', loseAnswer, { times: 1 })
  await button(page, '₩363,000 결제하기').press('Enter')
  await expect(heading(page, '로고를 주문했어요')).toBeVisible({ timeout: 30_000 })
  await expectNoBarrier(page)
  expect(await listPayments(brand)).toMatchObject([{ title: '베이직 로고', status: 'PAID', amount: 363_000 }])

  // It is one task with the brief and the image, and the plan of the pass runs.
  await link(page, '작업 보기').press('Enter')
  await link(page, '베이직 로고').press('Enter')
  await expect(page.getByText('태그라인: 밥')).toBeVisible()
  await expect(page.getByText('명함 템플릿 추가')).toBeVisible()
  await expect(page.getByText('스케치.png')).toBeVisible()
  await page.goto('/brand/setting/payment')
  await expect(page.getByText('로고와 함께 받은 플랜이에요.', { exact: false })).toBeVisible()

  // What was answered is forgotten with the order.
  await page.goto('/brand/setting/logoquest/0')
  await expect(page.getByLabel('태그라인')).toHaveValue('오늘의 한 끼')
})

test('an order of a logo whose page is left while its answer is lost is shown where the brief is written and where a logo is chosen', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(240_000)
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const { page, context } = await device()
  await logIn(page, person)
  const order = async () => {
    await page.goto('/brand/setting/logoquest/0')
    await button(page, '다음').press('Enter')
    await expect(heading(page, '어떤 일을 하나요?')).toBeFocused()
    await page.getByRole('radio').first().press('Space')
    await button(page, '다음').press('Enter')
    await expect(heading(page, '로고에 무엇이 보이면 좋을까요?')).toBeFocused()
    await link(page, '의뢰서로 건너뛰기').press('Enter')
    await link(page, '로고 고르기').press('Enter')
    await link(page, '베이직 로고 고르기').press('Enter')
    await expect(heading(page, '베이직 로고')).toBeFocused()
  }
  // Until its answers arrive, the server takes the order and the page does not hear of it.
  let isLost = true
  await context.route('**/subscribe/pay-logo', (route) => (isLost ? loseAnswer(route) : route.continue()))
  const asking = page.getByText('결제의 답을 받지 못해 다시 묻고 있어요. 한 번만 결제돼요.')
  const ordered = heading(page, '로고를 주문했어요')

  // While it is asked for, the page of the brief says so; its end comes when another page is open.
  await order()
  await button(page, '카드 추가').press('Enter')
  await fillCard(page)
  await button(page, '₩330,000 결제하기').press('Enter')
  await expect(asking).toBeVisible()
  await link(page, '의뢰서 고치기').press('Enter')
  await expect(heading(page, '로고 의뢰서')).toBeFocused()
  await expect(asking).toBeVisible()
  await expectNoBarrier(page)
  await page.locator('a[href="/brand"]').first().press('Enter')
  await expect(page).toHaveURL(/\/brand$/)
  // The address comes first: until the other page is there, this one still shows how the order ends.
  await expect(heading(page, '로고 의뢰서')).toHaveCount(0)
  const answered = page.waitForResponse('**/subscribe/pay-logo')
  isLost = false
  await answered
  await expect(ordered).toHaveCount(0)
  await page.goBack()
  await expect(ordered).toBeVisible({ timeout: 20_000 })
  await expectNoBarrier(page)

  // The same after the window was closed, where a logo is chosen.
  await order()
  isLost = true
  await button(page, '₩330,000 결제하기').press('Enter')
  await expect(asking).toBeVisible()
  await page.goto('/brand')
  isLost = false
  await page.goto('/brand/setting/paylogo')
  await button(page, '이어서 ₩330,000 결제하기').press('Enter')
  await expect(ordered).toBeVisible()
  expect((await listPayments(brand)).map(({ status, amount }) => [status, amount])).toEqual([
    ['PAID', 330_000],
    ['PAID', 330_000],
  ])
})

const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** A syllable that an input method composes, and the Enter that ends it. */
async function typeSyllable(page: Page, syllable: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: syllable, selectionStart: 1, selectionEnd: 1 })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await session.send('Input.insertText', { text: syllable })
  await session.detach()
}

async function fillCard(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: '카드 추가' })
  await typeCard(page, form, '4242424242424242')
  await button(form, '카드 등록하기').press('Enter')
  await expect(form).toBeHidden()
}

async function loseAnswer(route: { fetch(): Promise<unknown>; abort(): Promise<void> }): Promise<void> {
  await route.fetch()
  await route.abort()
}

async function picture(name: string) {
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#B4583A' } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
