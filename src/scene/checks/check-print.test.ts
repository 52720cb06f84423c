import { expect, test } from 'vitest'
import type { Body, Layer, Page, TextLayer } from '../body/body.ts'
import { millimetresPerPixel } from '../body/body.ts'
import { drawPage } from '../draw-page.ts'
import type { Dress } from '../dress/dress.ts'
import { pictureOf, plainDress, rectLayer, textLayer } from '../page.fixture.ts'
import { plainFonts } from '../text/plain-fonts.fixture.ts'
import { checkPrint, type PrintFacts } from './check-print.ts'

const mm = (length: number) => length / millimetresPerPixel
const card = { form: 'business-card', unit: 'mm', width: 90, height: 50, bleed: 2 } as const

interface Given {
  readonly body?: Partial<Body>
  readonly page?: Partial<Page>
  readonly dress?: Partial<Dress>
  readonly facts?: Partial<PrintFacts>
}

function check(layers: readonly Layer[], { body = {}, page = {}, dress = {}, facts = {} }: Given = {}) {
  const pages = [{ id: 'p', background: '#FFFFFF', layers, ...page } as const]
  const design: Body = { v: 1, name: '명함', tags: [], ...card, ...body, pages }
  const worn = { ...plainDress, ...dress }
  const drawings = pages.map((one) => drawPage(one, design, worn, plainFonts, { isForExport: true }))
  return checkPrint(design, drawings, {
    bleedOfForm: null,
    dress: worn,
    isVector: () => false,
    missing: [],
    ...facts,
  })
}

const told = (found: ReturnType<typeof check>) =>
  found.map(({ fault, level, layer }) => `${fault} ${level} ${layer}`)

/** A text of 10 mm in the middle of the card. */
const words = (more: Partial<TextLayer> = {}) =>
  textLayer('온기', { x: mm(30), y: mm(20), w: mm(30), h: mm(10), size: mm(5), ...more })

const photo = (more: Partial<Layer> = {}): Layer =>
  ({ id: 'i', type: 'image', src: '{photo.1}', x: mm(20), y: mm(15), w: mm(50), h: mm(20), ...more }) as Layer

const withPhoto = (width: number) => ({
  dress: { photos: [pictureOf(120, { width, height: (width * 2) / 5 })] },
})

test('a sheet without faults has nothing to be looked at', () => {
  expect(check([words()])).toEqual([])
})

test('a design in px is for screens', () => {
  const body = { unit: 'px', width: 400, height: 400, bleed: 0, form: 'custom' } as const
  expect(told(check([textLayer('온기', { y: 150 })], { body }))).toEqual(['screen-size warn '])
})

test('what touches the edge needs bleed, unless the form has none', () => {
  const side = rectLayer('#1F6F5C', { x: 0, y: 0, w: mm(20), h: mm(50) })
  const body = { bleed: 0 }
  expect(told(check([side], { body }))).toEqual(['no-bleed bad '])
  expect(check([side], { body, facts: { bleedOfForm: 0 } })).toEqual([])
  expect(check([words()], { body })).toEqual([])
  expect(told(check([words()], { body, page: { background: '{color.main}' } }))).toEqual(['no-bleed bad '])
})

test('a layer that touches the edge runs into the bleed by itself', () => {
  expect(check([rectLayer('#1F6F5C', { x: 0, y: 0, w: mm(20), h: mm(50) })])).toEqual([])
})

test('a layer that cannot run into the bleed, or ends just inside the cut, is told', () => {
  const round = { id: 'r', type: 'shape', shape: 'ellipse', fill: '#1F6F5C', w: mm(20), h: mm(20), y: mm(15) }
  expect(told(check([{ ...round, x: 0 } as Layer]))).toEqual(['short-of-bleed warn r'])
  expect(told(check([{ ...round, x: mm(0.7) } as Layer]))).toEqual(['short-of-bleed warn r'])
  expect(check([{ ...round, x: mm(1.5) } as Layer])).toEqual([])
  expect(check([{ ...round, x: mm(-4) } as Layer])).toEqual([])
})

test('words within the safe margin are told with their distance in mm', () => {
  expect(check([words({ x: mm(3) })])).toMatchObject([{ fault: 'near-cut', level: 'warn', amount: 3 }])
  expect(check([words({ x: mm(-1) })])).toMatchObject([{ fault: 'near-cut', level: 'bad', amount: -1 }])
})

test('a logo that runs over the cut is told, unless it is as faint as an ornament', () => {
  const symbol = {
    form: 'symbol',
    tone: 'colour',
    width: 100,
    height: 100,
    luma: null,
    cover: [],
    luminance: 0.2,
  } as const
  const dress = { logos: [{ ...symbol, key: 'logo' }] }
  const logo = (opacity: number): Layer => ({
    id: 'o',
    type: 'logo',
    src: '{logo.symbol}',
    x: mm(80),
    y: mm(10),
    w: mm(30),
    h: mm(30),
    opacity,
  })
  expect(told(check([logo(1)], { dress }))).toContain('near-cut bad o')
  expect(told(check([logo(0.16)], { dress }))).not.toContain('near-cut bad o')
})

