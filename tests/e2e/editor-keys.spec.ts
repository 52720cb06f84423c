import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { textOfPdf } from '../support/pdf-text.ts'
import { findOrInstallPdfTools } from '../tools/pdf-tools.ts'
import { expect, test } from './journey.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { boxOf, canvasOf, cornerOf, layerOf, openEmptyCard, toldIn, typeHangul } from './pages/editor.ts'

const shop = [
  ['ㅅ', '소'],
  ['ㄱ', '그', '금'],
  ['ㅃ', '빠', '빵'],
] as const

test('a card is designed from an empty page by keys alone, and is a picture and a PDF', async ({
  device,
}) => {
  findOrInstallPdfTools()
  const page = await openEmptyCard(device, { viewport: { width: 1440, height: 900 } })
  const keys = page.keyboard
  const canvas = canvasOf(page)
  const properties = page.getByRole('complementary', { name: '고른 것의 속성' })
  const panel = page.getByRole('tabpanel', { name: '내 브랜드' })
  const ground = properties.getByRole('radiogroup', { name: '쪽의 바탕' }).last().getByRole('radio').first()
  const swatch = ground.locator('xpath=following-sibling::i')
  const main = await swatch.evaluate((element) => getComputedStyle(element).backgroundColor)

  await test.step('the first stop skips to the canvas', async () => {
    await keys.press('Tab')
    await expect(page.getByRole('link', { name: '캔버스로 건너뛰기' })).toBeFocused()
    await keys.press('Enter')
    await expect(canvas).toBeFocused()
  })

  await test.step('the ground has the colour of the brand', async () => {
    await keys.press('F6')
    await tabTo(page, ground, 6)
    await keys.press('Space')
    await expect(ground).toBeChecked()
    await keys.press('Escape')
    await expect(canvas).toBeFocused()
  })

  const logo = canvas.locator('[data-layer-button]').first()
  await test.step('the logo comes from the panel, is moved and gets its size', async () => {
    await keys.press('Shift+F6')
    await tabTo(page, panel.getByRole('group', { name: '로고' }).getByRole('button').first(), 5)
    await keys.press('Enter')
    await expect(logo).toBeFocused()
    await expect(logo).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas).toHaveAccessibleName('1쪽, 레이어 1개')
    const before = await boxOf(logo)
    for (let step = 0; step < 4; step++) await keys.press('Shift+ArrowUp')
    await expect(toldIn(page, /로고, 가로 .+ mm, 세로 .+ mm/)).toBeAttached()
    expect((await boxOf(logo)).y).toBeLessThan(before.y - 10)
    await keys.press('F6')
    await tabTo(page, properties.getByRole('textbox', { name: '너비' }), 20)
    await keys.press('ControlOrMeta+a')
    await keys.type('24')
    await keys.press('Enter')
    await expect(toldIn(page, /로고, 너비 24 mm/)).toBeAttached()
    await keys.press('Escape')
    await expect(logo).toBeFocused()
  })

  await test.step('words are typed in Hangul, on the text that a letter has put on the page', async () => {
    await keys.press('t')
    await expect(canvas.locator('textarea')).toBeFocused()
    await typeHangul(page, shop)
    await expect(canvas.locator('[data-writing]')).toBeAttached()
    await keys.press('Escape')
    await expect(layerOf(page, '소금빵')).toHaveAttribute('aria-pressed', 'true')
    await keys.press('Shift+ArrowDown')
    await expect(toldIn(page, /소금빵, 가로 .+ mm, 세로 .+ mm/)).toBeAttached()
  })

  await test.step('it is aligned with the page, by the arrows of one stop', async () => {
    await keys.press('F6')
    await tabTo(page, properties.getByRole('button', { name: '왼쪽으로 맞추기' }), 40)
    await keys.press('Enter')
    await expect(toldIn(page, /소금빵, 가로 0 mm/)).toBeAttached()
    await keys.press('ArrowRight')
    await expect(properties.getByRole('button', { name: '가로 가운데로 맞추기' })).toBeFocused()
    await keys.press('Enter')
    await expect(toldIn(page, /소금빵, 가로 [1-9]/)).toBeAttached()
  })

  await test.step('a screen reader finds page, layers and selection, and axe nothing', async () => {
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner
      - region "패널"
      - main
      - complementary "고른 것의 속성"
    `)
    await expect(canvas).toMatchAriaSnapshot(`
      - group "1쪽, 레이어 2개":
        - textbox "소금빵, 글 쓰기": 소금빵
        - button "로고"
        - button "소금빵" [pressed]
        - text: /1쪽/
        - status: /소금빵, 가로 .+ mm, 세로 .+ mm/
        - text: Tab으로 레이어를 고르고, 화살표로 옮기고, Esc로 나가요.
    `)
    await expectNoBarrier(page)
  })

  await test.step('it is downloaded as a picture and as a PDF', async () => {
    const picture = await download(page, 'PNG')
    expect(await cornerOf(picture)).toBe(main)
    const { width = 0, height = 0 } = await sharp(picture).metadata()
    expect(width / height).toBeCloseTo(90 / 50, 1)
    expect(textOfPdf(await download(page, 'PDF'))).toContain('소금빵')
  })

  await test.step('what is deleted leaves the keys to the canvas, and undo brings it back', async () => {
    await enterPart(page, 'canvas')
    await keys.press('Delete')
    await expect(canvas).toHaveAccessibleName('1쪽, 레이어 1개')
    await expect(canvas).toBeFocused()
    await keys.press('ControlOrMeta+z')
    await expect(canvas).toHaveAccessibleName('1쪽, 레이어 2개')
  })
})

/** From anywhere, by the part at the top. */
async function download(page: Page, format: 'PNG' | 'PDF'): Promise<string> {
  const keys = page.keyboard
  const choice = page.getByRole('button', { name: /, 형식과 받을 곳 고르기$/ })
  await enterPart(page, 'top')
  await tabTo(page, choice, 24)
  await keys.press('Enter')
  const dialog = page.getByRole('dialog', { name: '내려받기' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('radio', { checked: true }).first(), 4)
  await keys.press(format === 'PNG' ? 'ArrowRight' : 'ArrowLeft')
  await expect(dialog.getByRole('radio', { name: format })).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: '이 기기에 내려받기' }), 8)
  const file = page.waitForEvent('download')
  await keys.press('Enter')
  const path = await (await file).path()
  await expect(dialog).toBeHidden()
  await expect(choice).toBeFocused()
  return path
}

/** By F6: there are six parts. */
async function enterPart(page: Page, part: string): Promise<void> {
  const focused = page.locator(`[data-part="${part}"] :focus`)
  for (let presses = 0; presses < 6 && (await focused.count()) === 0; presses++)
    await page.keyboard.press('F6')
  await expect(focused).toBeAttached()
}

/** Forward by Tab, within so many presses. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `reached by ${most} presses of Tab`).toBeFocused()
}
