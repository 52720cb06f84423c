import { expect, test } from 'vitest'
import type { GroupLayer, Layer, ShapeLayer } from './body/body.ts'
import { limits } from './body/limits.ts'
import type { PathItem, PictureItem, TextItem } from './list/drawing.ts'
import { draw, pictureOf, rectLayer, textLayer } from './page.fixture.ts'
import { apply } from './shapes/matrix.ts'

const image = { id: 'i', type: 'image', src: '{photo.1}', x: 0, y: 0, w: 400, h: 200 } as const
const card = { unit: 'mm', width: 90, height: 50, bleed: 2 } as const

function pathsOf(items: ReturnType<typeof draw>['items'], layer = 'r'): readonly PathItem[] {
  return items.filter((item): item is PathItem => item.kind === 'path' && item.layer === layer)
}

test('the same page, dress and fonts give the same drawing, and leave the body as it is', () => {
  const layers = [rectLayer('{color.main}'), textLayer('오늘의 한 끼에', { fit: 'shrink', w: 90 })]
  const before = structuredClone(layers)
  expect(draw(layers)).toEqual(draw(layers))
  expect(layers).toEqual(before)
})

test('millimetres are px at the factor of the specification', () => {
  const { width, height, bleed } = draw([], {}, { body: card })
  expect([width, height, bleed].map((value) => Math.round(value * 100) / 100)).toEqual([340.16, 188.98, 7.56])
})

test('the ground of a page grows by the bleed', () => {
  const { items, bleed } = draw([], {}, { body: card, page: { background: '{color.main}' } })
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    kind: 'path',
    layer: '',
    fill: '#1F6F5C',
    matrix: [1, 0, 0, 1, -bleed, -bleed],
  })
})

test('a layer that touches an edge runs into the bleed there, and only there', () => {
  const touching = rectLayer('#000000', { x: 0, y: 20, w: 100, h: 168.98 })
  const [path] = pathsOf(draw([touching], {}, { body: card }).items)
  expect(path?.matrix[4]).toBeCloseTo(-7.56, 1)
  expect(path?.matrix[5]).toBe(20)
  expect(path?.d).toMatch(/^M0 0L107\.5\d* 0L107\.5\d* 176\.5/)
  const [inside] = pathsOf(
    draw([rectLayer('#000000', { x: 5, y: 5, w: 50, h: 50 })], {}, { body: card }).items,
  )
  expect(inside?.d).toBe('M0 0L50 0L50 50L0 50Z')
})

test('a layer is there only where its slot is filled', () => {
  const layers = [
    rectLayer('#000000', { show: '{brand.phone}' }),
    rectLayer('#000000', { id: 's', show: '{brand.name}' }),
  ]
  expect(draw(layers).items.map(({ layer }) => layer)).toEqual(['', 's'])
})

test('a hidden layer and a group that is hidden are not drawn', () => {
  const group: GroupLayer = {
    id: 'g',
    type: 'group',
    x: 0,
    y: 0,
    w: 9,
    h: 9,
    hidden: true,
    children: [rectLayer('#000000')],
  }
  expect(draw([rectLayer('#000000', { hidden: true }), group]).items).toHaveLength(1)
})

test('children are turned and moved with their group, and take its opacity', () => {
  const child = rectLayer('#000000', { x: 10, y: 0, w: 20, h: 10, opacity: 0.5 })
  const group: GroupLayer = {
    id: 'g',
    type: 'group',
    x: 100,
    y: 100,
    w: 40,
    h: 40,
    rotate: 90,
    opacity: 0.5,
    children: [child],
  }
  const [path] = pathsOf(draw([group]).items)
  expect(path?.opacity).toBe(0.25)
  const [x, y] = apply(path?.matrix ?? [1, 0, 0, 1, 0, 0], [0, 0])
  expect([x, y].map(Math.round)).toEqual([140, 110])
})

