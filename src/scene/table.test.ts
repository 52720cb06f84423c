import { expect, test } from 'vitest'
import type { Layer, TableLayer, TableRow } from './body/body.ts'
import type { Drawing, TextItem } from './list/drawing.ts'
import { createDrawMemory } from './memory/draw-memory.ts'
import { draw, pictureOf } from './page.fixture.ts'

const rows: readonly TableRow[] = [
  { id: 'a', item: '국밥', price: '9,000원', note: '' },
  { id: 'b', item: '수육', price: '28,000원', note: '사골을 하루 곤 국물' },
  { id: 'c', item: '막걸리', price: '4,000원', note: '' },
]

function table(more: Partial<TableLayer> = {}): TableLayer {
  return {
    id: 'table',
    type: 'table',
    x: 20,
    y: 20,
    w: 360,
    h: 300,
    rows,
    font: ['{font.korMain}'],
    size: 20,
    fill: '{color.ink}',
    lineHeight: 1.5,
    spacing: 0,
    priceFont: ['{font.korMain}'],
    priceFill: '{color.main.text}',
    noteFont: ['{font.korMain}'],
    noteFill: '#445566',
    noteSize: 12,
    rowGap: 10,
    ...more,
  }
}

const textsIn = ({ items }: Drawing) => items.filter((item): item is TextItem => item.kind === 'text')
const leadersIn = ({ items }: Drawing) =>
  items.filter(({ kind, layer }) => kind === 'path' && layer === 'table')
/** Where words begin and end on the page, and their baseline. */
function placeOf(drawing: Drawing, words: string) {
  const found = textsIn(drawing).find(({ text }) => text === words)
  if (!found) throw new Error(`${words} is not drawn`)
  const [, , , , e, f] = found.matrix
  return { from: found.x + e, to: found.x + found.advance + e, y: found.y + f, size: found.size }
}
const overflows = ({ remarks }: Drawing) => remarks.some(({ kind }) => kind === 'overflow')

test('items stand at the left, their prices on the same line at the right, and notes below', () => {
  const drawing = draw([table()])
  const [item, price, note] = ['수육', '28,000원', '사골을 하루 곤 국물'].map((words) =>
    placeOf(drawing, words),
  )
  expect(item?.from).toBeCloseTo(20)
  expect(price?.to).toBeCloseTo(380)
  expect(price?.y).toBeCloseTo(item?.y ?? 0)
  expect(note?.y).toBeGreaterThan(item?.y ?? 0)
  expect(note?.size).toBe(12)
  // A note takes the room of its line, the gap comes after it.
  expect((item?.y ?? 0) - placeOf(drawing, '국밥').y).toBeCloseTo(20 * 1.5 + 10)
  expect(placeOf(drawing, '막걸리').y - (item?.y ?? 0)).toBeCloseTo(20 * 1.5 + 12 * 1.5 + 10)
})

test('all that is painted of a table is of its layer, each text of a cell', () => {
  const drawing = draw([table({ leader: 'dots' })])
  expect(new Set(drawing.items.map(({ layer }) => layer))).toEqual(new Set(['', 'table']))
  expect(textsIn(drawing).map(({ cell }) => cell)).toContain('b/note')
  expect(drawing.cells?.map(({ layer, text }) => `${layer} ${text.id}`)).toHaveLength(9)
  expect(draw([]).cells).toBeUndefined()
})

test('a leader fills what is between an item and its price, and is left out where one of both is', () => {
  expect(leadersIn(draw([table()]))).toEqual([])
  const [leader] = leadersIn(draw([table({ leader: 'dots' })]))
  expect(leader).toMatchObject({ fill: null, round: true, stroke: '#445566' })
  expect(leader?.kind === 'path' && leader.d.match(/M/g)).toHaveLength(3)
  const halves = [
    { id: 'a', item: '국밥', price: '', note: '' },
    { id: 'b', item: '', price: '9,000원', note: '' },
  ]
  expect(leadersIn(draw([table({ leader: 'line', rows: halves })]))).toEqual([])
})

test('a long item breaks before its price, in the room that the price leaves', () => {
  const long = [
    { id: 'a', item: '오래 끓인 한우 사골 국밥과 제철 나물 반찬 한 상 차림', price: '12,000원', note: '' },
  ]
  const drawing = draw([table({ rows: long })])
  const price = placeOf(drawing, '12,000원')
  const lines = textsIn(drawing).filter(({ cell }) => cell === 'a/item')
  expect(lines.length).toBeGreaterThan(1)
  for (const { x, advance } of lines) expect(x + advance + 20).toBeLessThan(price.from)
})

