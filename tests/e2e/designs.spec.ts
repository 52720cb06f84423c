import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { boxesOfPdf, textOfPdf } from '../support/pdf-text.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { findOrInstallPdfTools } from '../tools/pdf-tools.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { addCard, button, listPayments, planModal, pressByKey } from './pages/billing.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

test('a template is used, a price is written without a network, the design is a PDF here and on another device', async ({
  app,
  device,
}) => {
  findOrInstallPdfTools()
  const person = await openAccount(app, '한결')
  await createBrand(app, person, '온기')
  const { page, context } = await device(installed)
  await bringSession(page, person)
  await page.goto('/brand/market')
  // By initial consonants, as people search.
  await page.getByLabel('템플릿 찾기').fill('ㅇㅅㅈ')
  await page.getByRole('button', { name: '여섯 줄 가격판 바로 쓰기' }).click()
  const price = page.getByLabel('항목 2, 값')
  await expect(price).toHaveValue('32,000')
  await expectSynced(page)
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await price.fill('33,500')
  await expectSync(page, 'savedHere')
  await expect(page.locator('svg[role=img]').getByText('33,500')).toBeAttached()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '내려받기', exact: true }).click()
  const words = execFileSync('pdftotext', [await (await download).path(), '-'], { encoding: 'utf8' })
  expect(words).toContain('33,500')
  expect(words).toContain('안감 갈기')
  // Another format, into the drive, by the keyboard; it is sent when the network is back.
  await page.getByRole('button', { name: 'PDF, 형식과 받을 곳 고르기' }).press('Enter')
  const panel = page.getByRole('dialog', { name: '내려받기' })
  await panel.getByRole('radio', { name: 'PDF' }).press('ArrowRight')
  await expect(panel.getByRole('radio', { name: 'PNG' })).toBeChecked()
  await panel.getByRole('radio', { name: '300 dpi' }).press('ArrowRight')
  await panel.getByRole('button', { name: '드라이브에 담기' }).press('Enter')
  await expect(page.getByText('드라이브에 담았어요. 차례로 보낼게요', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'PNG, 형식과 받을 곳 고르기' })).toBeVisible()

  await context.setOffline(false)
  await expectSynced(page)
  const other = await device()
  await bringSession(other.page, person)
  await other.page.goto('/brand/design')
  await other.page.getByRole('link', { name: '여섯 줄 가격판' }).click()
  await expect(other.page.getByLabel('항목 2, 값')).toHaveValue('33,500')
  await other.page.goto('/brand/drive')
  await expect(other.page.getByText('여섯 줄 가격판.png')).toBeVisible()
})

test('an owner without an account picks a menu in their brand, changes three prices without a network and prints it with bleed', async ({
  device,
}) => {
  findOrInstallPdfTools()
  const { page, context } = await device(installed)
  await page.goto('/quest/0')
  await page.getByLabel('브랜드 이름').fill('모락빵집')
  await page.getByRole('button', { name: '시작하기' }).click()
  await page.getByRole('button', { name: '이 로고로 시작하기' }).click()
  await expect(page.getByText('이 로고로 시작했어요.')).toBeVisible()
  await page.goto('/brand/market')
  await page.getByLabel('템플릿 찾기').fill('ㅋㅍㅁㄴ')
  await page.getByRole('button', { name: '속이 보이는 커피 메뉴 바로 쓰기' }).click()
  const picture = page.locator('svg[role=img]')
  // The logo that is only drafted, as a picture and not as a name.
  await expect(picture.locator('image')).toHaveCount(1)
  await expect(picture.getByText('모락빵집')).toHaveCount(0)
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  const prices = [
    ['값 · 에스프레소', '4,300'],
    ['값 · 아메리카노', '4,800'],
    ['값 · 카페라테', '5,400'],
  ] as const
  for (const [field, price] of prices) await page.getByLabel(field).fill(price)
  for (const [, price] of prices) await expect(picture.getByText(price)).toBeAttached()
  await page.getByRole('button', { name: 'PDF, 형식과 받을 곳 고르기' }).click()
  const panel = page.getByRole('dialog', { name: '내려받기' })
  await panel.getByLabel('재단선과 여백 포함').check()
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: '이 기기에 내려받기' }).click()
  const path = await (await download).path()
  const words = textOfPdf(path)
  for (const [, price] of prices) expect(words).toContain(price)
  // A4 lying, with 3 mm around it, on a sheet with room for the marks.
  const { TrimBox = [], BleedBox = [], MediaBox = [] } = boxesOfPdf(path)
  expect(sizeInMillimetres(TrimBox)).toEqual([297, 210])
  expect(sizeInMillimetres(BleedBox)).toEqual([303, 216])
  expect(sizeInMillimetres([...TrimBox.slice(0, 2), ...MediaBox.slice(2)])[0]).toBeGreaterThan(300)
  expect(TrimBox.map((side, at) => Math.abs(side - (BleedBox[at] ?? 0)))).toEqual(
    TrimBox.map(() => expect.closeTo((3 / 25.4) * 72, 0)),
  )
})