test('a flipped layer stays in its frame', () => {
  const [path] = pathsOf(draw([rectLayer('#000000', { x: 50, w: 100, flipX: true })]).items)
  expect(apply(path?.matrix ?? [1, 0, 0, 1, 0, 0], [0, 0])[0]).toBe(150)
  expect(apply(path?.matrix ?? [1, 0, 0, 1, 0, 0], [100, 0])[0]).toBe(50)
})

test('a gradient of 90 degrees goes from top to bottom', () => {
  const fill = {
    type: 'linear',
    angle: 90,
    stops: [
      [0, '#000000'],
      [1, '{color.main}', 0.5],
    ],
  } as const
  const [path] = pathsOf(draw([{ ...rectLayer('#000000'), fill } as ShapeLayer]).items)
  expect(path?.fill).toMatchObject({
    stops: [
      [0, '#000000', 1],
      [1, '#1F6F5C', 0.5],
    ],
  })
  const ends = typeof path?.fill === 'object' && path.fill ? [...path.fill.from, ...path.fill.to] : []
  expect(ends.map(Math.round)).toEqual([200, 0, 200, 400])
})

test('a stretched path fills its frame, and its stroke keeps its width', () => {
  const path: Layer = {
    id: 'r',
    type: 'path',
    x: 10,
    y: 10,
    w: 200,
    h: 50,
    box: [0, 0, 100, 100],
    d: 'M0 0L100 100',
    stretch: true,
    stroke: { color: '#000000', width: 3 },
  }
  const [item] = pathsOf(draw([path]).items)
  expect(item).toMatchObject({ d: 'M0 0L200 50', strokeWidth: 3, fill: null })
  const { stretch: _, ...whole } = path
  expect(pathsOf(draw([whole]).items)[0]?.d).toBe('M75 0L125 50')
})

test.each([
  ['cover', { x: 0, y: -100, w: 400, h: 400 }],
  ['contain', { x: 100, y: 0, w: 200, h: 200 }],
] as const)('a picture that is to %s', (fit, frame) => {
  const { items } = draw([{ ...image, fit }], { photos: [pictureOf(128)] })
  expect(items.at(-1)).toMatchObject({
    kind: 'picture',
    picture: 'photo',
    ...frame,
    clip: 'M0 0L400 0L400 200L0 200Z',
  })
})

test('a picture is cropped about its focus, larger by its zoom, along its mask', () => {
  const { items } = draw([{ ...image, focus: [0.5, 1], zoom: 2, mask: 'ellipse' }], {
    photos: [pictureOf(128)],
  })
  const picture = items.at(-1) as PictureItem
  expect(picture).toMatchObject({ x: -200, y: -600, w: 800, h: 800 })
  expect(picture.clip).toMatch(/^M200 0C/)
})

test('a missing photograph is a plate with a remark, and absent from exports', () => {
  const remark = { layer: 'i', kind: 'empty', slot: '{photo.1}' }
  const shown = draw([image])
  expect(shown.items.map(({ kind, layer }) => `${kind} ${layer}`)).toEqual(['path ', 'path i'])
  expect(shown.remarks).toEqual([remark])
  const exported = draw([image], {}, { isForExport: true })
  expect(exported.items).toHaveLength(1)
  expect(exported.remarks).toEqual([remark])
})

test('a picture that a design names itself comes from the files of the dress', () => {
  const layer = { ...image, src: 'file:7' } as const
  expect(draw([layer], { files: { 7: pictureOf(128, { key: 'seven' }) } }).items.at(-1)).toMatchObject({
    picture: 'seven',
  })
  expect(draw([layer]).remarks).toEqual([{ layer: 'i', kind: 'empty', slot: 'file:7' }])
})

test('runs have their own fill and weight', () => {
  const text = [
    { t: '350', weight: 700 },
    { t: ' ml', fill: '#000000' },
  ] as const
  const { items } = draw([textLayer(text, { font: ['inter'], fill: '{color.main}' })])
  const texts = items.filter((item): item is TextItem => item.kind === 'text')
  expect(texts.map(({ text, fill, face }) => [text, fill, face.weight])).toEqual([
    ['350', '#1F6F5C', 700],
    [' ml', '#000000', 400],
  ])
  expect(texts[1]?.x).toBeCloseTo(40 * 0.6 * 3)
})

