import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { Body } from '#scene/body/body.ts'
import type { body } from './body.ts'
import { readBody } from './read-body.ts'
import { hasKnownWords, isPathData } from './slots.ts'

const text = {
  id: 't1',
  type: 'text',
  x: 0,
  y: 0,
  w: 400,
  h: 100,
  text: '{brand.name}',
  font: ['{font.korMain}'],
  size: 40,
  lineHeight: 1.3,
  spacing: 0,
  fill: '{color.main.on}',
}

const whole = {
  v: 1,
  name: '한 문장',
  form: 'instagram-square',
  unit: 'px',
  width: 1080,
  height: 1080,
  tags: [],
  pages: [{ id: 'p1', background: '#ffffff', layers: [text] as unknown[] }],
}

const withLayer = (layer: unknown) => ({
  ...whole,
  pages: [{ id: 'p1', background: '#ffffff', layers: [layer] }],
})
const group = (id: string, children: unknown[]) => ({ id, type: 'group', x: 0, y: 0, w: 1, h: 1, children })
/** The reason why it is refused as broken. */
function faultOf(value: unknown): string {
  const read = readBody(value)
  if (read.ok) throw new Error('it was read')
  expect(read.problem).toBe('broken')
  return read.reason
}

test('the schema takes what the scene draws, with the same type', () => {
  expectTypeOf<z.infer<typeof body>>().toExtend<Body>()
  expect(readBody(whole)).toEqual({ ok: true, body: whole })
})

test('a newer version is told from a broken body', () => {
  expect(readBody({ ...whole, v: 2, pages: 'of another form' })).toMatchObject({ problem: 'newer' })
  for (const v of [0, -1, 1.5, '2', null, Number.NaN]) expect(faultOf({ ...whole, v })).toContain('v')
})

test.each([
  ['a number that is none', { ...text, size: Number.NaN }, 'layer t1, size: '],
  ['an endless number', { ...text, x: Number.POSITIVE_INFINITY }, 'layer t1, x: '],
  ['a size without a bound', { ...text, w: 1e9 }, 'layer t1, w: '],
  ['an unknown property', { ...text, onclick: 'alert(1)' }, 'layer t1: Unrecognized key: "onclick"'],
  ['an unknown type', { ...text, type: 'html' }, 'layer t1, type: '],
  ['a slot that no brand has', { ...text, fill: '{color.accent}' }, 'fill: is no colour and no slot of one'],
  ['a mix beyond per cents', { ...text, fill: '{color.main.tint100}' }, 'fill: is no colour'],
  ['a word that no brand has', { ...text, text: '{brand.fax}' }, 'layer t1, text: '],
  ['a text without an end', { ...text, text: 'ㅋ'.repeat(4_001) }, 'layer t1, text: '],
  ['an address as a font', { ...text, font: ['url(https://a.example)'] }, 'layer t1, font.0: is no font'],
  [
    'an address as a picture',
    { id: 'i1', type: 'image', x: 0, y: 0, w: 1, h: 1, src: 'https://a.example/a.png' },
    'layer i1, src: is no picture',
  ],
  [
    'a relative path',
    { id: 'd1', type: 'path', x: 0, y: 0, w: 1, h: 1, box: [0, 0, 1, 1], d: 'm0 0l1 1' },
    'layer d1, d: is no path',
  ],
])('%s is refused by the name of its layer and field', (_, layer, reason) => {
  expect(faultOf(withLayer(layer))).toContain(reason)
})

test('groups go four levels deep, and a body of a thousand levels is refused without a crash', () => {
  const nested = (levels: number) =>
    Array.from({ length: levels }).reduce<unknown>((inner, _, at) => group(`g${at}`, [inner]), text)
  expect(readBody(withLayer(nested(4)))).toMatchObject({ ok: true })
  expect(faultOf(withLayer(nested(5)))).toContain('layer g0, type: ')
  expect(faultOf(withLayer(nested(100_000)))).toContain('nested deeper')
})

test('lists without a bound are refused before they are looked at', () => {
  const layers = new Array(1e9)
  expect(faultOf({ ...whole, pages: [{ id: 'p1', background: '#ffffff', layers }] })).toContain('values')
  const many = Array.from({ length: 501 }, (_, at) => ({ ...text, id: `t${at}` }))
  const pages = [{ id: 'p1', background: '#ffffff', layers: many }]
  expect(faultOf({ ...whole, pages })).toContain('layer p1, layers: ')
})

test('an id is given once in a body, also across pages and groups', () => {
  expect(faultOf(withLayer(group('g1', [text, text])))).toContain('the id t1 more than once')
  expect(faultOf(withLayer({ ...text, id: 'p1' }))).toContain('the id p1')
})

test.each([null, 1, 'body', [], [whole], {}, { v: 1 }, { v: 1, pages: { length: 1e9 } }])(
  '%j is no body',
  (value) => expect(faultOf(value)).toMatch(/\S/),
)

test('a problem in many layers is named in three of them', () => {
  const layers = Array.from({ length: 10 }, (_, at) => ({ ...text, id: `t${at}`, size: -1 }))
  expect(faultOf({ ...whole, pages: [{ id: 'p1', background: '#ffffff', layers }] })).toMatch(
    /^layer t0, size: .*; layer t1, size: .*; layer t2, size: .*; and 7 more$/,
  )
})

test('path data has as many numbers as its letters take', () => {
  for (const d of ['M0 0L1,1', 'M0 0 1 1Z', 'M-1.5.5C0 0 1 1 2 2Q1 1 0 0Z'])
    expect([d, isPathData(d)]).toEqual([d, true])
  for (const d of [
    '',
    'L0 0',
    'M0',
    'M0 0C1 1',
    'M0 0Z1',
    'M0 0A1 1 0 0 0 1 1',
    'M0 0url(#a)',
    'M0 0 '.repeat(2),
  ])
    expect([d, isPathData(d)]).toEqual([d, d.startsWith('M0 0 M')])
  expect(isPathData(`M0 0${' '.repeat(40_000)}x`)).toBe(false)
})

test('a brace of a text is a known word, or is written twice', () => {
  expect(['{brand.name} {{x}}', '값 {{', ''].map(hasKnownWords)).toEqual([true, true, true])
  expect(['{brand.name', '{name}', '{color.main}', '}'].map(hasKnownWords)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
