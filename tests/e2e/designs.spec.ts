import { execFileSync } from 'node:child_process'
import { createBrand, givePlan, openAccount } from '../support/people.ts'
import { findOrInstallPdfTools } from '../tools/pdf-tools.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

test('a template is used, a price is written without a network, the design is a PDF here and on another device, and what is premium needs a plan', async ({
  app,
  device,
}) => {
  findOrInstallPdfTools()
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
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
  await expect(other.page.getByLabel('2번째 줄, 3번째 칸')).toHaveValue('33,500')
  await other.page.goto('/brand/drive')
  await expect(other.page.getByText('여섯 줄 가격판.png')).toBeVisible()

  // What is premium needs a plan: it is said, and then added.
  await other.page.goto('/brand/market/bundle/4')
  await other.page.getByRole('button', { name: '계절 인사 모두 담기' }).click()
  const refusal = other.page.getByRole('dialog', { name: '구독하면 쓸 수 있어요' })
  await expect(refusal).toContainText('Basic부터 쓸 수 있어요.')
  await expect(refusal.getByRole('button', { name: '플랜 보러 가기' })).toBeVisible()
  await givePlan(brand, 'BASIC')
  await other.page.reload()
  const use = other.page.getByRole('button', { name: '해 뜨는 새해 인사 바로 쓰기' })
  await expect(use).toBeVisible()
  await expect(other.page.getByText('Basic부터 쓸 수 있어요')).toHaveCount(0)
  await other.page.getByRole('button', { name: '계절 인사 모두 담기' }).click()
  await expect(other.page.getByRole('button', { name: '계절 인사 담음' })).toBeVisible()
  await use.click()
  await expectSynced(other.page)
  await page.goto('/brand/market/bundle')
  await expect(page.getByRole('heading', { name: '담은 묶음' })).toBeVisible()
})
