import type { BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { boxOf, canvasOf, layerOf, middleOf, openBrand, shifted, touchOf } from './pages/editor.ts'

type OpenDevice = Parameters<typeof openBrand>[0]

test('a layer is selected, moved with snapping, scaled, turned, and each is one step of undo', async ({
  device,
}) => {
  const page = await openEditor(device, { viewport: { width: 1440, height: 900 } })
  const canvas = canvasOf(page)
  await expect(canvas).toHaveAccessibleName(/^1쪽, 레이어 \d+개$/)
  const title = layerOf(page, '속을 보고 고르세요')
  const before = await boxOf(title)

  await page.mouse.move(...middleOf(before))
  await page.mouse.down()
  await page.mouse.up()
  await expect(title).toHaveAttribute('aria-pressed', 'true')

  // Near the edges of what stands below it does not go where the pointer asks, but to the line.
  await page.mouse.move(...middleOf(before))
  await page.mouse.down()
  await page.mouse.move(...shifted(middleOf(before), 40, -20))
  await page.mouse.move(...shifted(middleOf(before), 3, -20))
  await expect(canvas.locator('[data-snap="x"]').first()).toBeAttached()
  await page.mouse.up()
  await expect(canvas.locator('[data-snap]')).toHaveCount(0)
  const moved = await boxOf(title)
  expect(Math.abs(moved.x - before.x - 3)).toBeGreaterThan(0.2)
  expect(moved.y).toBeLessThan(before.y - 14)

  const corner = await boxOf(canvas.locator('[data-handle="se"]'))
  await drag(page, middleOf(corner), shifted(middleOf(corner), -90, -40))
  const scaled = await boxOf(title)
  expect(scaled.width).toBeLessThan(moved.width - 40)
  expect(scaled.width / scaled.height).toBeCloseTo(moved.width / moved.height, 1)

  const turn = await boxOf(canvas.locator('[data-handle="rotate"]'))
  await page.keyboard.down('Shift')
  await drag(page, middleOf(turn), shifted(middleOf(turn), 30, 60))
  await page.keyboard.up('Shift')
  await expect(page.getByRole('status').filter({ hasText: /속을 보고 고르세요, \d*[05]도$/ })).toBeAttached()

  for (const wanted of [scaled, moved, before]) {
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => Math.round((await boxOf(title)).width)).toBe(Math.round(wanted.width))
  }
  expect((await boxOf(title)).y).toBeCloseTo(before.y, 0)
})

test('the canvas is one stop of the Tab key, layers are walked and moved by keys, and Escape leaves', {
  tag: '@all',
}, async ({ device }) => {
  const page = await openEditor(device, { viewport: { width: 1440, height: 900 } })
  const canvas = canvasOf(page)
  const title = layerOf(page, '속을 보고 고르세요')
  const before = await boxOf(title)
  await canvas.focus()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(title).toHaveAttribute('aria-pressed', 'true', { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: '속을 보고 고르세요, 가로' })).toBeAttached()
  expect((await boxOf(title)).y).toBeGreaterThan(before.y + 4)
  await page.keyboard.press('Escape')
  await expect(title).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Tab')
  await expect(canvas.locator(':focus')).toHaveCount(0)
})

test('one finger moves a layer, two fingers zoom the page and not the window', async ({ device }) => {
  const page = await openEditor(device, { viewport: { width: 834, height: 1112 }, hasTouch: true })
  const title = layerOf(page, '속을 보고 고르세요')
  const before = await boxOf(title)
  const touch = await touchOf(page)
  const finger = middleOf(before)
  await touch('touchStart', { at: finger })
  await touch('touchMove', { at: shifted(finger, 4, 40) })
  await touch('touchMove', { at: shifted(finger, 0, 90) })
  await touch('touchEnd')
  await expect(title).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await boxOf(title)).y).toBeGreaterThan(before.y + 80)

  const [x, y] = middleOf(await boxOf(canvasOf(page)))
  const moved = await boxOf(title)
  const fingers = (half: number) => [{ at: [x - half, y] }, { at: [x + half, y] }] as const
  await touch('touchStart', ...fingers(50))
  for (const half of [60, 75, 90, 100]) await touch('touchMove', ...fingers(half))
  await touch('touchEnd')
  await expect.poll(async () => (await boxOf(title)).width / moved.width).toBeCloseTo(2, 1)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

/** A menu of the market in a new brand without an account, in the editor. */
async function openEditor(device: OpenDevice, options: BrowserContextOptions): Promise<Page> {
  const page = await openBrand(device, options)
  await page.goto('/brand/market')
  await page.getByLabel('템플릿 찾기').fill('ㅋㅍㅁㄴ')
  await page.getByRole('button', { name: '속이 보이는 커피 메뉴 바로 쓰기' }).click()
  await page.locator('svg[role=img]').first().waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/editor?idTemplate=${id}`)
  await page.locator('[data-canvas] [data-layer]').first().waitFor({ state: 'attached' })
  return page
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 4 })
  await page.mouse.up()
}
