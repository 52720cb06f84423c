import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { facesOf } from '#scene/back-ends/faces-of.ts'
import { svgText } from '#scene/back-ends/svg-text.ts'
import type { Body, Page } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { openFontsOf } from '#server/scenes/open-fonts.ts'
import { type TestBrand, testBrands } from '../support/dresses.ts'
import { testBodies } from '../support/test-bodies.ts'
import { testFonts } from '../support/test-fonts.ts'

/**
 * Draws every page of the test bodies in each test brand, one sheet a brand:
 * `node tests/tools/contact-sheets.ts <folder for the sheets> [folder of bodies]`.
 */
const [to, from] = process.argv.slice(2)
if (to === undefined) throw new Error('say where to put the sheets')

const cell = 440
const gap = 16
const columns = 5

mkdirSync(to, { recursive: true })
const pages = testBodies(from).flatMap((body) => body.pages.map((page) => ({ body, page })))
for (const [i, brand] of (await testBrands()).entries()) {
  const cells = []
  for (const { body, page } of pages) cells.push(await cellOf(body, page, brand))
  const rows = Math.ceil(cells.length / columns)
  const placed = cells.map(
    (input, at): OverlayOptions => ({
      input,
      left: gap + (at % columns) * (cell + gap),
      top: gap + Math.floor(at / columns) * (cell + gap),
    }),
  )
  const size = { width: gap + columns * (cell + gap), height: gap + rows * (cell + gap) }
  const file = join(to, `sheet-${i + 1}.png`)
  await sharp({ create: { ...size, channels: 3, background: '#D8D5CF' } })
    .composite(placed)
    .png()
    .toFile(file)
  console.log(`${file}: ${brand.name}, ${cells.length} pages`)
}

async function cellOf(body: Body, page: Page, brand: TestBrand): Promise<Buffer> {
  const drawing = drawPage(page, body, brand.dress, testFonts)
  for (const { layer, kind, slot = '' } of drawing.remarks) {
    console.log(`${brand.name}, ${body.name}, ${layer}: ${kind} ${slot}`)
  }
  const svg = svgText(drawing, await hostOf(drawing, brand), {
    width: drawing.width * Math.min(cell / drawing.width, cell / drawing.height),
  })
  return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer()
}

async function hostOf(drawing: Drawing, { pictures }: TestBrand) {
  const addresses = new Map<string, string>()
  for (const [key, bytes] of pictures) {
    const type = bytes.subarray(0, 4).toString() === '<svg' ? 'svg+xml' : 'jpeg'
    addresses.set(key, `data:image/${type};base64,${bytes.toString('base64')}`)
  }
  const { outline } = await openFontsOf(facesOf([drawing]))
  return { outline, picture: (key: string) => addresses.get(key) ?? null }
}
