import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { pick } from '#model/fields/arbitrary.ts'
import { forEachRun, runsOr } from '../../../tests/support/random.ts'
import type { Body } from '../body/body.ts'
import { templates } from './bodies.fixture.ts'
import { bodyOf } from './body-of.ts'
import { writeBody } from './write-body.ts'

const { layers } = design.design
const [, menu] = templates[0] as (typeof templates)[number]

const hostile: readonly unknown[] = [
  null,
  '',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1e300,
  [],
  [Number.NaN, 0, 0, 0],
  [[[]]],
  {},
  { idFile: 'x' },
  JSON.parse('{"__proto__": {"type": "text"}, "toString": 1}'),
  'x'.repeat(30_000),
  new Uint8Array([1]),
  '{color.main}',
  'heart',
]

function stored(doc: Y.Doc): Y.Map<Y.Map<unknown>> {
  return doc.getMap(layers.path)
}

function contents(doc: Y.Doc): unknown {
  return structuredClone(doc.toJSON())
}

test('whatever is stored, a body is read without an error, and written back without touching what was unreadable', () => {
  forEachRun(runsOr(80), (random) => {
    const doc = new Y.Doc()
    writeBody(doc, menu)
    const values = hostile.concat(() => new Y.Map([['a', 1]])).concat(() => new Y.Text('x'))
    const any = () => {
      const one = pick(random, values)
      return typeof one === 'function' ? one() : one
    }
    for (let act = 0; act < 12; act++) {
      const key = pick(random, [...stored(doc).keys()])
      const name = pick(random, [...Object.keys(layers.properties), '$place', '$gone', 'new'])
      const node = stored(doc).get(key)
      const dice = random()
      if (dice < 0.1) stored(doc).set(pick(random, ['__proto__', 'a/b', 'new']), any() as never)
      else if (dice < 0.2) doc.getMap('design').set(pick(random, ['size', 'unit', 'title', 'bleed']), any())
      else if (node instanceof Y.Map) node.set(name, any())
    }
    const body = bodyOf(doc)
    const before = contents(doc)
    writeBody(doc, body)
    expect(contents(doc)).toEqual(before)
    const copy = new Y.Doc()
    writeBody(copy, body)
    expect(bodyOf(copy)).toEqual(body)
  })
})

test('a layer of an unknown type is left out with what is inside of it, and stays through a written body', () => {
  const doc = new Y.Doc()
  writeBody(doc, menu)
  const page = menu.pages[0]?.id ?? ''
  const chart = layers.add(doc, { type: 'chart', frame: [0, 0, 9, 9] }, { parent: page, at: 0 })
  stored(doc)
    .get(chart)
    ?.set('rows', [['국', '6,000']])
  const cell = layers.add(doc, { type: 'shape', shape: 'rect', frame: [0, 0, 1, 1] }, { parent: chart })
  expect(bodyOf(doc)).toEqual(menu)
  const [first, ...others] = menu.pages[0]?.layers ?? []
  writeBody(doc, {
    ...menu,
    pages: [{ ...menu.pages[0], layers: [...others, first] } as Body['pages'][number]],
  })
  expect(layers.has(doc, chart) && layers.has(doc, cell)).toBe(true)
  expect(stored(doc).get(chart)?.get('rows')).toEqual([['국', '6,000']])
})

test('a layer whose id an unreadable one has gets another id', () => {
  const doc = new Y.Doc()
  writeBody(doc, menu)
  const first = menu.pages[0]?.layers[0]
  layers.properties.type.at(first?.id ?? '').write(doc, 'hologram')
  writeBody(doc, menu)
  const shown = bodyOf(doc).pages[0]?.layers ?? []
  expect(shown).toHaveLength(menu.pages[0]?.layers.length ?? 0)
  expect(shown[0]).toEqual({ ...first, id: shown[0]?.id })
  expect(layers.properties.type.at(first?.id ?? '').read(doc)).toBe('hologram')
})

test('nodes that a foreign client nests without end are read in time', () => {
  const doc = new Y.Doc()
  writeBody(doc, menu)
  doc.transact(() => {
    let parent: string | null = menu.pages[0]?.id ?? null
    for (let depth = 0; depth < 5_000; depth++) {
      const node = new Y.Map<unknown>([
        ['type', 'group'],
        ['frame', [0, 0, 1, 1]],
        ['$place', { parent, order: 'a0' }],
      ])
      parent = `deep ${depth}`
      stored(doc).set(parent, node)
    }
  })
  expect(() => JSON.stringify(bodyOf(doc))).not.toThrow()
})
