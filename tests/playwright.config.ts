import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { prepareProcesses } from './support/prepare-processes.ts'
import { reducedMotion } from './support/size.ts'
import { chromiumFlags, findOrInstallChromium } from './tools/chromium.ts'

// What Playwright compiles is kept on a disk: temporary files are in memory, and gone after the run.
process.env.PWTEST_CACHE_DIR ??= join(import.meta.dirname, '../.cache/playwright')
prepareProcesses()

/**
 * Journeys in a real browser against the real server. Half of a journey is waiting, for a key or the network: three
 * at a time, each with a server of its own, fill two cores.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tools/spent/journey-reporter.ts']],
  // Node reads these as they are; what Playwright compiles itself takes a minute of a first run.
  build: { external: ['**/src/**', '**/sync-server/**', '**/tests/{support,tools,topology}/**'] },
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion },
    // Pictures and copies of each page cost more than the journeys themselves: TRACE=on asks for them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumFlags },
  },
})
