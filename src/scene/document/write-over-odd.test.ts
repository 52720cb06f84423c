import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { pick } from '#model/fields/arbitrary.ts'
import type { Random } from '#model/fields/random.ts'
import { forEachRun, partsOf, runsOr } from '../../../tests/support/random.ts'
import type { Body, Layer } from '../body/body.ts'
import { arbitraryBody } from './bodies.fixture.ts'
import { bodyOf } from './body-of.ts'
import { oddDevices, receive, workOddly } from './odd-designs.fixture.ts'
import { nodeTypes } from './read-layer.ts'
import { removeNodes } from './remove-nodes.ts'
import { shownNodes } from './shown-nodes.ts'
import { writeBody } from './write-body.ts'

const { layers } = design.design

test.each(partsOf(runsOr(60), 500))(
  'a body that is written is the design on all devices, whatever was hidden in it: %o',
  (runs) => {
    forEachRun(runs, expectWritten)
  },
)

test.each(partsOf(runsOr(30), 500))(
  'layers and pages that are removed take with them what is shown in them and nothing else: %o',
  (runs) => {
    forEachRun(runs, expectRemoved)
  },
)

const row = (id: string) => ({ id, item: '국밥', price: '', note: '' })
const box = (id: string) => ({ id, type: 'shape', shape: 'rect', x: 0, y: 0, w: 9, h: 9 }) as Layer
const table = (id: string, ...rows: readonly string[]) => {
  const fonts = { font: ['{font.korMain}'], priceFont: ['{font.korMain}'], noteFont: ['{font.korMain}'] }
  const colours = { fill: '#112233', priceFill: '#112233', noteFill: '#112233' }
  const sizes = { size: 9, lineHeight: 1.4, spacing: 0, noteSize: 6, rowGap: 2 }
  return { ...box(id), type: 'table', shape: undefined, rows: rows.map(row), ...fonts, ...colours, ...sizes }
}

function bodyWith(pages: Readonly<Record<string, readonly object[]>>): Body {
  return JSON.parse(
    JSON.stringify({
      ...{ v: 1, name: '', form: 'custom', unit: 'px', width: 90, height: 50, tags: [] },
      pages: Object.entries(pages).map(([id, all]) => ({ id, background: '#FFFFFF', layers: all })),
    }),
  ) as Body
}

test.each<[string, Body, (doc: Y.Doc) => void, Body]>([
  [
    'a row that another added to a removed table is not shown by what brings the table back',
    bodyWith({ p: [table('t', 'a')] }),
    (doc) => {
      layers.remove(doc, 't')
      layers.add(doc, { type: 'row', item: '수육' }, { parent: 't' })
    },
    bodyWith({ p: [table('t', 'a')] }),
  ],
  [
    'a row outside of a table comes into one under its key',
    bodyWith({ p: [table('t', 'a')] }),
    (doc) => layers.move(doc, 'a', { parent: 'p' }),
    bodyWith({ p: [table('t', 'b', 'a')] }),
  ],
  [
    'a page in a layer stays when the layer goes',
    bodyWith({ p: [box('a')], q: [box('b')] }),
    (doc) => layers.move(doc, 'q', { parent: 'a' }),
    bodyWith({ q: [box('b')], p: [] }),
  ],
  [
    'a layer in a text that becomes a group is where the body has it',
    bodyWith({ p: [box('a'), box('b')] }),
    (doc) => layers.move(doc, 'b', { parent: 'a' }),
    bodyWith({ p: [{ ...box('a'), type: 'group', shape: undefined, children: [] }, box('b')] }),
  ],
  [
    'a layer outside of all pages is not shown on a page that is added',
    bodyWith({ p: [box('a')] }),
    (doc) => {
      layers.move(doc, 'a', { parent: null })
      layers.remove(doc, 'p')
    },
    bodyWith({ q: [box('b')] }),
  ],
  [
    'a layer in one of a newer build is under its key where the body has it',
    bodyWith({ p: [box('a'), box('b')] }),
    (doc) => {
      layers.properties.type.at('a').write(doc, 'chart')
      layers.move(doc, 'b', { parent: 'a' })
    },
    bodyWith({ p: [box('b')] }),
  ],
  [
    'a value that stands for another one that changes is kept',
    bodyWith({ p: [table('t', 'a')] }),
    (doc) => layers.properties.priceFill.at('t').write(doc, null),
    bodyWith({ p: [{ ...table('t', 'a'), fill: '#445566' }] }),
  ],
])('%s', (_, before, change, wanted) => {
  const doc = new Y.Doc()
  writeBody(doc, before)
  change(doc)
  writeBody(doc, wanted)
  expect(bodyOf(doc)).toEqual(wanted)
})

