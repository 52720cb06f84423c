import { rmSync } from 'node:fs'
import { extname } from 'node:path'
import { makeTestBuild } from '#server/builds/test-build.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { startServer } from '#server/main.ts'
import { startAppServer } from '../support/app-server.ts'
import { expect, test } from './journey.ts'

test('an open page of the earlier version loads its next screen from a server that has a newer build', async ({
  browser,
}) => {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  // Without a worker, as on a first visit: nothing is on the device that the page has not shown yet.
  const context = await browser.newContext({
    baseURL: app.url,
    locale: 'ko-KR',
    serviceWorkers: 'block',
  })
  cleanup.defer(() => context.close())
  const page = await context.newPage()
  await page.goto('/account/login')
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await app.stop()

  const newer = await makeTestBuild({ 'newer.js': 'newer' })
  cleanup.defer(() => rmSync(newer, { recursive: true }))
  const environment = readEnvironment({
    PORT: new URL(app.url).port,
    PUBLIC_URL: app.url,
    DATA_DIR: app.dataDir,
    LOG_LEVEL: 'error',
  })
  const server = await startServer(environment, { appDirectory: newer })
  cleanup.defer(() => server.close())
  expect(await (await fetch(app.url)).text()).toContain('newer.js')

  const loaded: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/')) loaded.push(`${response.status()} ${extname(pathname)}`)
  })
  await page.getByRole('link', { name: '가입하기' }).click()
  await expect(page).toHaveURL(/account\/signup/)
  await expect(page.getByRole('button', { name: '이메일로 계속하기' })).toBeVisible()
  expect(loaded).toContain('200 .js')
  expect(loaded.filter((answer) => !answer.startsWith('200'))).toEqual([])
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
