import { expect, test } from './journey.ts'
import {
  boxOf,
  canvasOf,
  layerOf,
  middleOf,
  openEmptyCard,
  penOf,
  shifted,
  toldIn,
  touchOf,
} from './pages/editor.ts'

test('a pen draws lines while the palm rests beside it, and moves what it has drawn', {
  tag: '@all',
}, async ({ device }) => {
  const page = await openEmptyCard(device, { viewport: { width: 1112, height: 834 }, hasTouch: true })
  const canvas = canvasOf(page)
  const pen = await penOf(page)
  const touch = await touchOf(page)
  const press = async (name: string) => pen(middleOf(await boxOf(page.getByRole('button', { name }))))
  const middle = middleOf(await boxOf(canvas))
  const way = (dy: number) =>
    Array.from({ length: 12 }, (_, at) => shifted(middle, (at - 6) * 14, dy + (at % 2) * 6))
  // A hand that rests slides a little. After a swipe the browser takes no tap for a second, anywhere on the page.
  const rest = async (radius: number) => {
    await touch('touchStart', { at: shifted(middle, -60, 50), radius })
    await touch('touchMove', { at: shifted(middle, -52, 54), radius })
    await touch('touchEnd')
  }

  await pen(middleOf(await boxOf(page.getByRole('tab', { name: '도형' }))))
  await press('펜으로 그리기')
  await expect(canvas.getByRole('group', { name: '손으로 그리기' })).toBeFocused()

  await rest(45)
  await expect(canvas).toHaveAccessibleName('1쪽, 레이어 0개')
  await pen(...way(-30))
  await expect(toldIn(page, '선을 그렸어요.')).toBeAttached()
  await expect(canvas).toHaveAccessibleName('1쪽, 레이어 1개')
  // A hand lies on the screen as a finger does, once a pen is in use.
  await rest(4)
  await expect(canvas).toHaveAccessibleName('1쪽, 레이어 1개')
  await pen(...way(20))
  await expect(canvas).toHaveAccessibleName('1쪽, 레이어 2개')

  await press('그리기 마치기')
  await expect(canvas).toBeFocused()
  const line = layerOf(page, '그림').last()
  // What is selected brings the properties in place of the panel.
  await pen(middleOf(await boxOf(line)))
  await expect(line).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('complementary', { name: '고른 것의 속성' })).toBeVisible()
  const before = await boxOf(line)
  const from = middleOf(before)
  await pen(from, shifted(from, 10, 4), shifted(from, 40, 16), shifted(from, 60, 24))
  await expect.poll(async () => (await boxOf(line)).x).toBeGreaterThan(before.x + 40)
  await page.getByRole('button', { name: '실행 취소' }).first().tap()
  await expect.poll(async () => (await boxOf(line)).x).toBeCloseTo(before.x, 0)
})
