import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './journey.ts'
import { findBarriers } from './pages/barriers.ts'
import { canvasOf, openEmptyCard } from './pages/editor.ts'

/** By the names of what opens them. */
const opened = [
  ['한눈에', 'dialog[open]'],
  ['다른 크기로 바꾸기', 'dialog[open]'],
  ['인쇄 준비하기', 'dialog[open]'],
  ['찾아 바꾸기', '[role=search]'],
] as const

test('axe finds nothing in the panels and dialogs of the editor, light and dark, and each gives the focus back', {
  tag: '@all',
}, async ({ device }) => {
  const page = await openEmptyCard(device, { viewport: { width: 1440, height: 900 } })
  await addPicture(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found: string[] = []
    const look = async (name: string, within: string) => {
      for (const barrier of await findBarriers(page, { within }))
        found.push(`${colorScheme}, ${name}: ${barrier}`)
    }
    for (const tab of await page.getByRole('tablist', { name: '패널' }).getByRole('tab').all()) {
      if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
      await expect(page.locator('[data-part="panel"] h2').first()).toBeVisible()
      await look((await tab.textContent()) ?? '', '[data-part="panel"]')
    }
    await look('the properties', '[data-part="properties"]')
    const menu = page.getByRole('button', { name: '편집기 메뉴' })
    for (const [name, within] of opened) {
      await menu.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name }).press('Enter')
      const part = page.locator(within)
      await expect(part).toBeVisible()
      await look(name, within)
      await page.keyboard.press('Escape')
      await expect(part).toHaveCount(0)
      await expect(menu).toBeFocused()
    }
    expect(found).toEqual([])
  }
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
