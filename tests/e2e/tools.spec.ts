import { expect, installed, test } from './journey.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

test('a review is answered without a network, the answer is copied, and is there after a reload', {
  tag: '@all',
}, async ({ device }) => {
  const { page, context } = await device({ ...installed, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/quest/0')
  await page.getByLabel('브랜드 이름').fill('모락빵집')
  await page.getByRole('button', { name: '시작하기' }).click()
  await page.getByRole('button', { name: '이 로고로 시작하기' }).click()
  await expect(page.getByText('이 로고로 시작했어요.')).toBeVisible()
  await page.goto('/brand/ai-tool')
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await page.getByRole('link', { name: /^.*리뷰 답글/ }).click()
  await expect(page).toHaveURL(/ai-tool\/review$/)
  const tool = page.getByRole('region', { name: '리뷰 답글' })
  await expect(tool.getByLabel('손님이 남긴 말')).toBeFocused()
  await page.keyboard.type('빵은 맛있는데 배달이 40분 늦었어요')
  await tool.getByRole('button', { name: '글 짓기' }).click()
  await expect(tool.getByText('40분이나 기다리시게 해서 죄송해요.')).toBeVisible()
  await expectNoBarrier(page)
  await tool.getByRole('button', { name: '복사' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('40분이나 기다리시게 해서 죄송해요.')

  await page.reload()
  await expect(tool.getByLabel('손님이 남긴 말')).toHaveValue('빵은 맛있는데 배달이 40분 늦었어요')
  await expect(tool.getByText('40분이나 기다리시게 해서 죄송해요.')).toBeVisible()
  await tool.getByRole('button', { name: '접기' }).focus()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/ai-tool$/)
  await expect(page.getByRole('link', { name: /리뷰 답글/ })).toBeFocused()
})
