import type { Page } from '@playwright/test'
import {
  codeOfSecret,
  createBrand,
  giveCredits,
  givePlan,
  openAccount,
  openStaff,
  password,
  readBrand,
} from '../support/people.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'

test('a design is checked for print, downloaded as a PDF and ordered, by keys', async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '다온 식당')
  await givePlan(brand, 'PLUS')
  await giveCredits(brand, 20_000)
  const { page } = await device({ viewport: { width: 1440, height: 900 } })
  await bringSession(page, person)
  await openTemplate(page)

  // What is found of the design is pressed, and selected.
  await page.keyboard.press('ControlOrMeta+p')
  const dialog = page.getByRole('dialog', { name: '인쇄 준비' })
  await expect(dialog.getByRole('heading', { name: /재단 여백/ })).toBeVisible()
  await expectNoBarrier(page)
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'PDF 내려받기' }).press('Enter')
  expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/)

  await dialog.getByRole('radio', { name: '인쇄 맡기기' }).press('Space')
  await dialog.getByLabel('수량').selectOption('20')
  await dialog.getByLabel('받는 사람').fill('이가온')
  await dialog.getByLabel('전화번호').fill('010-1234-5678')
  await dialog.getByLabel('주소').fill('서울 성북구 성북로99길 7')
  await expectNoBarrier(page)
  await dialog.getByRole('button', { name: /크레딧으로 인쇄 맡기기$/ }).press('Enter')
  await page.getByRole('button', { name: '작업 보기' }).press('Enter')
  await expect(page.getByText(/^메뉴판·안내판 · .* · 20장$/)).toBeVisible()
  await expect(page.getByText('받는 곳은 새김의 작업 데스크만 보고')).toBeVisible()
  await expect(page.getByText('이가온')).toHaveCount(0)
})

test('print that is not on the list is asked for, quoted at the desk and accepted, by keys', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '다온 제본')
  await givePlan(brand, 'PLUS')
  await giveCredits(brand, 5_000)
  const before = Number((await readBrand(brand)).credit)
  const staff = await openStaff(app, '지우', 'DESIGNER')
  const { page } = await device({ viewport: { width: 1440, height: 900 } })
  await bringSession(page, person)
  await openTemplate(page)
  await page.keyboard.press('ControlOrMeta+p')
  const dialog = page.getByRole('dialog', { name: '인쇄 준비' })
  await dialog.getByRole('radio', { name: '인쇄 맡기기' }).press('Space')
  await dialog.getByRole('button', { name: '목록에 없는 종이나 수량은 견적 받기' }).press('Enter')
  await expect(dialog.getByLabel('무엇으로')).toBeFocused()
  await dialog.getByRole('button', { name: '견적 요청하기' }).press('Enter')
  await expect(dialog.getByLabel('수량')).toBeFocused()
  await dialog.getByLabel('수량').fill('30')
  await dialog.getByLabel('바라는 것').fill('물에 젖지 않는 두꺼운 종이요')
  await dialog.getByLabel('받는 사람').fill('이가온')
  await dialog.getByLabel('전화번호').fill('010-1234-5678')
  await dialog.getByLabel('주소').fill('서울 성북구 성북로99길 7')
  await expectNoBarrier(page)
  await dialog.getByRole('button', { name: '견적 요청하기' }).press('Enter')
  await page.getByRole('button', { name: '작업 보기' }).press('Enter')
  await expect(page.getByText(/^메뉴판·안내판 · .*쪽 · 30장$/)).toBeVisible()
  await expect(page.getByText('견적 요청함')).toBeVisible()
  await expect(page.getByText('이가온')).toHaveCount(0)

  // The desk says what it costs; until that is accepted there is nothing to begin with.
  const { page: desk } = await device({ viewport: { width: 1440, height: 900 } })
  await desk.goto('/operator')
  await desk.getByLabel('이메일').fill(staff.email)
  await desk.getByLabel('비밀번호', { exact: true }).fill(password)
  await desk.getByLabel('인증 앱의 코드').fill(codeOfSecret(staff.secret, 1))
  await desk.keyboard.press('Enter')
  await desk.getByRole('button', { name: /다온 제본.*견적 기다림/ }).press('Enter')
  await expect(desk.getByText('물에 젖지 않는 두꺼운 종이요')).toBeVisible()
  await expect(desk.getByRole('button', { name: '작업 시작하기' })).toHaveCount(0)
  await desk.getByLabel('고객에게 쓸 글').fill('합성지 300 g이에요')
  await desk.getByLabel('크레딧').fill('1,200')
  await desk.getByLabel('받아들인 뒤 도착까지 며칠').fill('5')
  await expectNoBarrier(desk)
  await desk.getByRole('button', { name: '14일 동안 유효한 견적 보내기' }).press('Enter')
  await expect(desk.getByText('1,200 크레딧 · 받아들인 뒤 5일')).toBeVisible()

  await page.reload()
  await expect(page.getByText('합성지 300 g이에요')).toBeVisible()
  await expect(page.getByText('받아들인 뒤 5일 안')).toBeVisible()
  await expectNoBarrier(page)
  expect(Number((await readBrand(brand)).credit)).toBe(before)
  await page.getByRole('button', { name: '1,200 크레딧으로 받아들이기' }).press('Enter')
  await expectNoBarrier(page)
  await page.getByRole('alertdialog').getByRole('button', { name: '받아들이기' }).press('Enter')
  await expect(page.getByText(/1,200 크레딧은 잡아 두었고/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(Number((await readBrand(brand)).credit)).toBe(before - 1_200)
  await desk.reload()
  await desk.getByRole('button', { name: '작업 시작하기' }).press('Enter')
  await expect(desk.getByText('이가온')).toBeVisible()
})

async function openTemplate(page: Page): Promise<void> {
  await page.goto('/brand/market')
  await page.getByLabel('템플릿 찾기').fill('ㅋㅍㅁㄴ')
  await page.getByRole('button', { name: '속이 보이는 커피 메뉴 바로 쓰기' }).click()
  await page.locator('svg[role=img]').first().waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/editor?idTemplate=${id}`)
  await page.locator('[data-canvas] [data-layer]').first().waitFor({ state: 'attached' })
}
