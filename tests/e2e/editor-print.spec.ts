import type { Page } from '@playwright/test'
import { createBrand, giveCredits, givePlan, openAccount } from '../support/people.ts'
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

async function openTemplate(page: Page): Promise<void> {
  await page.goto('/brand/market')
  await page.getByLabel('템플릿 찾기').fill('ㅋㅍㅁㄴ')
  await page.getByRole('button', { name: '속이 보이는 커피 메뉴 바로 쓰기' }).click()
  await page.locator('svg[role=img]').first().waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/editor?idTemplate=${id}`)
  await page.locator('[data-canvas] [data-layer]').first().waitFor({ state: 'attached' })
}
