import type { Page } from '@playwright/test'
import { fillEverything } from '../support/fill-everything.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { logIn, switchLanguage } from './pages/account.ts'

test('the chosen theme is set before the app runs, in every page', { tag: '@all' }, async ({ device }) => {
  const { page: first, context } = await device({ colorScheme: 'light' })
  await first.goto('/quest/0')
  await first.getByRole('button', { name: '밝게 또는 어둡게' }).click()
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark')
  const page = await context.newPage()
  const root = page.locator('html')
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const address of ['/quest/0', '/', '/brand', '/policy/TERM']) {
    await page.goto(address)
    await expect(root).toHaveAttribute('data-theme', 'dark')
  }
})

test('the chapter that is read is the current one; rows of the workbook hide and break nothing', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  for (const document of ['guide', 'strategy'] as const) {
    const writer = await openScriptDevice(brand, { document })
    fillEverything(document, writer.doc)
    await writer.settled()
    writer.close()
  }
  const { page } = await device({ viewport: { width: 1440, height: 700 } })
  await logIn(page, person)

  await page.goto('/brand/guide/visual')
  const tabs = page.getByRole('navigation', { name: '이 페이지의 장' })
  const current = tabs.locator('[aria-current]')
  await expect(current).toHaveText(['로고'])
  await tabs.getByRole('link', { name: '컬러' }).click()
  await expect(page).toHaveURL(/#/)
  await expect(current).toHaveText(['컬러'])
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(current).toHaveText(['사진'])
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveText(['로고'])

  // Opened by an address with a chapter, which is shown after the router has scrolled.
  await page.goto('about:blank')
  await page.goto('/brand/guide/visual#brand-visual-typography')
  await expect(current).toHaveText(['타이포그래피'])

  await page.goto('/work-book/strategy/personality/keyword')
  const chosen = page.locator('section', { has: page.getByRole('heading', { name: /고른 단어/ }) })
  await expect(chosen).toBeVisible()
  const scrolled = page.getByRole('main')
  await scrolled.evaluate((main) => main.scrollTo(0, 400))
  const top = async (of: typeof scrolled) => (await of.boundingBox())?.y
  expect(await top(chosen)).toBe(await top(scrolled))

  await switchLanguage(page, app, person, 'ja')
  await page.goto('/work-book/core/story/what')
  const rows = page.getByRole('navigation', { name: /ワークブック/ })
  await expect(rows.getByText('完了').first()).toBeVisible()
  await rows.evaluate((menu) => {
    menu.style.width = '150px'
  })
  expect(await linesOf(page, '完了')).toEqual([1])
})

/** In how many lines the shown occurrences of a text are set. */
function linesOf(page: Page, text: string): Promise<number[]> {
  return page.evaluate((wanted) => {
    const counts = new Set<number>()
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.textContent !== wanted) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Text that is only for screen readers has a box of one pixel.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 4)
      if (boxes.length > 0) counts.add(new Set(boxes.map(({ top }) => Math.round(top))).size)
    }
    return [...counts]
  }, text)
}