test('a table that shrinks takes one smaller size for all of its rows, down to its least', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    id: `r${at}`,
    item: '국밥',
    price: '9,000원',
    note: '',
  }))
  const shrunk = draw([table({ rows: many, fit: 'shrink', min: 8 })])
  const sizes = new Set(textsIn(shrunk).map(({ size }) => size))
  expect(sizes.size).toBe(1)
  expect([...sizes][0]).toBeLessThan(20)
  expect(overflows(shrunk)).toBe(false)
  expect(overflows(draw([table({ rows: many })]))).toBe(true)
  expect(
    overflows(
      draw([
        table({
          rows: [...many, ...many.map((row) => ({ ...row, id: `s${row.id}` }))],
          fit: 'shrink',
          min: 18,
        }),
      ]),
    ),
  ).toBe(true)
})

test('two columns are read one after the other, the first never shorter by a row', () => {
  const drawing = draw([
    table({ columns: 2, columnGap: 20, rows: rows.map((row) => ({ ...row, note: '' })) }),
  ])
  expect(placeOf(drawing, '수육').from).toBeCloseTo(20)
  expect(placeOf(drawing, '막걸리').from).toBeCloseTo(20 + 170 + 20)
  expect(placeOf(drawing, '막걸리').y).toBeCloseTo(placeOf(drawing, '국밥').y)
  expect(placeOf(drawing, '9,000원').to).toBeCloseTo(20 + 170)
})

test('words of the brand are filled in, and what it does not have is remarked', () => {
  const words = [{ id: 'a', item: '{brand.name} 정식', price: '9,000원', note: '{brand.tagline2}' }]
  const drawing = draw([table({ rows: words })])
  expect(textsIn(drawing).map(({ text }) => text)).toEqual(['온기 정식', '9,000원'])
  expect(drawing.remarks).toEqual([{ layer: 'table', kind: 'empty', slot: '{brand.tagline2}' }])
})

test('a row without words keeps its place while it is edited, and has none in an export', () => {
  const gap = [rows[0], { id: 'x', item: '', price: ' ', note: '' }, rows[2]] as TableRow[]
  const apart = (drawing: Drawing) => placeOf(drawing, '막걸리').y - placeOf(drawing, '국밥').y
  expect(apart(draw([table({ rows: gap })]))).toBeCloseTo(2 * (20 * 1.5 + 10))
  expect(apart(draw([table({ rows: gap })], {}, { isForExport: true }))).toBeCloseTo(20 * 1.5 + 10)
})

test('cells are readable on what is under the table', () => {
  const dark = draw([table({ fill: '#222222' })], {}, { page: { background: '#101010' } })
  expect(textsIn(dark).find(({ cell }) => cell === 'a/item')?.fill).not.toBe('#222222')
})

test('on a photograph the scrims of all cells lie under all of their words', () => {
  const photo: Layer = { id: 'photo', type: 'image', src: '{photo.1}', x: 0, y: 0, w: 400, h: 400 }
  const photos = [pictureOf((cell) => (cell % 2) * 255)]
  const drawing = draw([photo, table({ lineHeight: 1, rowGap: 0, opacity: 0.7 })], { photos })
  const kinds = drawing.items.filter(({ layer }) => layer === 'table').map(({ kind }) => kind)
  expect(kinds).toContain('path')
  expect(kinds.lastIndexOf('path')).toBeLessThan(kinds.indexOf('text'))
  expect(drawing.remarks).toEqual([])
})

test.each([
  ['no row', []],
  ['rows of spaces', [{ id: 'a', item: ' ', price: '\n', note: '' }]],
  ['a price alone that is wider than the table', [{ id: 'a', item: '', price: '1'.repeat(60), note: '' }]],
] as const)('a table with %s, in a frame without a size too, is drawn', (_, list) => {
  for (const size of [{}, { w: 0, h: 0 }, { w: 1, columns: 2, columnGap: 500 } as const])
    expect(() => draw([table({ rows: list, ...size })])).not.toThrow()
})

test('a table of which one row changed is drawn with a memory as without', () => {
  const memory = createDrawMemory()
  const options = { memory, page: { background: '#EEEEEE' } } as const
  const changed = table({
    leader: 'dots',
    rows: rows.map((row) => (row.id === 'b' ? { ...row, item: '모둠 수육' } : row)),
  })
  for (const layer of [table({ leader: 'dots' }), changed, changed]) {
    const { memory: _, ...without } = options
    expect(draw([layer], {}, options)).toEqual(draw([layer], {}, without))
  }
})

test('a letter that is wider than its cell at the least size overflows', () => {
  const narrow = (w: number) =>
    overflows(draw([table({ w, size: 20, min: 20, rows: rows.slice(0, 1), h: 4_000 })]))
  expect([narrow(20), narrow(360)]).toEqual([true, false])
})
