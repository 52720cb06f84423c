import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

type Device = (options?: BrowserContextOptions) => Promise<{ readonly page: Page }>

test('a layer is selected, moved with snapping, scaled, turned, and each is one step of undo', async ({
  device,
}) => {
  const page = await openEditor(device, { viewport: { width: 1440, height: 900 } })
  const canvas = page.locator('[data-canvas]')
  await expect(canvas).toHaveAccessibleName(/^1쪽, 레이어 \d+개$/)
  const title = layer(page, '속을 보고 고르세요')
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

test('the canvas is one stop of the Tab key, layers are walked and moved by keys, and Escape leaves', async ({
  device,
}) => {
  const page = await openEditor(device, { viewport: { width: 1440, height: 900 } })
  const canvas = page.locator('[data-canvas]')
  const title = layer(page, '속을 보고 고르세요')
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
  const title = layer(page, '속을 보고 고르세요')
  const before = await boxOf(title)
  const touch = await touchOf(page)
  const finger = middleOf(before)
  await touch('touchStart', finger)
  await touch('touchMove', shifted(finger, 4, 40))
  await touch('touchMove', shifted(finger, 0, 90))
  await touch('touchEnd')
  await expect(title).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await boxOf(title)).y).toBeGreaterThan(before.y + 80)

  const [x, y] = middleOf(await boxOf(page.locator('[data-canvas]')))
  const moved = await boxOf(title)
  await touch('touchStart', [x - 50, y], [x + 50, y])
  for (const way of [60, 75, 90, 100]) await touch('touchMove', [x - way, y], [x + way, y])
  await touch('touchEnd')
  await expect.poll(async () => (await boxOf(title)).width / moved.width).toBeCloseTo(2, 1)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

/** A menu of the market in a new brand without an account, in the editor. */
async function openEditor(device: Device, options: BrowserContextOptions): Promise<Page> {
  const { page } = await device(options)
  await page.goto('/quest/0')
  await page.getByLabel('브랜드 이름').fill('모락빵집')
  await page.getByRole('button', { name: '시작하기' }).click()
  await page.getByRole('button', { name: '이 로고로 시작하기' }).click()
  await expect(page.getByText('이 로고로 시작했어요.')).toBeVisible()
  await page.goto('/brand/market')
  await page.getByLabel('템플릿 찾기').fill('ㅋㅍㅁㄴ')
  await page.getByRole('button', { name: '속이 보이는 커피 메뉴 바로 쓰기' }).click()
  await page.locator('svg[role=img]').first().waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/editor?idTemplate=${id}`)
  await page.locator('[data-canvas] [data-layer]').first().waitFor({ state: 'attached' })
  return page
}

function layer(page: Page, name: string): Locator {
  return page.locator(`[data-layer-button][aria-label="${name}"]`)
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

function middleOf({ x, y, width, height }: Box): [number, number] {
  return [x + width / 2, y + height / 2]
}

function shifted([x, y]: readonly [number, number], dx: number, dy: number): [number, number] {
  return [x + dx, y + dy]
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 4 })
  await page.mouse.up()
}

/** Fingers as the browser gets them of a screen. */
async function touchOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: (readonly [number, number])[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
}
