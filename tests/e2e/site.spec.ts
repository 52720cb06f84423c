import { sitePaths } from '#model/site/addresses.ts'
import { isFullSize } from '../support/size.ts'
import { expect, installed, test } from './journey.ts'
import { findBarriers } from './pages/barriers.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

test('public pages are shown without a script, and a page that does not exist says so', async ({
  app,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const address of ['/', '/en/price', '/zh-TW/faq', '/ja/event']) {
    expect((await page.goto(address))?.status(), address).toBe(200)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  expect((await page.goto('/en/nothing'))?.status()).toBe(404)
  await expect(page.locator('h1')).toBeVisible()
  await context.close()
})

test('no public page has an accessibility violation, light and dark, on a screen and on a phone', {
  tag: '@all',
}, async ({ device }) => {
  const { page } = await device()
  for (const path of sitePaths) {
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      // They have the layout of a page that is looked at both ways.
      if (width === 1440 && /^\/(service\/(?!guide)|policy\/(?!TERM))/.test(path)) continue
      if (width === 1440 && !isFullSize && path !== '/') continue
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      expect(await findBarriers(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  const drawer = page.locator('#site-menu')
  await drawer.getByText('자료', { exact: true }).click()
  await expect(drawer.getByRole('link', { name: '자주 묻는 질문' })).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 844 })
  await expect(drawer).toBeHidden()
})

test('menus of the header open without a script, by keyboard and by hover, and lead to their pages', {
  tag: '@all',
}, async ({ app, browser }) => {
  const plain = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.setViewportSize({ width: 1440, height: 844 })
  await bare.goto('/en')
  await bare.getByRole('navigation', { name: 'Main menu' }).getByText('Features', { exact: true }).click()
  await bare.getByRole('banner').getByRole('link', { name: 'Brand strategy' }).click()
  await expect(bare).toHaveURL(/\/en\/service\/strategy$/)
  await plain.close()

  const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'block', colorScheme: 'dark' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.goto('/faq')
  const header = page.getByRole('navigation', { name: '주 메뉴' })
  const resources = header.locator('summary', { hasText: '자료' })
  await resources.focus()
  await page.keyboard.press('Enter')
  // The keys of menus come with the script, after the first paint.
  await expect(async () => {
    await resources.focus()
    await page.keyboard.press('ArrowDown')
    await expect(header.getByRole('link', { name: '블로그' })).toBeFocused({ timeout: 500 })
  }).toPass()
  expect(await findBarriers(page, { within: 'header' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(resources).toBeFocused()
  await expect(header.getByRole('link', { name: '블로그' })).toBeHidden()
  await header.locator('summary', { hasText: '기능' }).hover()
  await header.getByRole('link', { name: '브랜드 가이드' }).click()
  await expect(page).toHaveURL(/\/service\/guide$/)

  // The theme that was chosen shows its pictures, whatever the system asks for.
  const shown = () =>
    page
      .locator('picture img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc)
  await expect.poll(shown).toMatch(/-dark\.webp$/)
  await page.getByRole('button', { name: '밝게 또는 어둡게' }).click()
  await expect.poll(shown).toMatch(/-light\.webp$/)
  await page.reload()
  await expect.poll(shown).toMatch(/-light\.webp$/)
  await context.close()
})

test('a device that has the app reads a page again without a network, and its language and theme follow', async ({
  device,
}) => {
  const { context, page } = await device(installed)
  await page.goto('/')
  await waitUntilOfflineReady(page)
  await page.reload()
  await page.getByRole('link', { name: '요금 자세히 보기' }).click()
  await expect(page).toHaveURL(/\/price$/)
  await expect(page.getByRole('columnheader', { name: 'Plus' })).toBeVisible()
  await page.getByLabel('언어 고르기').first().click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/price$/)
  await page.getByRole('button', { name: 'Light or dark' }).click()
  const theme = await page.locator('html').getAttribute('data-theme')
  expect(theme).toMatch(/^(light|dark)$/)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Plus' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '')
  await page.goto('/')
  await page.getByLabel('브랜드 이름').fill('모아')
  await expect(page.getByRole('region', { name: '가이드 미리보기' })).toContainText('모아')
  await page.getByLabel('브랜드 이름').fill('')
  await page.goto('/quest/0')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('posts are read without a script, in their own languages, and help is one of their categories', {
  tag: '@all',
}, async ({ app, browser }) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const origin = new URL(app.url).origin
  await page.goto('/en/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(/\/en\/blog\?idCategory=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  await page.getByRole('link', { name: 'Working without the internet' }).click()
  await expect(page).toHaveURL(/\/en\/blog\/2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Working without the internet')
  await expect(page.locator('link[rel=alternate][hreflang=ko]')).toHaveAttribute('href', `${origin}/blog/2`)
  await expect(page.locator('link[rel=alternate][hreflang=ja]')).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((each) => (JSON.parse(each) as { '@type': string })['@type'])).toEqual([
    'Article',
    'BreadcrumbList',
  ])

  await page.goto('/ja/blog/2')
  await expect(
    page.getByText('この記事はこの言語ではまだ書かれていないため、Englishで表示しています。'),
  ).toBeVisible()
  await expect(page.locator('article')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/en/blog/2`)

  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  expect(feed).toBe('/ja/blog/rss.xml')
  const answered = await context.request.get(feed ?? '')
  expect(await answered.text()).toContain(`<link>${origin}/ja/blog/2</link>`)
  expect((await page.goto('/ja/blog/999'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('ページがありません')
  await context.close()
})

test('no page of the blog has an accessibility violation, light and dark, and none is wider than its screen', async ({
  device,
}) => {
  const { page } = await device()
  for (const path of isFullSize ? ['/blog?idCategory=2', '/blog/7', '/ja/blog/12'] : ['/blog/7']) {
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      expect(await findBarriers(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})
