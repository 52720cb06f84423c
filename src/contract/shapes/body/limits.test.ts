import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { bodyLimits, designLimits, pageLimits, valueLimits } from '#model/documents/design-limits.ts'
import { formLimits, forms } from '#model/forms/forms.ts'
import type { Body } from '#scene/body/body.ts'
import { limits } from '#scene/body/limits.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { checkPage } from '#scene/page/check-page.ts'
import { readBody } from './read-body.ts'

type Limit = keyof typeof bodyLimits

const frame = { x: 0, y: 0, w: 10, h: 10 }
const shape = { ...frame, type: 'shape', shape: 'polygon', fill: '#112233' }
const text = { ...frame, type: 'text', text: 'ㅋ', font: ['lora'], size: 9, lineHeight: 1, spacing: 0 }
const label = { ...text, fill: '#112233' }
const cells = { item: '국밥', price: '9,000', note: '' }
const sizes = { font: ['lora'], size: 9, lineHeight: 1, spacing: 0, noteSize: 6, rowGap: 2 }
const fills = { fill: '#112233', priceFill: '#112233', noteFill: '#112233' }
const table = { ...frame, type: 'table', ...sizes, priceFont: ['lora'], noteFont: ['lora'], ...fills }
const path = { ...frame, type: 'path', box: [0, 0, 1, 1] }
const outline = (length: number) => 'M0 0'.padEnd(length)
/** In parts as large as one may be, the rest in the last. */
const parts = (count: number, most: number) =>
  Array.from({ length: Math.ceil(count / most) }, (_, at) => Math.min(most, count - at * most))
const times = (count: number, value: object) => Array.from({ length: count }, () => value)
const nested = (depth: number): object =>
  depth === 0 ? shape : { ...frame, type: 'group', children: [nested(depth - 1)] }
const stops = (count: number) => Array.from({ length: count }, (_, at) => [at / count, '#112233'])

/** Pages of layers that have so many of what is limited, or more of the body. */
const bodies: Readonly<Record<Limit, (count: number) => object[][] | object>> = {
  pages: (count) => Array.from({ length: count }, () => [shape]),
  layers: (count) => parts(count, bodyLimits.layersOfPage).map((length) => times(length, shape)),
  layersOfPage: (count) => [[{ ...frame, type: 'group', children: times(count - 1, shape) }]],
  depth: (count) => [[nested(count)]],
  letters: (count) => [[{ ...label, text: 'ㅋ'.repeat(count) }]],
  lettersOfPage: (count) => [
    parts(count, bodyLimits.letters).map((length) => ({ ...label, text: 'ㅋ'.repeat(length) })),
  ],
  rows: (count) => [
    [{ ...table, rows: Array.from({ length: count }, (_, at) => ({ ...cells, id: `r${at}` })) }],
  ],
  runs: (count) => [[{ ...label, text: times(count, { t: 'ㅋ' }) }]],
  path: (count) => [[{ ...path, d: outline(count) }]],
  pathOfPage: (count) => [
    parts(count, bodyLimits.path / 2).map((length) => ({ ...path, d: outline(length) })),
  ],
  sides: (count) => [[{ ...shape, sides: count }]],
  stops: (count) => [[{ ...shape, fill: { type: 'linear', angle: 0, stops: stops(count) } }]],
  dashes: (count) => [[{ ...shape, stroke: { color: '#112233', width: 1, dash: Array(count).fill(1) } }]],
  fonts: (count) => [[{ ...label, font: Array(count).fill('lora') }]],
  reach: (count) => [[{ ...shape, x: count }]],
  title: (count) => ({ name: 'ㅋ'.repeat(count) }),
  tags: (count) => ({ tags: Array.from({ length: count }, (_, at) => `tag ${at}`) }),
  tag: (count) => ({ tags: ['ㅋ'.repeat(count)] }),
}

function bodyWith(limit: Limit, count: number): Body {
  const made = bodies[limit](count)
  let at = 0
  const named = (layer: object): object => {
    const children = (layer as { children?: object[] }).children?.map(named)
    return { ...layer, id: `l${at++}`, ...(children && { children }) }
  }
  const pages = (Array.isArray(made) ? (made as object[][]) : [[shape]]).map((layers, page) => ({
    id: `p${page}`,
    background: '#ffffff',
    layers: layers.map(named),
  }))
  const fixed = { v: 1, name: 'ㅋ', form: 'custom', unit: 'px', width: 500, height: 500, tags: [] }
  return { ...fixed, pages, ...(Array.isArray(made) ? {} : made) } as unknown as Body
}

test.each(Object.keys(bodies) as Limit[])(
  'a body with as many %s as it may have is read, written and drawn, and one with more is refused',
  (limit) => {
    const body = bodyWith(limit, bodyLimits[limit])
    expect(readBody(body)).toMatchObject({ ok: true })
    expect(() => writeBody(new Y.Doc(), body)).not.toThrow()
    for (const page of body.pages) expect(() => checkPage(page, pageSizeOf(body))).not.toThrow()
    expect(readBody(bodyWith(limit, bodyLimits[limit] + 1))).toMatchObject({ ok: false, problem: 'broken' })
  },
)

test('what comes in is at most what a design may hold, and what a scene draws', () => {
  const { layersOfPage, layers, ...sameNames } = bodyLimits
  expect(layers).toBeLessThanOrEqual(designLimits.layers)
  expect(layersOfPage).toBeLessThanOrEqual(limits.layers)
  for (const others of [designLimits, valueLimits, pageLimits, limits]) {
    for (const [name, most] of Object.entries(others)) {
      const own = (sameNames as Readonly<Record<string, number>>)[name]
      if (own !== undefined) expect([name, own <= most]).toEqual([name, true])
    }
  }
})

test('a path has an area to scale, and every form is a size that a body may have', () => {
  for (const box of [
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [0, 0, -1, 1],
  ])
    expect(readBody({ ...bodyWith('path', 4), pages: [pageOf({ ...path, box, d: 'M0 0' })] })).toMatchObject({
      ok: false,
    })
  for (const { key, width, height } of forms)
    expect([key, Math.min(width, height) >= formLimits.smallest]).toEqual([key, true])
  const { largest } = formLimits
  expect(forms.filter(({ width, height }) => Math.max(width, height) > largest)).toEqual([])
  expect(readBody({ ...bodyWith('path', 4), width: largest + 1 })).toMatchObject({ ok: false })
})

function pageOf(layer: object) {
  return { id: 'p0', background: '#ffffff', layers: [{ ...layer, id: 'l0' }] }
}
