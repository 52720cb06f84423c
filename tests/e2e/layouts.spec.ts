import { expect, test } from './journey.ts'

test('a new design begins with layouts of what is typed, without a network too, and comes in other sizes', {
  tag: '@all',
}, async ({ device }) => {
  const { page: first, context } = await device({ viewport: { width: 1440, height: 900 } })
  await first.goto('/quest/0')
  await first.getByLabel('브랜드 이름').fill('모락빵집')
  await first.getByRole('button', { name: '시작하기' }).click()
  await first.getByRole('button', { name: '이 로고로 시작하기' }).click()
  await expect(first.getByText('이 로고로 시작했어요.')).toBeVisible()
  await first.goto('/brand/design')
  await first.getByRole('button', { name: '새 디자인' }).click()
  const dialog = first.getByRole('dialog', { name: '새 디자인' })
  await dialog.getByRole('button', { name: '인스타그램 정사각' }).click()
  const opening = context.waitForEvent('page')
  await dialog.getByRole('button', { name: '자동 배치로 시작' }).click()
  const page = await opening
  await expect(page).toHaveURL(/mode=ai/)

  const panel = page.getByRole('tabpanel', { name: '자동 배치' })
  await expect(panel.getByText('어디에도 보내지 않아요')).toBeVisible()
  const cards = panel.getByRole('group', { name: '배치' }).getByRole('button')
  await expect(cards).not.toHaveCount(0)
  await panel.getByLabel('제목', { exact: true }).fill('동지에는 단팥빵')
  await panel.getByLabel('가격').fill('3,800원')
  await panel.getByLabel('하게 할 일').fill('예약하기')
  await expect(panel.getByRole('status').filter({ hasText: '만들었어요' })).toBeAttached()
  await expect(cards.first().locator('img, svg').first()).toBeVisible()

  await context.setOffline(true)
  await panel.getByRole('button', { name: '다르게' }).click()
  const card = cards.filter({ hasText: '담백하게' })
  await expect(card).not.toHaveAttribute('aria-disabled')
  await card.focus()
  await page.keyboard.press('Enter')
  const canvas = page.locator('[data-canvas]')
  await expect(canvas.locator('[data-layer-button][aria-label="동지에는 단팥빵"]')).toBeAttached()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(canvas.locator('[data-layer-button]')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(canvas.locator('[data-layer-button]')).not.toHaveCount(0)

  await panel.getByRole('button', { name: '인스타그램 스토리' }).click()
  await panel.getByRole('button', { name: '새 디자인 1개 만들기' }).click()
  await expect(panel.getByRole('list', { name: '만든 디자인' }).getByRole('link')).toHaveCount(1)
})
