import { createBrand, joinBrand, openAccount } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

test('a design is made by its size, renamed and moved without a network, and made a template that a member only uses', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '한결')
  const member = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, member, 'BRAND_ROLE_MEMBER')
  const { page, context } = await device(installed)
  await bringSession(page, owner)
  await page.goto('/brand/design')

  // By its size: a form, then a side of one's own that keeps the ratio.
  await page.getByRole('button', { name: '새 디자인' }).click()
  const dialog = page.getByRole('dialog', { name: '캔버스 크기 고르기' })
  await expect(dialog.getByRole('button', { name: '만들기' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('크기 이름으로 찾기').fill('ㅇㅅㅌㄱㄹ')
  await dialog.getByRole('button', { name: '인스타그램 스토리' }).click()
  await dialog.getByLabel('비율 고정').check()
  await dialog.getByLabel('너비').fill('540')
  await expect(dialog.getByLabel('높이')).toHaveValue('960')
  await dialog.getByRole('button', { name: '만들기' }).click()
  await expect(page.getByText('540 × 960 px')).toBeVisible()
  await page.getByRole('button', { name: '이름 바꾸기' }).click()
  await page.getByLabel('디자인 이름').fill('겨울 소식')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('heading', { name: '겨울 소식', level: 1 })).toBeVisible()

  await page.goto('/brand/design')
  await page.getByRole('button', { name: '새 폴더' }).click()
  await page.getByLabel('폴더 이름').fill('12월')
  await page.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(page.getByRole('row', { name: /폴더 12월/ })).toBeVisible()
  await expectSynced(page)
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await page.getByRole('row', { name: '겨울 소식' }).click()
  await page.keyboard.press('F2')
  await page.getByLabel('겨울 소식의 새 이름').fill('겨울 인사')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '겨울 인사' })).toBeVisible()
  await page.getByRole('toolbar', { name: '고른 것' }).getByRole('button', { name: '옮기기' }).click()
  await page.getByRole('dialog').getByRole('row', { name: '12월' }).click()
  await page.getByRole('button', { name: '여기로 옮기기' }).click()
  await expect(page.getByRole('row', { name: '폴더 12월, 1개' })).toBeVisible()

  await context.setOffline(false)
  await expectSynced(page)
  const other = await device()
  await bringSession(other.page, owner)
  await other.page.goto('/brand/design')
  await other.page.getByRole('row', { name: '폴더 12월, 1개' }).dblclick()
  await other.page.getByRole('link', { name: '겨울 인사' }).click()
  await other.page.getByRole('button', { name: '브랜드 템플릿으로' }).click()
  await expect(other.page.getByText('브랜드 템플릿을 만들었어요').first()).toBeVisible()
  await expectSynced(other.page)

  const theirs = await device()
  await bringSession(theirs.page, member)
  await theirs.page.goto('/brand/brand-template')
  await theirs.page.getByRole('link', { name: '겨울 인사' }).click()
  await expect(theirs.page.getByText('브랜드 템플릿은 디자이너 이상이 고쳐요.')).toBeVisible()
  await expect(theirs.page.getByRole('button', { name: '이름 바꾸기' })).toBeHidden()
  await theirs.page.getByRole('button', { name: '이 템플릿으로 시작' }).click()
  await expect(theirs.page).toHaveURL(/\/brand\/design\//)
})
