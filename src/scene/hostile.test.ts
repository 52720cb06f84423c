import { expect, test } from 'vitest'
import type { Layer } from './body/body.ts'
import { BodyRefused, limits } from './body/limits.ts'
import { draw, pictureOf, rectLayer, textLayer } from './page.fixture.ts'

/** Processor time in ms: some ten times what each takes, so that only another order of cost fails. */
const most = 10_000
const scribble = `M0 0${Array.from({ length: 1000 }, (_, i) => `L${(i * 37) % 100} ${(i * 61) % 100}`).join('')}Z`
const shrinking = { size: 12, fit: 'shrink', min: 1, balance: true, w: 300 } as const

function texts(count: number, text: string, more: object = {}): Layer[] {
  return Array.from({ length: count }, (_, i) =>
    textLayer(text, { id: `t${i}`, size: 12, y: i % 300, rotate: i, ...more }),
  )
}

function many(count: number, layer: object): Layer[] {
  return Array.from(
    { length: count },
    (_, i) => ({ ...layer, id: `l${i}`, rotate: i, opacity: 0.5 }) as Layer,
  )
}

const fonts = ['{font.korMain}'] as const
/** As many rows as a page draws: each counts as a layer. */
function tables(item: string): Layer[] {
  const rows = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, item, price: '9,000', note: '' }))
  return many(24, {
    ...{ type: 'table', x: 0, y: 0, w: 300, h: 300, size: 20, noteSize: 9, lineHeight: 1.4, spacing: 0 },
    ...{ font: fonts, priceFont: fonts, noteFont: fonts, rowGap: 4, min: 1, fit: 'shrink', columns: 2 },
    ...{ fill: '{color.ink}', priceFill: '#123456', noteFill: '#123456', leader: 'dots' },
    rows,
  }).map((table, at) => ({
    ...table,
    ...(table.type === 'table' && { rows: rows.map((row) => ({ ...row, id: `${at} ${row.id}` })) }),
  }))
}

const grounds: readonly (readonly [string, readonly Layer[]])[] = [
  [
    'turned stars under turned texts',
    [...many(300, { ...rectLayer('#123456'), shape: 'star', sides: 100 }), ...texts(300, '가나다 라마바')],
  ],
  [
    'scribbles under texts',
    [
      ...many(20, { ...rectLayer('#123456'), type: 'path', box: [0, 0, 100, 100], d: scribble }),
      ...texts(500, '가나다 라마바'),
    ],
  ],
  [
    'scribbles over texts',
    [
      ...texts(500, '가나다 라마바'),
      ...many(20, { ...rectLayer('#123456'), type: 'path', box: [0, 0, 100, 100], d: scribble }),
    ],
  ],
  [
    'photographs under texts',
    [
      ...many(100, { type: 'image', src: '{photo.1}', x: 0, y: 0, w: 400, h: 400 }),
      ...texts(400, '가나다 라마바'),
    ],
  ],
]

const written: readonly (readonly [string, readonly Layer[]])[] = [
  ['words without spaces', texts(5, '가'.repeat(limits.letters), shrinking)],
  ['words of one letter', texts(5, '가 '.repeat(limits.letters / 2), shrinking)],
  ['Japanese', texts(5, 'のか器'.repeat(limits.letters / 4), shrinking)],
  ['rows of tables', tables('가 나')],
  ['rows of tables with a word that does not fit', tables('가나다라마바')],
  ['lines', texts(5, 'ab\n'.repeat(limits.letters / 4), shrinking)],
]

test.each(written)('a page at its limits is drawn in bounded time: %s', { timeout: 60_000 }, (_, layers) => {
  expect(timeOf(layers)).toBeLessThan(most)
})

test.each(grounds)(
  'a page at its limits is drawn in bounded time: %s',
  { timeout: 120_000, tags: ['all'] },
  (_, layers) => {
    expect(timeOf(layers)).toBeLessThan(most)
  },
)

function timeOf(layers: readonly Layer[]): number {
  const photos = [pictureOf((cell) => (cell * 97) % 255)]
  const before = process.cpuUsage().user
  expect(draw(layers, { photos }).items.length).toBeGreaterThan(1)
  return (process.cpuUsage().user - before) / 1000
}

test('rows of tables among as many logos are drawn in bounded time', { timeout: 60_000 }, () => {
  const cells = tables('가\n나\n다\n라').slice(0, 12)
  const logo = { type: 'logo', src: '{logo.primary}', x: 10, y: 10, w: 100, h: 50 }
  const logos = Array.from({ length: 700 }, (_, at): Layer => ({ ...logo, id: `logo${at}` }) as Layer)
  const form = { ...pictureOf(60), form: 'primary', tone: 'colour', luminance: 0.2 } as const
  const before = process.cpuUsage().user
  expect(draw([...cells, ...logos], { logos: [form] }).items.length).toBeGreaterThan(1)
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(most / 4)
})

test('as many runs as a page may have on a busy photograph are made legible in bounded time', {
  timeout: 60_000,
}, () => {
  const layers = Array.from({ length: 10 }, (_, at): Layer => {
    const runs = Array.from({ length: limits.runs }, (_, run) => ({
      t: '가',
      fill: `#${(0x10_00_00 + at * 7_919 + run * 104_729).toString(16).padStart(6, '0').slice(-6)}` as const,
    }))
    return textLayer(runs, { id: `t${at}`, size: 12, opacity: 0.1, y: at * 40 })
  })
  const photo = { type: 'image', src: '{photo.1}', x: 0, y: 0, w: 400, h: 400 }
  expect(timeOf([...many(1, photo), ...layers])).toBeLessThan(most)
})

test('a path that overflows where it is stretched is refused', () => {
  const path = (box: readonly number[], d: string) =>
    draw([{ ...rectLayer('#112233'), type: 'path', box, d } as Layer])
  expect(path([0, 0, 1, 1], 'M0 0L9 9Z').items).toHaveLength(2)
  for (const [box, d] of [
    [[0, 0, 1e-300, 1e-300], 'M0 0L1e300 1e300Z'],
    [[0, 0, 1, 1], 'M0 0L1e300 9Z'],
  ] as const)
    expect(() => path(box, d)).toThrow(BodyRefused)
})

test('a line of more dashes than are seen is whole, so that no renderer counts millions of them', () => {
  const dashesOf = (d: string, dash: readonly number[]) => {
    const stroke = { color: '#112233', width: 1, dash }
    const frame = { x: 0, y: 0, w: 200_000, h: 200_000, box: [0, 0, 200_000, 200_000] }
    const layer = { id: 'l', type: 'path', ...frame, d, stroke } as unknown as Layer
    const [, item] = draw([layer]).items
    return item?.kind === 'path' ? item.dash : null
  }
  const far = 'M0 0L200000 0'
  expect(dashesOf('M0 0L300 0C400 0 400 9 400 100', [6, 4])).toEqual([6, 4])
  expect(dashesOf(far, [100])).toEqual([100])
  expect(dashesOf(far, [0.01])).toEqual([])
  expect(dashesOf(far, [1e-9, 0])).toEqual([])
  expect(dashesOf(Array.from({ length: 900 }, (_, i) => `M0 ${i}L200000 ${i}`).join(''), [100])).toEqual([])
})
