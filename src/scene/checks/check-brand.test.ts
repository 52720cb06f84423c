import { expect, test } from 'vitest'
import type { Body, Layer, LogoLayer } from '../body/body.ts'
import { inspectPage } from '../draw-page.ts'
import type { Dress } from '../dress/dress.ts'
import { logoOf, pageOf, pictureOf, plainDress, rectLayer, textLayer } from '../page.fixture.ts'
import { plainFonts } from '../text/plain-fonts.fixture.ts'
import { checkBrand } from './check-brand.ts'

const dress: Dress = { ...plainDress, logos: [logoOf('primary', 'colour', 0)] }
const logo: LogoLayer = {
  ...{ id: 'l', type: 'logo', src: '{logo.primary}' },
  ...{ x: 200, y: 300, w: 120, h: 40 },
}

function check(layers: readonly Layer[], of: Partial<Body> = {}, background: `#${string}` = '#FFFFFF') {
  const page = pageOf(layers, { background })
  const body: Body = {
    ...{ v: 1, name: '', form: 'custom', unit: 'px', width: 400, height: 400, tags: [], pages: [page] },
    ...of,
  }
  return checkBrand(body, [inspectPage(page, body, dress, plainFonts)], dress)
}
const faults = (...of: Parameters<typeof check>) =>
  check(...of).map(({ fault, layer }) => `${layer} ${fault}`)

test('a design in the colours of its brand has no findings', () => {
  const ground = rectLayer('{color.quaternary}')
  expect(check([ground, textLayer('온기'), { ...logo, y: 200 }])).toEqual([])
})

test('a colour that cannot be read is told with its contrast and the colour of the brand that can', () => {
  const pale = textLayer('온기', { fill: '{color.secondary}' })
  expect(check([pale])).toEqual([
    expect.objectContaining({
      fault: 'weak-colour',
      page: 'p',
      layer: 't',
      about: '#E0B040',
      better: 'main',
    }),
  ])
  expect(check([pale])[0]?.amount).toBeCloseTo(2, 0)
  expect(check([textLayer('온기', { fill: '{color.secondary.text}' })])).toEqual([])
})

test('the better colour is one that can be read on the same ground', () => {
  const [found] = check([rectLayer('{color.main}'), textLayer('온기', { fill: '{color.tertiary}' })])
  expect(found).toMatchObject({ fault: 'weak-colour', better: 'quaternary' })
})

test('a text that another layer covers is told', () => {
  const over = rectLayer('{color.ink}', { id: 'over', x: 0, y: 0, w: 400, h: 200, opacity: 0.9 })
  expect(faults([textLayer('온기'), over])).toContain('t covered-text')
})

test('a colour of no brand is told once for each layer, with the nearest of the brand; black and white are not', () => {
  const shapes = [
    rectLayer('#1F6F90'),
    rectLayer('#FFFFFF', { id: 'w' }),
    rectLayer('#1F6F5D', { id: 'near' }),
  ]
  expect(check(shapes)).toEqual([
    { fault: 'outside-colour', level: 'warn', page: 'p', layer: 'r', about: '#1F6F90', better: 'main' },
  ])
  expect(faults([], {}, '#FF00FF')).toEqual([' outside-colour'])
})

test('a logo has a least height, larger on a larger screen, and in millimetres on paper', () => {
  const low = { ...logo, w: 60, h: 20 }
  expect(check([low])).toEqual([
    expect.objectContaining({ fault: 'small-logo', layer: 'l', about: 'px', amount: 20, needed: 24 }),
  ])
  expect(faults([{ ...logo, w: 75, h: 25 }])).toEqual([])
  expect(faults([{ ...logo, w: 75, h: 25 }], { width: 2160, height: 2160 })).toEqual(['l small-logo'])
  const [onPaper] = check([{ ...low, x: 100, y: 100 }], { unit: 'mm', width: 90, height: 90 })
  expect(onPaper).toMatchObject({ fault: 'small-logo', about: 'mm', needed: 6 })
})

test('letters, pictures and what lies over it are in the space of a logo, its ground is not', () => {
  const near = textLayer('글', { id: 'n', x: 322, y: 310, w: 60, h: 20, size: 14 })
  // Letters make a logo smaller first, down to six tenths.
  const under = textLayer('글'.repeat(9), { id: 'n', x: 200, y: 312, w: 180, h: 20, size: 14 })
  const ground = rectLayer('{color.quaternary}')
  expect(faults([ground, logo, under])).toContain('l crowded-logo')
  expect(faults([ground, near, { ...logo, y: 200 }])).toEqual([])
  const over = rectLayer('{color.secondary}', { id: 'o', x: 190, y: 290, w: 30, h: 30 })
  expect(faults([ground, logo, over])).toContain('l crowded-logo')
  expect(faults([ground, over, logo])).not.toContain('l crowded-logo')
})

test('a photograph may be the ground of a logo, and may not end beside it', () => {
  const dressed = { ...dress, photos: [pictureOf(250)] }
  const page = (w: number) =>
    pageOf([{ id: 'i', type: 'image', src: '{photo.1}', x: 0, y: 0, w, h: 400 }, logo], { id: 'p' })
  const found = (w: number) => {
    const of = page(w)
    const body: Body = {
      v: 1,
      name: '',
      form: 'custom',
      unit: 'px',
      width: 400,
      height: 400,
      tags: [],
      pages: [of],
    }
    return checkBrand(body, [inspectPage(of, body, dressed, plainFonts)], dressed).map(({ fault }) => fault)
  }
  expect(found(400)).toEqual([])
  expect(found(260)).toEqual(['crowded-logo'])
})

test('a faint logo is an ornament', () => {
  expect(faults([{ ...logo, w: 60, h: 20, opacity: 0.3 }])).toEqual([])
})
