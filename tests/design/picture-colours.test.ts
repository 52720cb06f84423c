import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { svgText } from '#scene/back-ends/svg-text.ts'
import type { Adjust } from '#scene/body/body.ts'
import { colourMatrixOf, recolour } from '#scene/colour/colour-matrix.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import type { InBrowser } from './in-browser.tsx'
import { pdfOf, pixelsOfPdf } from './make.ts'
import { openInBrowser } from './open-in-browser.ts'

/** Pixels of the picture and px of the page: none is between two. */
const side = 64
/** Of one colour. Only its middle is compared: readers of PDF smooth between pixels. */
const field = 8
/** Of each channel: what rounding and a canvas, whose colours are multiplied by alpha, leave. */
const most = 2

const changes: readonly (readonly [string, Adjust])[] = [
  ['brighter and warmer', { brightness: 0.3, warmth: 0.6 }],
  ['grey with more contrast', { saturation: -1, contrast: 0.5 }],
  ['dark, cold and vivid', { brightness: -0.4, saturation: 0.8, warmth: -0.7, contrast: -0.3 }],
]

let browser: Browser
let page: Page
let source: Buffer
let address: string

beforeAll(async () => {
  source = Buffer.from(
    Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [Math.floor((at % side) / field), Math.floor(at / side / field)]
      return [x * 36, y * 36, 255 - (x + y) * 17, y < 4 ? 255 : 160 + x * 13]
    }).flat(),
  )
  const png = await sharp(source, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
  address = `data:image/png;base64,${png.toString('base64')}`
  ;({ browser, page } = await openInBrowser('in-browser.tsx', side, side))
}, 120_000)

afterAll(() => browser.close())

test.each(changes)('a picture made %s is the same as elements of the page', async (_, adjust) => {
  await page.evaluate(
    ([drawing, url]) => {
      document.body.replaceChildren()
      ;(globalThis as never as { inBrowser: InBrowser }).inBrowser.showElements(drawing, url)
    },
    [drawingOf(adjust), address] as const,
  )
  await page.waitForSelector('image')
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await farthest(await rgbOf(await page.screenshot()), adjust)).toBeLessThanOrEqual(most)
})

test.each(changes)('a picture made %s is the same on a canvas', async (_, adjust) => {
  const drawn = await page.evaluate(
    ([drawing, url]) =>
      (globalThis as never as { inBrowser: InBrowser }).inBrowser.drawOnCanvas(drawing, url),
    [drawingOf(adjust), address] as const,
  )
  const raw = { width: side, height: side, channels: 4 } as const
  const pixels = await sharp(Buffer.from(drawn, 'base64'), { raw }).removeAlpha().raw().toBuffer()
  expect(await farthest(pixels, adjust)).toBeLessThanOrEqual(most)
})

test.each(changes)('a picture made %s is the same in a PDF', async (_, adjust) => {
  const drawing = drawingOf(adjust)
  const made = await page.evaluate(
    ([one, url]) => (globalThis as never as { inBrowser: InBrowser }).inBrowser.pictureOfPdf(one, url),
    [drawing, address] as const,
  )
  const pictures = new Map(
    made.map(
      ([key, bytes]) => [key, { type: 'png', bytes: new Uint8Array(Buffer.from(bytes, 'base64')) }] as const,
    ),
  )
  const pdf = await pdfOf({ unit: 'px', width: side, height: side }, [drawing], pictures)
  expect(await farthest(await pixelsOfPdf(pdf, side), adjust)).toBeLessThanOrEqual(most)
})

test.each(changes)('a picture made %s is the same by the renderer of the server', async (_, adjust) => {
  const svg = svgText(drawingOf(adjust), { outline: () => '', picture: () => address })
  expect(await farthest(await rgbOf(Buffer.from(svg)), adjust)).toBeLessThanOrEqual(most)
})

function drawingOf(adjust: Adjust): Drawing {
  const colours = colourMatrixOf(adjust)
  const matrix = [1, 0, 0, 1, 0, 0] as const
  const box = { x: 0, y: 0, w: side, h: side }
  const item = {
    kind: 'picture',
    layer: 'a',
    matrix,
    opacity: 1,
    picture: 'photo',
    clip: null,
    ...box,
  } as const
  return {
    ...{ width: side, height: side, bleed: 0, cut: 'rect', remarks: [] },
    items: [{ ...item, ...(colours && { colours }) }],
  }
}

async function rgbOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).flatten({ background: '#FFFFFF' }).removeAlpha().raw().toBuffer()
}

/** How far a channel is at most from the changed source on white. */
async function farthest(pixels: Buffer, adjust: Adjust): Promise<number> {
  const changed = Uint8ClampedArray.from(source)
  const colours = colourMatrixOf(adjust)
  if (colours) recolour(changed, colours)
  const raw = { width: side, height: side, channels: 4 } as const
  const expected = await sharp(Buffer.from(changed), { raw })
    .flatten({ background: '#FFFFFF' })
    .removeAlpha()
    .raw()
    .toBuffer()
  if (pixels.length !== expected.length) throw new Error(`${pixels.length} bytes`)
  return expected.reduce((far, value, at) => {
    const pixel = Math.floor(at / 3)
    const isMiddle = [pixel % side, Math.floor(pixel / side)].every((place) => [3, 4].includes(place % field))
    return isMiddle ? Math.max(far, Math.abs(value - (pixels[at] ?? 0))) : far
  }, 0)
}