test('words of a table within the safe margin are told', () => {
  const { font, fill } = words()
  const looks = { font, fill, size: mm(5), lineHeight: 1.4, spacing: 0, rowGap: 0 } as const
  const prices = {
    priceFont: font,
    priceFill: fill,
    noteFont: font,
    noteFill: fill,
    noteSize: mm(4),
  } as const
  const rows = [{ id: 'r', item: '국밥', price: '9,000', note: '' }]
  const box = { x: mm(-1), y: mm(20), w: mm(40), h: mm(20) }
  const table: Layer = { id: 'm', type: 'table', rows, ...box, ...looks, ...prices }
  expect(told(check([table]))).toContain('near-cut bad m')
})

test('words near the cut of a round sheet are told where a rectangle had room', () => {
  const body = { form: 'custom', width: 50, height: 50 }
  const corner = words({ x: mm(6), y: mm(6), h: mm(6) })
  expect(check([corner], { body })).toEqual([])
  expect(told(check([corner], { body, page: { cut: 'ellipse' } }))).toEqual(['near-cut bad t'])
})

test('a picture is measured in dots to the inch at its size in print', () => {
  const dots = (perInch: number) => Math.round((50 / 25.4) * perInch)
  expect(check([photo()], withPhoto(dots(300)))).toEqual([])
  const [warned] = check([photo()], withPhoto(dots(150)))
  expect(warned).toMatchObject({ fault: 'low-resolution', level: 'warn', layer: 'i' })
  expect(warned?.amount).toBeCloseTo(150, -1)
  expect(told(check([photo()], withPhoto(dots(100))))).toEqual(['low-resolution bad i'])
})

test('a picture that is cropped has fewer dots, one of vectors has none', () => {
  const dots = Math.round((50 / 25.4) * 300)
  expect(told(check([photo({ zoom: 2 } as Partial<Layer>)], withPhoto(dots)))).toEqual([
    'low-resolution warn i',
  ])
  expect(check([photo()], { ...withPhoto(10), facts: { isVector: () => true } })).toEqual([])
})

test('a banner is read from farther away than a sheet', () => {
  const body = { form: 'custom', width: 3000, height: 700, bleed: 0 }
  const wide = { x: mm(500), y: mm(100), w: mm(1000), h: mm(400) }
  const at = (perInch: number) => withPhoto(Math.round((1000 / 25.4) * perInch))
  expect(check([photo(wide)], { body, ...at(50) })).toEqual([])
  expect(told(check([photo(wide)], { body, ...at(20) }))).toEqual(['low-resolution bad i'])
})

test('letters under 6 points are told', () => {
  const points = (size: number) => words({ size: mm((size / 72) * 25.4) })
  expect(check([points(6)])).toEqual([])
  expect(told(check([points(5.5)]))).toEqual(['small-text warn t'])
  expect(told(check([points(4)]))).toEqual(['small-text bad t'])
})

test('colours that ink does not reach are told with the colour', () => {
  const box = { x: mm(20), y: mm(15), w: mm(10), h: mm(10) }
  expect(check([rectLayer('#00FF00', box)])).toMatchObject([
    { fault: 'vivid', level: 'bad', about: '#00FF00' },
  ])
  expect(check([rectLayer('#B4583A', box)])).toEqual([])
  const ground = check([], { page: { background: '#0000FF' } })
  expect(ground).toMatchObject([{ fault: 'vivid', layer: '', about: '#0000FF' }])
})

test('faces that are not here are told for the texts that want them', () => {
  const missing = [{ family: 'gowun-batang', weight: 400 }]
  const found = check([words({ weight: 400 })], {
    dress: { fonts: { korMain: [{ family: 'gowun-batang', weight: 400 }] } },
    facts: { missing },
  })
  expect(found).toMatchObject([{ fault: 'missing-font', about: 'gowun-batang', layer: 't' }])
})

test('empty slots and texts that do not fit are told', () => {
  expect(told(check([photo()]))).toEqual(['empty warn i'])
  expect(told(check([words({ text: '온기 온기 온기 온기 온기', w: mm(6), h: mm(5) })]))).toContain(
    'overflow bad t',
  )
})

test('a text of several lines is told once, and topics keep their order', () => {
  const small = words({ text: '온기를\n담아\n드려요', size: mm(1.5), h: mm(12), fill: '#0000FF', x: mm(2) })
  const found = check([small])
  expect(found.map(({ fault }) => fault)).toEqual(['near-cut', 'vivid', 'small-text'])
})
