import type { Page } from '@playwright/test'
import { startAppServer } from '../support/app-server.ts'
import { expect, test } from './journey.ts'
import { expectNoBarrier } from './pages/barriers.ts'

const pages = ['/dev', '/dev/style-guide', '/dev/ui-guide', '/dev/icon-api', '/dev/lottie']

test('developer pages show the tokens, controls, icons and motion of the product, for no search engine', {
  tag: '@all',
}, async ({ device }) => {
  const app = await startAppServer({ DEV_MODE: 'on' })
  try {
    const { page, context } = await device({ baseURL: app.url })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const path of pages) {
      const answer = await page.goto(path)
      expect([path, answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([path, 200, 'noindex'])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect([path, width, await widerBy(page)]).toEqual([path, width, 0])
      }
      await expectNoBarrier(page)
    }

    await page.goto('/dev/style-guide')
    await expect(page.getByRole('button', { name: '--ink-soft' })).toBeVisible()
    await page.goto('/dev/icon-api')
    await page.getByLabel('이름으로 찾기').fill('triangle alert')
    await expect(page.getByRole('status').filter({ hasText: '1개' })).toBeVisible()
    await page.getByRole('button', { name: /^triangle-alert/ }).press('Enter')
    await expect(page.getByText('복사했어요').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import TriangleAlert from 'lucide-react/icons/triangle-alert'",
    )
    const worker = await (await page.request.get('/sw.js')).text()
    expect(worker).not.toContain('assets/developer-')
  } finally {
    await app.remove()
  }
})

function widerBy(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
