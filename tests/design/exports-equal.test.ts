import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Slice, sliceFor } from '#engine/fonts/slices.ts'
import type { PdfPicture } from '#kits/design/pdf/pdf-pictures.ts'
import { facesOf } from '#scene/back-ends/faces-of.ts'
import { offeredFaces } from '#scene/back-ends/offered-faces.ts'
import type { Body } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { drawWithPackages, type SceneFonts } from '#server/scenes/open-fonts.ts'
import { smallPicture } from '#server/scenes/small-picture.ts'
import { thumbnailOf, thumbnailSide } from '#server/scenes/thumbnail-of.ts'
import { bodyIn } from '#server/templates/in-language.ts'
import { readCatalogue } from '#server/templates/read-catalogue.ts'
import { type TestBrand, testBrands } from '../support/dresses.ts'
import { farShare, type Pixels, pixelsOf } from './far-pixels.ts'
import { fonts as packages, pageOfPdf, pdfOf } from './make.ts'
import { openInBrowser } from './open-in-browser.ts'
import type { Addresses, WholePages } from './whole-pages.tsx'

type Size = Pick<Pixels, 'width' | 'height'>

interface InPage {
  readonly inBrowser: WholePages
}

/** px of the longer side. */
const side = 960
/** Of a channel: the smoothing of pictures that are made smaller. WebP is lossy. */
const most = { png: 40, pdf: 40, thumbnail: 56 } as const
/**
 * Of all pixels. Readers of PDF paint every pixel that an edge touches, so that edges of boxes lie up to a pixel further out.
 */
const mostFar = { png: 0.008, pdf: 0.016, thumbnail: 0.006 } as const

const content = join(import.meta.dirname, '../../sync-server/content')
const { templates } = await readCatalogue([
  { templates: join(content, 'templates'), bundles: join(content, 'bundles') },
])
const named = templates.map(
  (template) => [`${template.idTemplate} ${template.about.names.ko}`, template] as const,
)

let browser: Browser
let page: Page
let brand: TestBrand
let addresses: Addresses
const loaded = new Set<string>()

beforeAll(async () => {
  ;[brand] = (await testBrands()) as [TestBrand]
  addresses = Object.fromEntries([...brand.pictures].map(([key, bytes]) => [key, addressOf(bytes)]))
  // The height follows from a rounded width, and may be a pixel more than the longer side.
  ;({ browser, page } = await openInBrowser('whole-pages.tsx', side + 1, side + 1))
}, 120_000)

afterAll(() => browser.close())

test('a page without its texts is another picture', { tags: ['all'], timeout: 60_000 }, async () => {
  const poster = templates.find(({ idTemplate }) => idTemplate === 2)
  if (!poster) throw new Error('there is no poster')
  const body = bodyIn(poster, 'ko', [])
  const [one] = body.pages
  if (!one) throw new Error('there is no page')
  const { drawing } = await drawWithPackages((book) => drawPage(one, body, brand.dress, book))
  await loadFonts(drawing)
  const bare = { ...drawing, items: drawing.items.filter(({ kind }) => kind !== 'text') }
  const size = { width: side, height: Math.round((side * drawing.height) / drawing.width) }
  const [whole, without] = [
    await pixelsOf(await shotOf(drawing, size)),
    await pixelsOf(await shotOf(bare, size)),
  ]
  expect(farShare(whole, without, most.pdf)).toBeGreaterThan(mostFar.pdf)
})

