import { defineConfig } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from './tools/chromium.ts'

/** Journeys in a real browser against the real server, one after the other: two cores carry one browser. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumFlags },
  },
})
