import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './journey.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { type Box, boxOf, canvasOf, openEmptyCard, shifted, touchOf } from './pages/editor.ts'

test('a picture is framed by its edges by pointer, finger and keys, while it stays where it is, as one step', {
  tag: '@all',
}, async ({ device }) => {
  const page = await openEmptyCard(device, { viewport: { width: 1440, height: 900 }, hasTouch: true })
  const layer = await addPicture(page)
  const canvas = canvasOf(page)
  const crop = canvas.getByRole('group', { name: '사진 자르기' })
  const whole = crop.locator('image')
  const before = await boxOf(layer)
  await layer.press('Enter')
  await expect(crop).toBeFocused()
  const picture = await boxOf(whole)
  const side = (name: string) => crop.getByRole('slider', { name })

  await test.step('the right edge by a mouse', async () => {
    await drag(page, edgeOf(before, 1), [-0.25 * before.width, 0])
    await expect(side('오른쪽 변')).toHaveAttribute('aria-valuenow', '25')
  })
  await test.step('the left edge by a finger', async () => {
    const touch = await touchOf(page)
    const from = edgeOf(before, 0)
    await touch('touchStart', { at: from })
    for (const share of [0.1, 0.2, 0.25])
      await touch('touchMove', { at: shifted(from, share * before.width, 0) })
    await touch('touchEnd')
    await expect(side('왼쪽 변')).toHaveAttribute('aria-valuenow', '25')
  })
  await test.step('the upper edge by keys, from one stop of Tab to the next', async () => {
    await page.keyboard.press('Tab')
    await expect(side('위쪽 변')).toBeFocused()
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Shift+ArrowDown')
    await expect(side('위쪽 변')).not.toHaveAttribute('aria-valuenow', '0')
    await expectNoBarrier(page)
  })
  expectSame(await boxOf(whole), picture)
  await page.keyboard.press('Enter')
  await expect(crop).toHaveCount(0)
  await expect(layer).toBeFocused()
  const after = await boxOf(layer)
  expect(after.width / before.width).toBeCloseTo(0.5, 1)
  expect(after.height).toBeLessThan(before.height - 10)

  await test.step('an edge snaps to that of its picture', async () => {
    await layer.press('Enter')
    await drag(page, edgeOf(after, 1), [0.25 * before.width + 3, 0])
    await expect(side('오른쪽 변')).toHaveAttribute('aria-valuenow', '0')
    await page.keyboard.press('Escape')
    expectSame(await boxOf(layer), after)
  })
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => Math.round((await boxOf(layer)).width)).toBe(Math.round(before.width))
})

/** A picture of 2:1 on the page, which has the focus. */
async function addPicture(page: Page): Promise<Locator> {
  const buffer = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#C07040' } })
    .png()
    .toBuffer()
  await page.getByRole('tablist', { name: '패널' }).getByRole('tab', { name: '사진' }).click()
  const input = page.locator('[data-part="panel"] input[type=file]')
  await input.setInputFiles({ name: '빵.png', mimeType: 'image/png', buffer })
  const layer = canvasOf(page).locator('[data-layer-button]')
  await expect(layer).toHaveAttribute('aria-pressed', 'true')
  return layer
}

/** The middle of the left edge (0) or of the right one (1). */
function edgeOf({ x, y, width, height }: Box, share: 0 | 1): [number, number] {
  return [x + share * width, y + height / 2]
}

async function drag(page: Page, from: [number, number], [dx, dy]: [number, number]): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...shifted(from, dx, dy), { steps: 4 })
  await page.mouse.up()
}

function expectSame(box: Box, other: Box): void {
  for (const name of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(box[name] - other[name])).toBeLessThan(1.5)
}
