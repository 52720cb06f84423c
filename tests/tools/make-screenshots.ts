import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from './chromium.ts'

/**
 * Makes the pictures of public/screenshots that the manifest shows before installing. Against a running demo:
 * `npm run demo`, then `node tests/tools/make-screenshots.ts http://localhost:4180`.
 */
const url = process.argv[2] ?? 'http://localhost:4180'
const owner = { email: 'hangyeol@ongi.example', password: 'ongi-demo-1' }
const shapes = [
  { name: 'wide', viewport: { width: 1280, height: 800 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
]
const screens = [
  { name: 'brand-home', path: '/brand' },
  { name: 'workbook', path: '/work-book/core/purpose/manifesto' },
]

mkdirSync('public/screenshots', { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) })
try {
  for (const { name, viewport } of shapes) {
    const context = await browser.newContext({ viewport, locale: 'ko-KR', colorScheme: 'light' })
    const page = await context.newPage()
    await logIn(page)
    for (const screen of screens) {
      await page.goto(new URL(screen.path, url).href)
      await page.getByRole('button', { name: '모두 동기화됨' }).first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      // The demo sells in a sandbox, which a server in public does not have.
      const style = '[data-sandbox] { visibility: hidden }'
      await page.screenshot({ path: `public/screenshots/${screen.name}-${name}.png`, style })
    }
    await context.close()
  }
} finally {
  await browser.close()
}

async function logIn(page: Page): Promise<void> {
  await page.goto(new URL('/account/login', url).href)
  await page.getByLabel('이메일', { exact: true }).fill(owner.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(owner.password)
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(/\/(brand|profile)/)
  if (page.url().includes('/profile')) {
    await page.getByRole('button', { name: /온기/ }).first().click()
    await page.waitForURL(/\/brand/)
  }
}
