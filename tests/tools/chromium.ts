import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where a Chromium is: the one asked for, the usual places, Playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces, ownChromium()].find(
    (path): path is string => path !== undefined && existsSync(path),
  )
}

/** Finds a Chromium or installs one: Playwright's download, else the distribution's package. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing one for the browser tests.')
  const tries: [string, string[]][] = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk']],
    ['dnf', ['install', '-y', 'chromium']],
    ['apk', ['add', 'chromium']],
  ]
  for (const [command, args] of tries) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, shell: process.platform === 'win32' })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.')
}

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
