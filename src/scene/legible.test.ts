import { expect, test } from 'vitest'
import { contrastOf } from '#model/colour/contrast.ts'
import { blendHex } from './colour/mix.ts'
import type { Drawing, TextItem } from './list/drawing.ts'
import { draw, pictureOf, rectLayer, textLayer } from './page.fixture.ts'

const photo = { id: 'i', type: 'image', src: '{photo.1}', x: 0, y: 0, w: 400, h: 400 } as const

function inkOf({ items }: Drawing): TextItem {
  const item = items.find(({ kind }) => kind === 'text')
  if (item?.kind !== 'text') throw new Error('no text')
  return item
}

function scrimOf({ items }: Drawing) {
  const item = items.find(({ kind, layer }) => kind === 'path' && layer === 't')
  return item?.kind === 'path' && typeof item.fill === 'string'
    ? { fill: item.fill, opacity: item.opacity }
    : null
}

test('a colour that has 4.5:1 stays as the author chose it', () => {
  expect(inkOf(draw([textLayer('글자', { fill: '{color.main}' })])).fill).toBe('#1F6F5C')
})

test('a colour below 4.5:1 is made lighter or darker, large text too', () => {
  const { fill } = inkOf(draw([textLayer('글자', { fill: '{color.secondary}', size: 90 })]))
  expect(contrastOf(fill, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(fill, '#FFFFFF')).toBeLessThan(4.8)
})

test('.text is made for the ground under it, and not for paper', () => {
  const on = (ground: `#${string}`) =>
    inkOf(draw([rectLayer(ground), textLayer('글자', { fill: '{color.secondary.text}' })])).fill
  for (const ground of ['#FFFFFF', '#F0D8D0', '#202020'] as const) {
    expect(contrastOf(on(ground), ground)).toBeGreaterThanOrEqual(4.5)
  }
  expect(on('#FFFFFF')).not.toBe(on('#F0D8D0'))
  expect(on('#202020')).toBe('#E0B040')
})

test('.on is the fourth colour, else paper, else ink, by what is under it', () => {
  const on = (ground: `#${string}`) =>
    inkOf(draw([rectLayer(ground), textLayer('글자', { fill: '{color.main.on}' })])).fill
  expect(on('#1F6F5C')).toBe('#F4F1EA')
  expect(on('#707070')).toBe('#FFFEFB')
  expect(on('#E0B040')).toBe('#1B1D22')
})

test('ink on a dark ground becomes the fourth colour, not a grey', () => {
  expect(inkOf(draw([rectLayer('#101010'), textLayer('글자')])).fill).toBe('#F4F1EA')
})

test('a text over two grounds suits both', () => {
  const layers = [
    rectLayer('#D0D0D0', { w: 200 }),
    rectLayer('#FFE0B0', { x: 200, w: 200 }),
    textLayer('두 바탕 위의 글자', { fill: '{color.secondary}' }),
  ]
  const { fill } = inkOf(draw(layers))
  expect(contrastOf(fill, '#D0D0D0')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(fill, '#FFE0B0')).toBeGreaterThanOrEqual(4.5)
})

test('a band as thin as a stroke of the letters is seen', () => {
  const layers = [rectLayer('#101010', { x: 70, w: 3 }), textLayer('글자와 띠')]
  expect(scrimOf(draw(layers))).not.toBeNull()
})

test.each([
  ['white', 250, '#1B1D22'],
  ['black', 8, '#FFFEFB'],
] as const)('on a %s photograph text is ink or paper, without a scrim', (_, grey, fill) => {
  const photos = [pictureOf(grey)]
  for (const wish of ['{color.ink}', '{color.paper}', '{color.secondary}'] as const) {
    const drawing = draw([photo, textLayer('글자', { fill: wish })], { photos })
    expect(scrimOf(drawing)).toBeNull()
    const own = contrastOf(inkOf(drawing).fill, grey > 128 ? '#FAFAFA' : '#080808')
    expect(own).toBeGreaterThanOrEqual(4.5)
    if (wish !== '{color.secondary}') expect(inkOf(drawing).fill).toBe(fill)
  }
})

test.each([
  ['of light and dark cells', pictureOf((cell) => (cell % 2 ? 240 : 15))],
  ['that is busy inside each cell', pictureOf(120, { spread: new Array(256).fill(60) })],
  ['that was not measured', pictureOf(0, { luma: null })],
])('on a photograph %s text stands on a scrim', (_, picture) => {
  const drawing = draw([photo, textLayer('글자')], { photos: [picture] })
  const scrim = scrimOf(drawing)
  const { fill } = inkOf(drawing)
  const [dark, light] = picture.spread
    ? ['#000000', '#F0F0F0']
    : picture.luma
      ? ['#0F0F0F', '#F0F0F0']
      : ['#000000', '#FFFFFF']
  for (const grey of [dark, light]) {
    expect(contrastOf(fill, blendHex(scrim?.fill ?? '', scrim?.opacity ?? 0, grey))).toBeGreaterThanOrEqual(
      4.5,
    )
  }
  const kinds = drawing.items.map(({ kind }) => kind)
  expect(kinds).toEqual(['path', 'picture', 'path', 'text'])
})

test('a scrim is no denser than it must be', () => {
  const busy = draw([photo, textLayer('글자')], { photos: [pictureOf((cell) => (cell % 2 ? 150 : 110))] })
  const busier = draw([photo, textLayer('글자')], { photos: [pictureOf((cell) => (cell % 2 ? 240 : 15))] })
  expect(scrimOf(busy)?.opacity ?? 0).toBeLessThan(scrimOf(busier)?.opacity ?? 0)
})

test('the gradient under a text counts where the text is', () => {
  const veil = {
    id: 'g',
    type: 'shape',
    shape: 'rect',
    x: 0,
    y: 0,
    w: 400,
    h: 400,
    fill: {
      type: 'linear',
      angle: 0,
      stops: [
        [0, '#000000', 1],
        [0.5, '#000000', 1],
        [1, '#000000', 0],
      ],
    },
  } as const
  const left = draw([veil, textLayer('글자', { w: 100 })])
  const right = draw([veil, textLayer('글자', { x: 330, w: 70, size: 20 })])
  expect(inkOf(left).fill).toBe('#F4F1EA')
  expect(inkOf(right).fill).toBe('#1B1D22')
})

test('a transparent text becomes as opaque as it must be', () => {
  const { fill, opacity } = inkOf(
    draw([rectLayer('#777777'), textLayer('글자', { opacity: 0.3, fill: '#FFFFFF' })]),
  )
  expect(contrastOf(blendHex(fill, opacity, '#777777'), '#777777')).toBeGreaterThanOrEqual(4.47)
  expect(opacity).toBeGreaterThan(0.3)
})

test('a text that a later layer covers is remarked, one beside it is not', () => {
  const veil = rectLayer('#FFFFFF', { id: 'veil', opacity: 0.8, y: 0, h: 200 })
  expect(draw([textLayer('글자'), veil]).remarks).toEqual([{ layer: 't', kind: 'small-contrast' }])
  expect(draw([textLayer('글자'), rectLayer('#FFFFFF', { y: 200, h: 100 })]).remarks).toEqual([])
})

test('a text suits the greys that a photograph has after its colours were changed', () => {
  const photos = [pictureOf(60)]
  const on = (brightness: number) =>
    inkOf(draw([{ ...photo, adjust: { brightness } }, textLayer('글자', { fill: '#FFFFFF' })], { photos }))
      .fill
  expect(on(0)).toBe('#FFFFFF')
  expect(on(0.2)).toBe('#FFFFFF')
  for (const grey of ['#A2A2A2', '#D0D0D0']) expect(contrastOf(on(1), grey)).toBeGreaterThanOrEqual(4.5)
})

test('hostile changes of colours are refused or end at their ends', () => {
  const photos = [pictureOf(60)]
  const of = (brightness: number) =>
    draw([{ ...photo, adjust: { brightness } }, textLayer('글자')], { photos })
  expect(() => of(Number.NaN)).toThrow('number')
  expect(of(9).items[1]).toEqual(of(1).items[1])
})
