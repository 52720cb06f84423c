import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** A Chromium without windows: all that a test needs, for a fifth less. */
const withoutWindows = '/usr/bin/chromium-headless-shell'
const usualPaths = [
  withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where a Chromium is: the one asked for, the usual paths, Playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPaths, ownChromium()].find(
    (path): path is string => path !== undefined && existsSync(path),
  )
}

/**
 * Finds a Chromium or installs one: Playwright's download, else the distribution's package. A machine that is there for
 * tests alone (`CI`) gets the one that costs least, though it has another.
 */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found && (found === withoutWindows || process.env.CHROMIUM_PATH || !process.env.CI)) return found
  console.log('Installing a Chromium for the browser tests.')
  const isEnough = () => (found ? existsSync(withoutWindows) : findChromium() !== undefined)
  for (const [command, args] of found ? fromDebian : fromAnywhere) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, shell: process.platform === 'win32' })
    if (isEnough()) break
  }
  const installed = findChromium()
  if (!installed) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.')
  return installed
}

type Command = readonly [string, readonly string[]]

const fromDebian: readonly Command[] = [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk']],
]

const fromAnywhere: readonly Command[] = [
  ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ...fromDebian,
  ['apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk']],
  ['dnf', ['install', '-y', 'chromium']],
  ['apk', ['add', 'chromium']],
]

function ownChromium(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Flags that keep a Chromium quiet and able to run as root and without a GPU. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
