import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'rolldown'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'

/** A page of a browser in which a module of this folder runs, one px of CSS to a pixel. `width` and `height` in px. */
export async function openInBrowser(
  module: string,
  width: number,
  height: number,
): Promise<{ browser: Browser; page: Page }> {
  const { output } = await build({
    input: fileURLToPath(new URL(module, import.meta.url)),
    write: false,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
  await page.setContent('<!doctype html><body style="margin: 0">')
  const [script] = output
  await page.addScriptTag({ content: script.code, type: 'module' })
  await page.waitForFunction('globalThis.inBrowser')
  return { browser, page }
}