test('a premium bundle is shown in the brand with its plan, which is bought in the sandbox: it is added then, and seen on another device', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const { page } = await device()
  await bringSession(page, owner)
  await page.goto('/brand/market/bundle/4')
  await page.getByRole('button', { name: '계절 인사 모두 담기' }).click()
  const premium = page.getByRole('dialog', { name: '계절 인사' })
  await expect(premium).toContainText('Basic 플랜, 한 달 ₩29,900')
  const look = (of: Locator) => of.getByRole('region', { name: '내 브랜드에 입힌 모습' })
  await expect(look(premium).getByRole('img').first()).toBeVisible()
  await expectNoBarrier(page)
  await premium.getByRole('button', { name: 'Basic 플랜으로 쓰기' }).click()
  const modal = planModal(page)
  await expect(look(modal).getByRole('img').first()).toBeVisible()
  await pressByKey(button(modal, '₩29,900 결제하기'))
  await addCard(page, '4242424242424242')
  await pressByKey(button(modal, '₩29,900 결제하기'))
  await expect(modal).toBeHidden()
  expect((await listPayments(brand)).map(({ status, amount }) => [status, amount])).toEqual([
    ['PAID', 29_900],
  ])
  await expect(page.getByRole('button', { name: '계절 인사 담음' })).toBeVisible()
  await expect(page.getByText('Basic 플랜, 한 달 ₩29,900')).toHaveCount(0)
  await page.getByRole('button', { name: '해 뜨는 새해 인사 바로 쓰기' }).click()
  await expect(page).toHaveURL(/\/brand\/design\//)
  await expectSynced(page)
  const other = await device()
  await bringSession(other.page, owner)
  await other.page.goto('/brand/market/bundle')
  await expect(other.page.getByRole('heading', { name: '담은 묶음' })).toBeVisible()
})

/** Width and height of a box of a PDF, rounded. */
function sizeInMillimetres([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): number[] {
  return [right - left, top - bottom].map((points) => Math.round((points / 72) * 25.4))
}

test('a picture is picked for one design without a network, is on another device, in the file and taken out again, and rows of a table are removed and added', {
  tag: '@all',
}, async ({ app, device }) => {
  findOrInstallPdfTools()
  const person = await openAccount(app, '지우')
  await createBrand(app, person, '온기')
  const { page, context } = await device(installed)
  await bringSession(page, person)
  await page.goto('/brand/market')
  await page.getByLabel('템플릿 찾기').fill('사진 두 장')
  await page.getByRole('button', { name: '사진 두 장 카페 메뉴 바로 쓰기' }).click()
  const picture = page.getByRole('group', { name: '사진 · 왼쪽 위' })
  await expect(picture).toContainText('가이드에 아직 이 자리의 사진이 없어요.')
  await expectSynced(page)
  await waitUntilOfflineReady(page)
  const drawn = (on: typeof page) => on.locator('svg[role=img] image')

  await context.setOffline(true)
  const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#C02020' } })
    .jpeg()
    .toBuffer()
  await picture.locator('input[type=file]').setInputFiles({ name: '빵.jpg', mimeType: 'image/jpeg', buffer })
  await expect(picture).toContainText('이 기기에만 있어요. 인터넷에 연결되면 올려요.')
  await expect(drawn(page)).toHaveCount(1)
  // Its place, by the keyboard.
  await picture.getByRole('button', { name: '자리 맞추기' }).press('Enter')
  const middle = await drawn(page).boundingBox()
  await picture.getByRole('radio', { name: '가운데', exact: true }).press('ArrowLeft')
  await expect(picture.getByRole('radio', { name: '왼쪽', exact: true })).toBeChecked()
  await expect.poll(async () => (await drawn(page).boundingBox())?.x).toBeGreaterThan(middle?.x ?? 0)
  // A row that the menu does not need.
  await page.getByRole('button', { name: '항목 6 줄 지우기' }).click()
  await expect(page.locator('svg[role=img]').getByText('쑥 라테')).toHaveCount(0)
  // And one that it needs, below the first of the cakes.
  await page.getByLabel('항목 1, 값').first().press('Enter')
  const added = page.getByLabel('항목 2, 항목 이름').first()
  await expect(added).toBeFocused()
  await added.pressSequentially('레몬 타르트')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '내려받기', exact: true }).click()
  const file = await (await download).path()
  const words = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
  expect(words).toContain('한라봉차')
  expect(words).toContain('레몬 타르트')
  expect(words).not.toContain('쑥 라테')
  expect(readFileSync(file, 'latin1')).toMatch(/\/Subtype \/Image/)

  await context.setOffline(false)
  await expect(picture).toContainText('이 디자인에 고른 사진이에요.')
  await expectSynced(page)
  const other = await device()
  await bringSession(other.page, person)
  await other.page.goto('/brand/design')
  await other.page.getByRole('link', { name: '사진 두 장 카페 메뉴' }).click()
  await expect(drawn(other.page)).toHaveCount(1)
  await expect(other.page.getByLabel('항목 2, 항목 이름').first()).toHaveValue('레몬 타르트')
  await page.getByRole('button', { name: '사진 빼기' }).click()
  await expect(drawn(page)).toHaveCount(0)
  await page.getByRole('button', { name: '실행 취소' }).first().click()
  await expect(drawn(page)).toHaveCount(1)
  await expect(drawn(other.page)).toHaveCount(1)
})
