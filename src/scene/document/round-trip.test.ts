import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { designLimits, valueLimits } from '#model/documents/design-limits.ts'
import { createRandom, forEachRun, runsOr } from '../../../tests/support/random.ts'
import type { Body, Layer } from '../body/body.ts'
import { limits } from '../body/limits.ts'
import { arbitraryBody, templates } from './bodies.fixture.ts'
import { bodyOf } from './body-of.ts'
import { DesignLimitError } from './design-error.ts'
import { writeBody } from './write-body.ts'

test.each(templates)('the template %s is read as it was written', (_name, body) => {
  expect(templates.length).toBeGreaterThanOrEqual(16)
  const doc = new Y.Doc()
  writeBody(doc, body)
  expect(bodyOf(doc)).toEqual(body)
})

test('a body is read as it was written, over whatever the document had, also after a transfer', () => {
  forEachRun(runsOr(60), (random) => {
    const doc = new Y.Doc()
    for (let round = 0; round < 2; round++) {
      const body = arbitraryBody(random)
      writeBody(doc, body)
      expect(bodyOf(doc)).toEqual(body)
    }
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    expect(bodyOf(other)).toEqual(bodyOf(doc))
  })
})

test('writing the body that a document has changes nothing', () => {
  const doc = new Y.Doc()
  const body = arbitraryBody(createRandom(3))
  writeBody(doc, body)
  let updates = 0
  doc.on('update', () => updates++)
  writeBody(doc, bodyOf(doc))
  expect(updates).toBe(0)
})

test('a changed colour is one small edit', () => {
  const [, body] = templates[8] as (typeof templates)[number]
  const doc = new Y.Doc()
  writeBody(doc, body)
  const sizes: number[] = []
  doc.on('update', (update: Uint8Array) => sizes.push(update.byteLength))
  writeBody(doc, { ...body, pages: body.pages.map((page) => ({ ...page, background: '#123456' })) })
  expect(sizes).toHaveLength(1)
  expect(sizes[0]).toBeLessThan(100)
})

const empty: Body = {
  v: 1,
  name: '',
  form: 'custom',
  unit: 'px',
  width: 100,
  height: 100,
  tags: [],
  pages: [{ id: 'page', background: '#FFFFFF', layers: [] }],
}
const box: Layer = { id: 'box', type: 'shape', shape: 'rect', x: 0, y: 0, w: 10, h: 10 }
const withLayers = (layers: readonly Layer[]): Body => ({
  ...empty,
  pages: [{ id: 'page', background: '#FFFFFF', layers }],
})
const label = (text: string): Layer => ({
  ...box,
  type: 'text',
  text,
  font: [],
  size: 1,
  lineHeight: 1,
  spacing: 0,
  fill: '#000000',
})
const nested = (depth: number): Layer =>
  depth === 0 ? box : { ...box, id: `group ${depth}`, type: 'group', children: [nested(depth - 1)] }

test.each([
  ['layers', withLayers(Array.from({ length: designLimits.layers }, (_, at) => ({ ...box, id: `${at}` })))],
  ['letters', withLayers([label('가'.repeat(designLimits.letters + 1))])],
  [
    'bytes',
    withLayers(Array.from({ length: 600 }, (_, at) => ({ ...label('가'.repeat(1_200)), id: `${at}` }))),
  ],
  ['depth', withLayers([nested(designLimits.depth + 1)])],
  ['title', { ...empty, name: '가'.repeat(designLimits.title + 1) }],
  ['tags', { ...empty, tags: Array.from({ length: designLimits.tags + 1 }, (_, at) => `${at}`) }],
] as const)('more %s than a design may have is a named error, and nothing is written', (limit, body) => {
  const doc = new Y.Doc()
  writeBody(doc, withLayers([box]))
  let updates = 0
  doc.on('update', () => updates++)
  const write = () => writeBody(doc, body)
  expect(write).toThrow(DesignLimitError)
  expect(write).toThrow(expect.objectContaining({ limit, atMost: designLimits[limit] }))
  expect(updates).toBe(0)
  expect(bodyOf(doc)).toEqual(withLayers([box]))
})

test.each([
  ['opacity', withLayers([{ ...box, opacity: Number.NaN }])],
  ['frame', withLayers([{ ...box, x: Number.POSITIVE_INFINITY }])],
  ['size', { ...empty, width: Number.NaN }],
])('a value of another form in a body is refused before anything is written: %s', (name, body) => {
  const doc = new Y.Doc()
  let updates = 0
  doc.on('update', () => updates++)
  expect(() => writeBody(doc, body)).toThrow(RangeError)
  expect(() => writeBody(doc, body)).toThrow(name)
  expect(updates).toBe(0)
})

test('what a document may hold of one layer is what a scene draws', () => {
  expect({ ...limits, ...valueLimits }).toEqual(limits)
  expect([designLimits.depth, designLimits.letters]).toEqual([limits.depth, limits.letters])
})
