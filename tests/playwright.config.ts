import { defineConfig } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from './tools/chromium.ts'

/**
 * Journeys in a real browser against the real server. Half of a journey is waiting, for a key or the network: two
 * at a time, each with a server of its own, fill two cores. Three are hardly quicker, and slow enough to miss their bounds.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tools/spent/journey-reporter.ts']],
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
    // Pictures and copies of each page cost more than the journeys themselves: TRACE=on asks for them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumFlags },
  },
})
