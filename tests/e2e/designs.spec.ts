import { execFileSync } from 'node:child_process'
import { createBrand, openAccount } from '../support/people.ts'
import { findOrInstallPdfTools } from '../tools/pdf-tools.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

test('a template is used, a price is written without a network, and the design is a PDF here and on another device', async ({
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
  const price = page.getByLabel('2번째 줄, 3번째 칸')
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
  expect(words).toContain('국그릇')
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
  await expect(other.page.getByLabel('2번째 줄, 3번째 칸')).toHaveValue('33,500')
  await other.page.goto('/brand/drive')
  await expect(other.page.getByText('여섯 줄 가격판.png')).toBeVisible()
})
