import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { nameBrand } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { openStep } from './pages/workbook.ts'

test('on a phone the line that is written is in sight, fields take comments, and the guide has one row of actions', {
  tag: '@all',
}, async ({ device }) => {
  const { page } = await device({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/quest/0')
  await nameBrand(page, '소담상회')

  const what = await openStep(page, 'core/story/what', 'core.what')
  const preview = page.getByRole('region', { name: '가이드 미리보기' })
  const bar = preview.getByRole('button')
  await expect(bar).toContainText('쓰는 대로 담겨요')
  await what.pressSequentially('매일 쓰는 그릇')
  await expect(bar).toContainText('매일 쓰는 그릇')
  // At the lower edge, above the buttons of the workbook.
  const foot = await boxOf(page.getByRole('contentinfo'))
  expect(bottomOf(await boxOf(bar))).toBeCloseTo(foot.y, 0)
  expect(bottomOf(await boxOf(what))).toBeLessThan((await boxOf(bar)).y)
  await bar.tap()
  const sheet = page.getByRole('dialog', { name: '가이드 미리보기' })
  await expect(sheet.getByText('매일 쓰는 그릇')).toBeVisible()
  await expectNoBarrier(page)
  await sheet.getByRole('button', { name: '닫기' }).tap()

  await page.getByRole('main').getByRole('button', { name: '이 칸에 의견 남기기' }).tap()
  const words = page.getByRole('textbox', { name: '새 의견' })
  await words.fill('접시도 적을까요')
  await page.getByRole('button', { name: '의견 남기기', exact: true }).tap()
  await page.getByRole('button', { name: '닫기', exact: true }).tap()
  await expect(page.getByRole('main').getByRole('button', { name: '의견 1 (이 칸)' })).toBeVisible()

  await page.goto('/brand/guide/core')
  // Beside all that is in the header.
  expect((await boxOf(page.getByRole('banner').getByText('소담상회'))).width).toBeGreaterThan(40)
  const first = page.getByRole('link', { name: '워크북에서 이어 쓰기' })
  const more = page.getByRole('button', { name: '더 하기' })
  await expect(more).toBeVisible()
  const row = await Promise.all([first, page.getByRole('button', { name: '공유' }), more].map(boxOf))
  expect(new Set(row.map(({ y }) => Math.round(y))).size).toBe(1)
  expect(Math.max(...row.map(({ x, width }) => x + width))).toBeLessThanOrEqual(390 - 16)
  await more.tap()
  await expect(page.getByRole('menuitem', { name: '인쇄' })).toBeVisible()
  await page.getByRole('menuitem', { name: '디자인 토큰' }).tap()
  await expect(page.getByRole('dialog', { name: '디자인 토큰' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '메뉴 열기' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: '도움말' }).tap()
  await expect(page.getByRole('dialog', { name: '도움말' })).toContainText('처음 안내 다시 보기')
})

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}

function bottomOf({ y, height }: { y: number; height: number }): number {
  return y + height
}
