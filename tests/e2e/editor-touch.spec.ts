import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import {
  boxOf,
  canvasOf,
  cornerOf,
  layerOf,
  middleOf,
  openEmptyCard,
  shifted,
  touchOf,
} from './pages/editor.ts'

const sizes = [
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
]

for (const viewport of sizes) {
  test(`a card is designed from an empty page by fingers alone on ${viewport.width} px`, {
    tag: viewport.width > 800 ? '@all' : [],
  }, async ({ device }) => {
    const page = await openEmptyCard(device, { viewport, hasTouch: true, isMobile: true })
    const canvas = canvasOf(page)
    const touch = await touchOf(page)
    const rail = page.getByRole('tablist', { name: '패널' })
    const properties = page.getByRole('complementary', { name: '고른 것의 속성' })
    const tab = (name: string) => rail.getByRole('tab', { name })

    await test.step('the properties are seen whole in the rail', async () => {
      const box = await boxOf(tab('속성'))
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
    })

    await test.step('the ground has the colour of the brand', async () => {
      await open(page, '속성')
      const ground = properties.getByRole('radiogroup', { name: '쪽의 바탕' }).last()
      await ground.locator('label').first().tap()
      await expect(ground.getByRole('radio').first()).toBeChecked()
    })

    const title = layerOf(page, '제목')
    await test.step('a text comes from the panel, above the bars at the foot', async () => {
      await open(page, '글자')
      await page.getByRole('tabpanel').getByRole('button', { name: '제목', exact: true }).first().tap()
      await expect(title).toHaveAttribute('aria-pressed', 'true')
      const bar = await boxOf(page.getByRole('toolbar', { name: '고른 레이어' }))
      const sheet = await boxOf(canvas.locator('svg').first())
      expect(sheet.y + sheet.height).toBeLessThanOrEqual(bar.y + 1)
      await expectNoBarrier(page)
    })

    await test.step('one finger moves it', async () => {
      const before = await boxOf(title)
      const from = middleOf(before)
      await touch('touchStart', { at: from })
      await touch('touchMove', { at: shifted(from, 0, -8) })
      await touch('touchMove', { at: shifted(from, 0, -30) })
      await touch('touchEnd')
      await expect.poll(async () => (await boxOf(title)).y).toBeLessThan(before.y - 20)
    })

    await test.step('its words are changed', async () => {
      await page
        .getByRole('toolbar', { name: '고른 레이어' })
        .getByRole('button', { name: '글 고치기' })
        .tap()
      const field = canvas.getByRole('textbox', { name: /글 쓰기$/ })
      await expect(field).toBeFocused()
      await field.press('ControlOrMeta+a')
      await page.keyboard.insertText('소금빵')
      const { x, y, width } = await boxOf(canvas)
      await page.touchscreen.tap(x + width / 2, y + 12)
      await expect(layerOf(page, '소금빵')).toBeAttached()
    })

    await test.step('two fingers zoom the page and not the window', async () => {
      const words = layerOf(page, '소금빵')
      const [x, y] = middleOf(await boxOf(canvas))
      const before = await boxOf(words)
      const way = (half: number) => [{ at: [x - half, y] }, { at: [x + half, y] }] as const
      await touch('touchStart', ...way(50))
      for (const half of [60, 75, 90, 100]) await touch('touchMove', ...way(half))
      await touch('touchEnd')
      await expect.poll(async () => (await boxOf(words)).width / before.width).toBeCloseTo(2, 1)
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    })

    await test.step('it is downloaded as a picture', async () => {
      await page
        .getByRole('button', { name: viewport.width < 576 ? '내려받기' : /, 형식과 받을 곳 고르기$/ })
        .tap()
      const dialog = page.getByRole('dialog', { name: '내려받기' })
      await dialog.getByText('PNG', { exact: true }).tap()
      const file = page.waitForEvent('download')
      await dialog.getByRole('button', { name: '이 기기에 내려받기' }).tap()
      expect(await cornerOf(await (await file).path())).not.toBe('rgb(255, 255, 255)')
    })
  })
}

/** Opens a panel of the rail, unless it is open. */
async function open(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tablist', { name: '패널' }).getByRole('tab', { name })
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.tap()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