test('texts of a fit group take the smallest size that one of them needs', () => {
  const group = { fit: 'shrink', fitGroup: 'prices', h: 48, min: 10 } as const
  const layers = [
    textLayer('짧은 글', { ...group, id: 'a' }),
    textLayer('훨씬 더 긴 글이라서 작아져야 하는 글', { ...group, id: 'b', y: 200 }),
    textLayer('다른 글', { id: 'c', y: 300 }),
  ]
  const sizes = new Map(
    draw(layers).items.flatMap((item) => (item.kind === 'text' ? [[item.layer, item.size]] : [])),
  )
  expect(sizes.get('a')).toBe(sizes.get('b'))
  expect(sizes.get('a')).toBeLessThan(40)
  expect(sizes.get('c')).toBe(40)
})

test('a text that overflows is drawn whole and remarked', () => {
  const { items, remarks } = draw([textLayer('한 줄\n두 줄\n세 줄\n네 줄')])
  expect(items.filter(({ kind }) => kind === 'text')).toHaveLength(4)
  expect(remarks).toEqual([{ layer: 't', kind: 'overflow' }])
})

test('a text with a word of the brand shrinks to its box unasked', () => {
  const words = { address: '서울특별시 성북구 성북로 31길 4, 지하 1층과 2층 전부' }
  expect(draw([textLayer('{brand.address}', { h: 50 })], { words }).remarks).toEqual([])
})

test('a text that is only an empty slot is not drawn, and remarked', () => {
  const { items, remarks } = draw([textLayer('{brand.tagline2}')])
  expect(items).toHaveLength(1)
  expect(remarks).toEqual([{ layer: 't', kind: 'empty', slot: '{brand.tagline2}' }])
})

function nested(depth: number): Layer {
  const frame = { x: 0, y: 0, w: 10, h: 10 }
  return depth === 0
    ? rectLayer('#000000')
    : { id: 'g', type: 'group', ...frame, children: [nested(depth - 1)] }
}

test.each([
  ['layers', Array.from({ length: limits.layers + 1 }, () => rectLayer('#000000'))],
  ['depth', [nested(limits.depth + 1)]],
  ['letters', [textLayer('가'.repeat(limits.letters + 1))]],
  ['lettersOfPage', Array.from({ length: 11 }, () => textLayer('가'.repeat(2_000)))],
  ['number', [rectLayer('#000000', { x: Number.NaN })]],
  ['number', [textLayer('가', { size: 0 })]],
  [
    'path-data',
    [{ ...rectLayer('#000000'), type: 'path', box: [0, 0, 1, 1], d: 'M0 0A1 1 0 0 0 1 1' } as Layer],
  ],
  ['path', [{ ...rectLayer('#000000'), type: 'path', box: [0, 0, 1, 1], d: 'M0 0'.repeat(9_000) } as Layer]],
])('a body beyond the limit of %s is refused', (limit, layers) => {
  expect(() => draw(layers)).toThrow(expect.objectContaining({ name: 'BodyRefused', limit }))
})

test('a brand word without end is refused like a text of that length', () => {
  const words = { name: '가'.repeat(limits.letters + 1) }
  expect(() => draw([textLayer('{brand.name}')], { words })).toThrow(
    expect.objectContaining({ limit: 'letters' }),
  )
})

test.each([
  [[0, 0], []],
  [[4, -1], []],
  [
    [4, 0],
    [4, 0],
  ],
])('a line with dashes %j has %j', (dash, drawn) => {
  const line = rectLayer('#FFFFFF', { stroke: { color: '#000000', width: 2, dash } })
  expect(draw([line]).items.at(-1)).toMatchObject({ dash: drawn })
})