test('of tags that two people added, each is there once and in the order of the body', () => {
  const doc = new Y.Doc()
  const body = { ...bodyWith({ p: [] }), tags: ['메뉴판'] }
  writeBody(doc, body)
  design.design.tags.add(doc, { tag: '메뉴판' })
  writeBody(doc, { ...body, tags: ['매장', '메뉴판'] })
  expect(bodyOf(doc).tags).toEqual(['매장', '메뉴판'])
})

function expectWritten(random: Random): void {
  const devices = oddDevices(random)
  const versions = workOddly(devices, random)
  const { doc } = pick(random, devices)
  const before = bodyOf(doc)
  for (const device of devices) expect(bodyOf(device.doc)).toEqual(before)

  const wanted = pick(random, [...versions, arbitraryBody(random)])
  const isTaken = (id: string) => isOfNewerBuild(doc, id)
  const history = new Y.UndoManager(doc, { trackedOrigins: new Set(['me']), captureTimeout: 0 })
  writeBody(doc, wanted, 'me')
  expectSame(bodyOf(doc), wanted, isTaken)
  for (const device of devices) receive(device, random, 1)
  for (const device of devices) expect(bodyOf(device.doc)).toEqual(bodyOf(doc))
  expectNoUpdate(doc, () => writeBody(doc, bodyOf(doc)))
  history.undo()
  expect(bodyOf(doc)).toEqual(before)
}

function expectRemoved(random: Random): void {
  const devices = oddDevices(random)
  workOddly(devices, random)
  const { doc } = pick(random, devices)
  const before = [...shownNodes(doc).values()]
  const isLast = (key: string) => key === before.findLast(({ values }) => values.type === 'page')?.key
  const removed = before.flatMap(({ key }) => (random() < 0.2 && !isLast(key) ? [key] : []))
  const gone = new Set(removed)
  for (const { key, parent } of before) if (parent !== null && gone.has(parent)) gone.add(key)
  removeNodes(doc, removed)
  expect([...shownNodes(doc).values()]).toEqual(before.filter(({ key }) => !gone.has(key)))
  for (const device of devices) receive(device, random, 1)
  for (const device of devices) expect(bodyOf(device.doc)).toEqual(bodyOf(doc))
}

function isOfNewerBuild(doc: Y.Doc, id: string): boolean {
  const isThere = doc.getMap(layers.path).has(id)
  return isThere && !nodeTypes.has(layers.properties.type.at(id).read(doc) ?? '')
}

/** Equal but for ids that nodes of a newer build have. */
function expectSame(body: Body, wanted: Body, isTaken: (id: string) => boolean): void {
  const found = idsIn(body)
  const fresh = new Map(idsIn(wanted).flatMap((id, at) => (isTaken(id) ? [[id, found[at]]] : [])))
  const named = JSON.stringify(wanted).replace(/"id":"([^"]*)"/g, (all, id: string) =>
    fresh.has(id) ? `"id":"${fresh.get(id)}"` : all,
  )
  expect(body).toEqual(JSON.parse(named))
}

function idsIn(body: Body): readonly string[] {
  return Array.from(JSON.stringify(body).matchAll(/"id":"([^"]*)"/g), ([, id]) => id ?? '')
}

function expectNoUpdate(doc: Y.Doc, write: () => void): void {
  let updates = 0
  const count = () => updates++
  doc.on('update', count)
  write()
  doc.off('update', count)
  expect(updates).toBe(0)
}
