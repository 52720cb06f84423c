import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makePdf } from '#kits/design/pdf/make-pdf.ts'
import type { PdfPicture } from '#kits/design/pdf/pdf-pictures.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { sampleDrawing, textItem } from '#scene/back-ends/sample-drawing.fixture.ts'
import type { Drawing, Item } from '#scene/list/drawing.ts'
import { difference, fonts, infoOf, pdfOf, pixelsOfPdf, pixelsOfSvg, textOf } from './make.ts'

const card = { unit: 'mm', width: 90, height: 50, bleed: 2 } as const
const width = 1020
const only = (...items: Item[]): Drawing => ({ ...sampleDrawing, items })
let jpeg: Buffer
let pictures: ReadonlyMap<string, PdfPicture>

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3060C0', noise } })
    .resize(600, 400)
    .jpeg()
    .toBuffer()
  pictures = new Map([['photo', { type: 'jpg', bytes: new Uint8Array(jpeg) }]])
})

test('a reader copies every run whole, with its spaces, digits and signs', async () => {
  const wide = textItem('세 상 에 하나', { y: 30, size: 16, spacing: 6, advance: 200 })
  const drawing = only(...sampleDrawing.items, wide)
  const lines = textOf(await pdfOf(card, [drawing], pictures)).split('\n')
  expect(
    lines
      .filter((line) => line.trim() !== '')
      .map((line) => line.trim())
      .sort(),
  ).toEqual(['AVATAR Coffee & 1998', '세 상 에 하나', '아메리카노 4,500원', '오늘의 한 끼에 온기를'].sort())
})

test.each([
  ['with text that can be copied', false],
  ['with text as shapes', true],
])('a PDF %s looks as the outlined drawing does', async (_, isOutlined) => {
  const pdf = await pdfOf(card, [sampleDrawing], pictures, { isOutlined })
  const [one, other] = await Promise.all([pixelsOfPdf(pdf, width), pixelsOfSvg(sampleDrawing, jpeg, width)])
  expect(difference(one, other)).toBeLessThan(0.03)
  // Two drawings without text in common differ by more.
  const other2 = await pixelsOfSvg(only(...sampleDrawing.items.slice(0, 4)), jpeg, width)
  expect(difference(one, other2)).toBeGreaterThan(0.04)
})

test('text as shapes cannot be copied', async () => {
  expect(textOf(await pdfOf(card, [sampleDrawing], pictures, { isOutlined: true })).trim()).toBe('')
})

test.each([
  ['trimmed', {}, [255.12, 141.73], [0, 0, 255.12, 141.73], [0, 0, 255.12, 141.73]],
  [
    'with bleed',
    { isWithBleed: true },
    [266.46, 153.07],
    [5.67, 5.67, 260.79, 147.4],
    [0, 0, 266.46, 153.07],
  ],
  [
    'with bleed and marks',
    { isWithBleed: true, hasMarks: true },
    [300.47, 187.09],
    [22.68, 22.68, 277.8, 164.41],
    [17.01, 17.01, 283.46, 170.08],
  ],
])('the boxes of a sheet %s come from its millimetres', async (_, order, media, trim, bleed) => {
  const info = infoOf(await pdfOf(card, [sampleDrawing], pictures, order))
  const box = (name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim().split(/\s+/).map(Number)
  expect(box('MediaBox')).toEqual([0, 0, ...media])
  expect(box('TrimBox')).toEqual(trim)
  expect(box('BleedBox')).toEqual(bleed)
})

test('what is printed reaches the bleed and not the marks, and ends at the trim without bleed', async () => {
  const red: Item = {
    ...(sampleDrawing.items[0] as Item & { kind: 'path' }),
    d: 'M-99 -99L999 -99L999 999L-99 999Z',
    fill: '#FF0000',
  }
  const pdf = await pdfOf(card, [only(red)], pictures, { isWithBleed: true, hasMarks: true })
  const across = 3005
  const row = (await pixelsOfPdf(pdf, across)).subarray(across * 3 * 900, across * 3 * 901)
  const red0 = Array.from({ length: across }, (_, at) => row[at * 3 + 1] === 0)
  expect([red0.indexOf(true) / 10, red0.lastIndexOf(true) / 10].map(Math.round)).toEqual([17, 283])
})

test('a form in px is 96 of them to the inch, and every page is there', async () => {
  const pdf = await pdfOf({ unit: 'px', width: 1080, height: 1080 }, [sampleDrawing, sampleDrawing], pictures)
  expect(infoOf(pdf)).toMatch(/Pages: +2\n/)
  expect(infoOf(pdf)).toMatch(/Page size: +810 x 810/)
})

test('a logo of paths stays vectors at its place', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#00AA00" d="M0 0H40V20H0Z"/></svg>'
  const logo = { type: 'svg', svg, width: 40, height: 20 } as const
  const item: Item = {
    layer: 'l',
    matrix: [1, 0, 0, 1, 0, 0],
    opacity: 1,
    kind: 'picture',
    picture: 'logo',
    x: 170,
    y: 94.5,
    w: 170,
    h: 94.5,
    clip: null,
  }
  const pixels = await pixelsOfPdf(await pdfOf(card, [only(item)], new Map([['logo', logo]])), 340)
  const at = (x: number, y: number) => [...pixels.subarray((y * 340 + x) * 3, (y * 340 + x) * 3 + 3)]
  expect([at(100, 50), at(250, 50), at(100, 150)]).toEqual(Array(3).fill([255, 255, 255]))
  expect([at(180, 105), at(330, 180)]).toEqual(Array(2).fill([0, 170, 0]))
})

test('text in every offered family can be copied', async () => {
  const items = fontFamilies.map(({ slug, faces }, index) =>
    textItem(`온기 Coffee ${slug}`, {
      y: 10 + index * 6,
      size: 5,
      face: { family: slug, weight: faces.at(-1)?.weightValue ?? 400 },
      advance: 100,
    }),
  )
  const text = textOf(await pdfOf(card, [only(...items)], pictures))
  for (const { slug } of fontFamilies) expect(text).toContain(`온기 Coffee ${slug}`)
})

test('without a network Pretendard is the one of the app, and a face that is not here is missing', async () => {
  const offline = async () => {
    throw new TypeError('offline')
  }
  const source = { ...fonts, slices: offline, file: offline }
  const item = textItem('온기 Coffee', { face: { family: 'lora', weight: 600 }, advance: 120 })
  const order = { title: '', language: 'ko', isWithBleed: false, hasMarks: false, isOutlined: false }
  const { pdf, missing } = await makePdf(card, [only(item)], source, new Map(), order)
  expect(textOf(pdf)).toContain('온기 Coffee')
  expect(missing).toEqual(['lora'])
})
