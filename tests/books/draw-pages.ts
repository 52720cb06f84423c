import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'

/** The address is answered by the test: nothing is asked of the network. */
const origin = 'http://books.test'
const viewer = join(process.cwd(), 'node_modules/pdfjs-dist/legacy/build')
const start =
  '<!doctype html><script type="module">window.viewer = await import("/pdf.min.mjs"); document.title = "ready"</script>'
let browser: Promise<Browser> | null = null

/** A grey picture of a page. */
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/**
 * Every page so many pixels high, by the viewer of the app's own preview: its version is in the lock file, and it fills
 * the outlines of letters itself, so that pictures of two machines differ by the smoothing of edges alone.
 */
export async function drawPages(pdf: Uint8Array, height: number): Promise<Drawn[]> {
  browser ??= chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  const page = await (await browser).newPage()
  try {
    await page.route(`${origin}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1)
      if (path === '') return route.fulfill({ contentType: 'text/html', body: start })
      if (path === 'book.pdf') return route.fulfill({ body: Buffer.from(pdf) })
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(viewer, path)) })
    })
    await page.goto(origin)
    await page.waitForFunction(() => document.title === 'ready')
    const drawn = await page.evaluate(drawInBrowser, height)
    return drawn.map(({ grey, ...size }) => ({
      ...size,
      pixels: new Uint8Array(Buffer.from(grey, 'base64')),
    }))
  } finally {
    await page.close()
  }
}

/** Ends the browser, if one was started. */
export async function endDrawing(): Promise<void> {
  await (await browser)?.close()
  browser = null
}

type Viewer = typeof import('pdfjs-dist')

/** Runs in the browser. */
async function drawInBrowser(height: number) {
  // Drawn larger, then averaged: a thin line counts as much as it covers.
  const finer = 2
  const { GlobalWorkerOptions, getDocument } = (globalThis as unknown as { viewer: Viewer }).viewer
  GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs'
  const opening = getDocument({ url: '/book.pdf', disableFontFace: true, useWasm: false })
  const book = await opening.promise
  const drawn: { width: number; height: number; grey: string }[] = []
  const canvas = document.createElement('canvas')
  for (let number = 1; number <= book.numPages; number++) {
    const page = await book.getPage(number)
    const viewport = page.getViewport({ scale: height / page.getViewport({ scale: 1 }).height })
    const width = Math.round(viewport.width)
    canvas.width = width * finer
    canvas.height = height * finer
    await page.render({ canvas, viewport: page.getViewport({ scale: viewport.scale * finer }) }).promise
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let grey = ''
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        let sum = 0
        for (let y = row * finer; y < (row + 1) * finer; y++) {
          for (let x = column * finer; x < (column + 1) * finer; x++) {
            const at = (y * canvas.width + x) * 4
            sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
          }
        }
        grey += String.fromCharCode(Math.round(sum / finer ** 2))
      }
    }
    drawn.push({ width, height, grey: btoa(grey) })
    page.cleanup()
  }
  await opening.destroy()
  return drawn
}
