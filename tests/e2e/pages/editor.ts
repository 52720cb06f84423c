import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Device } from '../journey.ts'

type OpenDevice = (options?: BrowserContextOptions) => Promise<Device>
export type Box = Awaited<ReturnType<typeof boxOf>>
type Point = readonly [number, number]

/** A page of a new brand without an account, which has a logo and colours. */
export async function openBrand(device: OpenDevice, options: BrowserContextOptions): Promise<Page> {
  const { page } = await device(options)
  await page.goto('/quest/0')
  await page.getByLabel('브랜드 이름').fill('모락빵집')
  await page.getByRole('button', { name: '시작하기' }).click()
  await page.getByRole('button', { name: '이 로고로 시작하기' }).click()
  await expect(page.getByText('이 로고로 시작했어요.')).toBeVisible()
  return page
}

/** The editor of a business card of one empty page, 90 × 50 mm, in a window of its own. */
export async function openEmptyCard(device: OpenDevice, options: BrowserContextOptions): Promise<Page> {
  const page = await openBrand(device, options)
  await page.goto('/brand/design')
  await page.getByRole('button', { name: '새 디자인' }).click()
  const dialog = page.getByRole('dialog', { name: '새 디자인' })
  await dialog.getByRole('tab', { name: '인쇄물' }).click()
  await dialog.getByRole('button', { name: /^명함\s*90 × 50/ }).click()
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: '만들기' }).click()
  const editor = await opened
  await expect(canvasOf(editor)).toHaveAccessibleName('1쪽, 레이어 0개')
  return editor
}

export function canvasOf(page: Page): Locator {
  return page.locator('[data-canvas]')
}

/** What a screen reader finds in place of a layer. */
export function layerOf(page: Page, name: string | RegExp): Locator {
  return canvasOf(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
}

/** What screen readers are told of a change. */
export function toldIn(page: Page, words: string | RegExp): Locator {
  return canvasOf(page).getByRole('status').filter({ hasText: words })
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

export function middleOf({ x, y, width, height }: Box): [number, number] {
  return [x + width / 2, y + height / 2]
}

export function shifted([x, y]: Point, dx: number, dy: number): [number, number] {
  return [x + dx, y + dy]
}

/** A finger as the browser gets it of a screen; a palm is a large one. */
export interface Finger {
  readonly at: Point
  /** px */
  readonly radius?: number
}

/** Fingers of one gesture after another; none for an end. */
export async function touchOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly Finger[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ at: [x, y], radius = 4 }, id) => ({
        x,
        y,
        id,
        radiusX: radius,
        radiusY: radius,
      })),
    })
}

/** What a tablet tells of a pen, with how hard it is pressed. */
export async function penOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: Point) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      force: 0.7,
      pointerType: 'pen',
    })
  return async (...way: readonly Point[]) => {
    const [first, last] = [way[0], way.at(-1)]
    if (!first || !last) return
    await send('mousePressed', first)
    for (const point of way.slice(1)) await send('mouseMoved', point)
    await send('mouseReleased', last)
  }
}

/** Syllables as an input method builds them, into what has the focus. */
export async function typeHangul(page: Page, words: readonly (readonly string[])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (const steps of words) {
    for (const text of steps) {
      const caret = { selectionStart: text.length, selectionEnd: text.length }
      await devtools.send('Input.imeSetComposition', { text, ...caret })
    }
    await devtools.send('Input.insertText', { text: steps.at(-1) ?? '' })
  }
  await devtools.detach()
}

/** The colour of a picture near its upper left corner, as styles have it: `rgb(1, 2, 3)`. */
export async function cornerOf(path: string): Promise<string> {
  const { data } = await sharp(path)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `rgb(${[...data].join(', ')})`
}
