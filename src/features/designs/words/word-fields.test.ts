import { expect, test } from 'vitest'
import type { Body, Layer, TextLayer } from '#scene/body/body.ts'
import { wordsOf } from './word-fields.ts'

let made = 0

function text(words: string, x: number, y: number, more: Partial<TextLayer> = {}): TextLayer {
  made += 1
  const look = {
    font: ['{font.korSub}'],
    size: 20,
    lineHeight: 1.5,
    spacing: 0,
    fill: '{color.ink}',
  } as const
  return { id: `t${made}`, type: 'text', text: words, x, y, w: 200, h: 30, ...look, ...more }
}

function body(...pages: Layer[][]): Body {
  const page = (layers: Layer[], at: number) => ({
    id: `p${at}`,
    background: '{color.paper}' as const,
    layers,
  })
  const size = { form: 'custom', unit: 'px', width: 800, height: 800 } as const
  return { v: 1, name: 'a', ...size, tags: [], pages: pages.map(page) }
}

const textsOf = (made: Body) =>
  wordsOf(made).map(({ groups }) =>
    groups.map((group) => {
      if (group.kind === 'fields') return group.fields.map((field) => field.text)
      const rows = group.kind === 'table' ? group.rows : group.rows.map(({ fields }) => fields)
      return rows.map((fields) => fields.map((field) => field.text))
    }),
  )

test('texts come in reading order, page by page, and pages without texts are left out', () => {
  const shape: Layer = { id: 's', type: 'shape', shape: 'rect', x: 0, y: 0, w: 10, h: 10 }
  const made = body([text('아래', 0, 300), text('위', 0, 0)], [shape], [text('뒤', 0, 0)])
  expect(textsOf(made)).toEqual([[['위', '아래']], [['뒤']]])
  expect(wordsOf(made).map(({ page }) => page)).toEqual([0, 2])
})

test('a list of names and prices is rows, between what stands above and below it', () => {
  const rows = ['밥그릇', '국그릇', '찻잔'].flatMap((name, row) => [
    text(name, 100, 200 + row * 100, { w: 300 }),
    text(`${row + 1},000`, 500, 195 + row * 100, { role: 'price' }),
  ])
  expect(textsOf(body([text('끝', 0, 700), ...rows, text('그릇 값', 100, 50, { size: 60 })]))).toEqual([
    [
      ['그릇 값'],
      [
        ['밥그릇', '1,000'],
        ['국그릇', '2,000'],
        ['찻잔', '3,000'],
      ],
      ['끝'],
    ],
  ])
})

test('columns whose texts are above each other are no rows', () => {
  const column = (x: number, from: number) => [0, 1, 2].map((row) => text(`${x} ${row}`, x, from + row * 50))
  expect(textsOf(body([...column(0, 0), ...column(400, 400)]))).toEqual([
    [['0 0', '0 1', '0 2', '400 0', '400 1', '400 2']],
  ])
})

test('texts of groups are found where they stand, hidden ones and those whose content is locked are not', () => {
  const group: Layer = {
    id: 'g',
    type: 'group',
    x: 0,
    y: 500,
    w: 100,
    h: 100,
    children: [text('안', 0, 0), text('숨음', 0, 10, { hidden: true })],
  }
  expect(textsOf(body([group, text('위', 0, 100), text('잠김', 0, 200, { lock: ['content'] })]))).toEqual([
    [['위', '안']],
  ])
})

test('a text with room for two lines is long, and its runs are one text', () => {
  const runs = text('', 0, 0, { h: 60, text: [{ t: '매일 ' }, { t: '꺼내 쓰는', weight: 700 }] })
  expect(wordsOf(body([runs]))[0]?.groups).toEqual([
    {
      kind: 'fields',
      fields: [
        { layer: runs.id, name: null, role: null, text: '매일 꺼내 쓰는', isLong: true, namedBy: null },
      ],
    },
  ])
})

/** A row of a menu with a line below it: name, price. */
function menuRow(at: number, x = 100): Layer[] {
  const y = 100 + at * 60
  const line = { type: 'shape', shape: 'line', x, y: y + 45, w: 500, h: 2 } as const
  return [
    text(`음료 ${x} ${at}`, x, y, { w: 300, role: 'body' }),
    text(`${at},000`, x + 400, y, { w: 100, role: 'price' }),
    { id: `line${x} ${at}`, ...line },
  ]
}

