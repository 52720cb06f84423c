import { expect, test } from 'vitest'
import { designLimits, pageLimits } from '#model/documents/design-limits.ts'
import type { Layer } from '#scene/body/body.ts'
import { arbitraryBody, templates } from '#scene/document/bodies.fixture.ts'
import { forEachRun } from '../../../../tests/support/random.ts'
import { readLayers } from './read-layers.ts'

const frame = { x: 1, y: 2, w: 30, h: 40 }
const rect = { id: 'a', type: 'shape', shape: 'rect', fill: '#112233', ...frame } as const

test('layers of templates are read as they are, under other ids', () => {
  for (const [file, { pages }] of templates)
    for (const { layers } of pages) {
      const read = readLayers(layers)
      expect(withoutIds(read), file).toEqual(withoutIds(layers))
      const before = new Set(idsOf(layers))
      expect(idsOf(read).filter((id) => before.has(id))).toEqual([])
    }
})

test('whatever layers a body has, what is read of them is read the same again', () => {
  forEachRun(40, (random) => {
    for (const { layers } of arbitraryBody(random).pages) {
      const once = readLayers(JSON.parse(JSON.stringify(layers)))
      expect(withoutIds(readLayers(once))).toEqual(withoutIds(once))
    }
  })
})

test.each([
  null,
  undefined,
  1,
  'layers',
  {},
  [],
  [null, 3, 'x', []],
  [{ type: 'script' }],
  [{ type: 'shape' }],
])('no layer is read of %j', (candidate) => expect(readLayers(candidate)).toEqual([]))

test('a value of another form is left out, and a layer without what makes it', () => {
  const read = readLayers([
    {
      ...rect,
      fill: 'url(https://evil.example)',
      opacity: 7,
      lock: 'all',
      name: { toString: 1 },
      onclick: 'x',
    },
    { ...rect, x: Number.NaN },
    { ...rect, w: '30' },
    { id: 'b', type: 'image', src: 'https://evil.example/a.png', ...frame },
    { id: 'c', type: 'image', src: { idFile: 3 }, ...frame },
    { id: 'd', type: 'path', d: 'M0 0<script>', box: [0, 0, 1, 1], ...frame },
    { id: 'e', type: 'text', text: { t: 'a' }, ...frame },
  ])
  expect(withoutIds(read)).toEqual([
    { type: 'shape', shape: 'rect', ...frame },
    expect.objectContaining({ type: 'text', text: '', ...frame }),
  ])
})

test('a name of the prototype is no value', () => {
  const hostile = JSON.parse(
    `[{"__proto__":{"hidden":true},"constructor":1,${JSON.stringify(rect).slice(1)}]`,
  )
  expect(withoutIds(readLayers(hostile))).toEqual(withoutIds([rect]))
})

test('more than a page may hold is no layer at all', () => {
  const many = (count: number) => Array.from({ length: count }, () => rect)
  expect(readLayers(many(pageLimits.layers))).toHaveLength(pageLimits.layers)
  expect(readLayers(many(pageLimits.layers + 1))).toEqual([])
  const inside = (depth: number): object =>
    depth === 0 ? rect : { id: 'g', type: 'group', children: [inside(depth - 1)], ...frame }
  expect(readLayers([inside(designLimits.depth)])).toHaveLength(1)
  expect(readLayers([inside(designLimits.depth + 2)])).toEqual([])
  const long = { id: 't', type: 'text', text: '가'.repeat(designLimits.letters + 1), ...frame }
  expect(readLayers([long])).toEqual([])
})

function withoutIds(layers: readonly unknown[]): unknown {
  return JSON.parse(JSON.stringify(layers, (name, value) => (name === 'id' ? undefined : value)))
}

function idsOf(layers: readonly Layer[]): readonly string[] {
  return layers.flatMap((layer) => [layer.id, ...(layer.type === 'group' ? idsOf(layer.children) : [])])
}

test('a table has as many rows as it may have, each with words of a length that it may have', () => {
  const row = { item: 'ㅋ'.repeat(900), price: 9, note: { toString: 1 }, href: 'x' }
  const table = {
    ...frame,
    id: 'a',
    type: 'table',
    rows: [null, 'x', ...Array.from({ length: 90 }, () => row)],
  }
  const [read] = readLayers([table])
  expect(read?.type === 'table' && read.rows).toHaveLength(designLimits.rows - 2)
  expect(read?.type === 'table' && read.rows[0]).toEqual({
    id: expect.any(String),
    ...{ item: 'ㅋ'.repeat(200), price: '', note: '' },
  })
  for (const rows of [null, 'x', { length: 5 }])
    expect(readLayers([{ ...table, rows }])).toMatchObject([{ rows: [] }])
})