describe.each(named)('template %s', { tags: ['all'], timeout: 120_000 }, (_, template) => {
  test('is the same on the screen, as PNG, as PDF and as picture of the server', async () => {
    const body = bodyIn(template, 'ko', [])
    for (const one of body.pages) {
      const { drawing, fonts } = await drawWithPackages((book) => drawPage(one, body, brand.dress, book))
      await loadFonts(drawing)
      const width = Math.round((side * drawing.width) / Math.max(drawing.width, drawing.height))
      const size = { width, height: Math.round((width * drawing.height) / drawing.width) }
      const screen = await pixelsOf(await shotOf(drawing, size))
      const png = await pixelsOf(await pngOf(drawing, fonts, width))
      const pdf = await pixelsOf(await pdfPageOf(drawing, body, size))
      const thumbnail = await thumbnailOf(drawing, await smallAddresses(), fonts)
      const small = await pixelsOf(thumbnail)
      const far = {
        png: farShare(screen, png, most.png),
        pdf: farShare(screen, pdf, most.pdf),
        thumbnail: farShare(await pixelsOf(await shotOf(drawing, small)), small, most.thumbnail),
      }
      expect(far.png).toBeLessThan(mostFar.png)
      expect(far.pdf).toBeLessThan(mostFar.pdf)
      expect(far.thumbnail).toBeLessThan(mostFar.thumbnail)
    }
  })
})

async function loadFonts(drawing: Drawing): Promise<void> {
  for (const { face, letters } of facesOf([drawing]))
    for (const { family, weight } of offeredFaces(face)) {
      const slices = await packages.slices(family.slug, weight)
      const wanted = new Set([...letters].flatMap((letter) => sliceFor(slices, letter) ?? []))
      for (const slice of wanted) await loadSlice(family.family, weight, slice)
    }
}

async function loadSlice(family: string, weight: number, slice: Slice): Promise<void> {
  const key = `${family} ${weight} ${slice.url}`
  if (loaded.has(key)) return
  loaded.add(key)
  const bytes = Buffer.from(await packages.file(slice)).toString('base64')
  const ranges =
    slice.ranges?.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', ') ?? null
  await page.evaluate(
    ([name, of, letters, source]) =>
      (globalThis as never as InPage).inBrowser.loadFont(name, of, letters, source),
    [family, weight, ranges, bytes] as const,
  )
}

async function shotOf(drawing: Drawing, { width, height }: Size): Promise<Buffer> {
  await page.evaluate(
    async ([one, pictures, wide, high]) => {
      ;(globalThis as never as InPage).inBrowser.showElements(one, pictures, wide, high)
      const images = document.querySelectorAll<SVGImageElement & { decode(): Promise<void> }>('image')
      await Promise.all(Array.from(images, (image) => image.decode()))
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    },
    [drawing, addresses, width, height] as const,
  )
  return page.screenshot({ clip: { x: 0, y: 0, width, height } })
}

async function pngOf(drawing: Drawing, fonts: SceneFonts, width: number): Promise<Buffer> {
  const outlines = drawing.items.flatMap((item) => (item.kind === 'text' ? [fonts.outline(item)] : []))
  const png = await page.evaluate(
    ([one, pictures, paths, wide]) =>
      (globalThis as never as InPage).inBrowser.makePng(one, pictures, paths, wide),
    [drawing, addresses, outlines, width] as const,
  )
  return Buffer.from(png, 'base64')
}

async function pdfPageOf(drawing: Drawing, body: Body, size: Size): Promise<Buffer> {
  const stored = await page.evaluate(
    ([one, pictures]) => (globalThis as never as InPage).inBrowser.picturesOfPdf(one, pictures),
    [drawing, addresses] as const,
  )
  const pictures = new Map(
    stored.map(([key, type, bytes, w, h]): [string, PdfPicture] => [
      key,
      type === 'svg'
        ? { type, svg: bytes, width: w, height: h }
        : { type, bytes: new Uint8Array(Buffer.from(bytes, 'base64')) },
    ]),
  )
  return pageOfPdf(await pdfOf(body, [drawing], pictures), size)
}

let small: ReadonlyMap<string, string> | null = null
async function smallAddresses(): Promise<ReadonlyMap<string, string>> {
  const box = { width: thumbnailSide, height: thumbnailSide }
  small ??= new Map(
    await Promise.all(
      [...brand.pictures].map(
        async ([key, bytes]) => [key, await smallPicture(bytes, box, 'brand 1')] as const,
      ),
    ),
  )
  return small
}

function addressOf(bytes: Buffer): string {
  const type = bytes.subarray(0, 1).toString() === '<' ? 'image/svg+xml' : 'image/jpeg'
  return `data:${type};base64,${bytes.toString('base64')}`
}