const rowsOf = (made: Body) =>
  wordsOf(made).flatMap(({ groups }) => groups.flatMap((group) => (group.kind === 'rows' ? [group] : [])))

test('a row is made of its texts and of the line below it, the last one without a line of that above', () => {
  const ground: Layer = { id: 'ground', type: 'shape', shape: 'rect', x: 90, y: 90, w: 520, h: 300 }
  const layers = [ground, ...menuRow(0), ...menuRow(1), ...menuRow(2).slice(0, 2)]
  const [list] = rowsOf(body(layers))
  expect(list?.rows.map(({ layers: own }) => own.filter((id) => !/^t/.test(id)))).toEqual([
    ['line100 0'],
    ['line100 1'],
    ['line100 1'],
  ])
  expect(list?.columns).toEqual(['name', 'price'])
})

test('lists beside each other are two, each with its own lines', () => {
  const both = [0, 1, 2].flatMap((at) => [...menuRow(at), ...menuRow(at, 700)])
  const lists = rowsOf(body(both))
  expect(lists.map(({ rows }) => rows[1]?.fields.map((field) => field.text))).toEqual([
    ['음료 100 1', '1,000'],
    ['음료 700 1', '1,000'],
  ])
  expect(lists.map(({ rows }) => rows[1]?.layers.at(-1))).toEqual(['line100 1', 'line700 1'])
})

test('an emptied row keeps its place in the list, and what its columns are for does not depend on the words', () => {
  const steps = ['하나', '둘', '셋'].flatMap((word, at) => [
    text(at === 0 ? '' : `${at}`, 0, at * 50, { w: 40, ...(at === 1 ? { hidden: true } : {}) }),
    text(word, 60, at * 50, { w: 200, role: 'body', ...(at === 1 ? { hidden: true } : {}) }),
    text('', 300, at * 50, { w: 400, role: 'body', ...(at === 1 ? { hidden: true } : {}) }),
  ])
  const [list] = rowsOf(body(steps))
  expect(list?.rows.map(({ isHidden }) => isHidden)).toEqual([false, true, false])
  expect(list?.columns).toEqual(['mark', 'name', 'about'])
})

test('a price in no row is named by the nearest text above it in its column', () => {
  const named = ['라테', '모카'].map((name, at) => text(name, at * 300, 200))
  const prices = named.map((_, at) => text(`${at + 5},000`, at * 300, 240, { role: 'price' }))
  const heading = text('커피', 0, 0, { w: 600 })
  const [page] = wordsOf(body([heading, ...prices, ...named]))
  const fields = page?.groups.flatMap((group) => (group.kind === 'fields' ? group.fields : []))
  expect(fields?.filter(({ role }) => role === 'price').map(({ namedBy }) => namedBy)).toEqual(
    named.map(({ id }) => id),
  )
})

test('a table is its rows, between what stands above and below it; one that is hidden or locked is not offered', () => {
  const look = { size: 20, lineHeight: 1.5, spacing: 0, font: ['{font.korMain}'], fill: '#000000' } as const
  const prices = {
    priceFont: look.font,
    priceFill: '#000000',
    noteFont: look.font,
    noteFill: '#000000',
  } as const
  const rows = [{ id: 'r', item: '라테', price: '5,000', note: '' }]
  const frame = { x: 0, y: 100, w: 300, h: 200, noteSize: 12, rowGap: 8 }
  const table = { id: 'b', type: 'table', rows, ...look, ...prices, ...frame } as const
  const made = body([text('아래', 0, 400), table, text('위', 0, 0)])
  expect(textsOf(made)).toEqual([[['위'], [['라테', '5,000', '']], ['아래']]])
  const group = wordsOf(made)[0]?.groups[1]
  expect(group?.kind === 'table' && group.rows[0]?.map(({ layer, cell }) => [layer, cell?.name])).toEqual([
    ['r/item', 'item'],
    ['r/price', 'price'],
    ['r/note', 'note'],
  ])
  expect(
    textsOf(
      body([
        { ...table, hidden: true },
        { ...table, lock: ['content'] },
      ]),
    ),
  ).toEqual([])
})
