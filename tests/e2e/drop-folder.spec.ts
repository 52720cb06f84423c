import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createBrand, joinBrand, openAccount } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expectSynced } from './pages/sync.ts'

test('an owner makes a drop folder, a member adds a photograph to it and takes it back', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const member = await openAccount(app, '이도윤')
  await joinBrand(brand, member, 'BRAND_ROLE_MEMBER')

  const { page } = await device()
  await bringSession(page, person)
  await page.goto('/brand/drive')
  await page.getByRole('main').getByRole('button', { name: '새 폴더', exact: true }).press('Enter')
  await page.getByLabel('폴더 이름').fill('매장 사진')
  await page.keyboard.press('Enter')
  await rowOf(page, '매장 사진').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: '사진 올리는 곳으로 쓰기' }).press('Enter')
  await expect(rowOf(page, '매장 사진')).toHaveAccessibleName('폴더 매장 사진, 0개, 사진 올리는 곳')
  await expectSynced(page)
  await expectNoBarrier(page)

  const { page: theirs } = await device()
  await bringSession(theirs, member)
  await theirs.goto('/brand/drive')
  await rowOf(theirs, '매장 사진').focus()
  await expect(theirs.getByRole('button', { name: '파일 올리기' })).toHaveCount(0)
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('멤버 누구나 올릴 수 있고')).toBeVisible()
  await expect(theirs.getByRole('button', { name: '새 폴더' })).toHaveCount(0)
  await theirs.locator('[data-pick=files]').setInputFiles({
    name: '진열대.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: '#8e3b2e' } })
      .png()
      .toBuffer(),
  })
  await expect(rowOf(theirs, '진열대.png')).toBeVisible()
  await expectSynced(theirs)
  await expectNoBarrier(theirs)

  await rowOf(theirs, '진열대.png').focus()
  await theirs.keyboard.press('F2')
  await expect(theirs.getByRole('textbox', { name: '진열대.png의 새 이름' })).toHaveCount(0)
  await theirs.keyboard.press('Delete')
  await expect(rowOf(theirs, '진열대.png')).toHaveCount(0)
  await expectSynced(theirs)
})

function rowOf(page: Page, name: string) {
  return page.locator('[role=row]', { hasText: name })
}
