import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { createRandom, forEachRun, runsOr } from '../../../tests/support/random.ts'
import type { Body, Layer, Page, TableLayer, TextLayer } from '../body/body.ts'
import { addRow } from '../edit/rows.ts'
import { arbitraryBody, templates } from './bodies.fixture.ts'
import { bodyOf } from './body-of.ts'
import { writeBody } from './write-body.ts'

const { layers } = design.design
const [, menu] = templates[0] as (typeof templates)[number]
const { frame, fill, text, type } = layers.properties

function twoDevices(body: Body = menu): [Y.Doc, Y.Doc] {
  const [mine, theirs] = [new Y.Doc(), new Y.Doc()]
  writeBody(mine, body)
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine))
  return [mine, theirs]
}

/** Both get what the other did; they must be equal then. */
function meet(mine: Y.Doc, theirs: Y.Doc): Body {
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine, Y.encodeStateVector(theirs)))
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(mine)))
  expect(bodyOf(theirs)).toEqual(bodyOf(mine))
  return bodyOf(mine)
}

function all(list: readonly Layer[]): Layer[] {
  return list.flatMap((layer) => (layer.type === 'group' ? [layer, ...all(layer.children)] : [layer]))
}

function layerIn(body: Body, id: string): Layer {
  const found = body.pages.flatMap((page) => all(page.layers)).find((layer) => layer.id === id)
  if (!found) throw new Error(`there is no layer ${id}`)
  return found
}

const title = menu.pages
  .flatMap((page) => all(page.layers))
  .find((layer) => layer.type === 'text') as TextLayer

test('a new colour by one and a move by another are both kept', () => {
  const [mine, theirs] = twoDevices()
  fill.at(title.id).write(mine, '#112233')
  frame.at(title.id).write(theirs, [1, 2, 3, 4])
  expect(layerIn(meet(mine, theirs), title.id)).toMatchObject({ fill: '#112233', x: 1, y: 2, w: 3, h: 4 })
})

test('of two moves of a layer one wins whole', () => {
  const [mine, theirs] = twoDevices()
  frame.at(title.id).write(mine, [1, 1, 1, 1])
  frame.at(title.id).write(theirs, [2, 2, 2, 2])
  const { x, y, w, h } = layerIn(meet(mine, theirs), title.id)
  expect(new Set([x, y, w, h]).size).toBe(1)
})

test('words of two people at both ends of a text are all there', () => {
  const [mine, theirs] = twoDevices()
  const before = text.letters(title.id).read(mine)
  text.letters(title.id).write(mine, `새 ${before}`)
  text.letters(title.id).write(theirs, `${before} 오늘`)
  expect(layerIn(meet(mine, theirs), title.id)).toMatchObject({ text: `새 ${before} 오늘` })
})

test('a mark by one stays on its words where another types before them', () => {
  const [mine, theirs] = twoDevices()
  text.at(title.id).write(mine, '그릇 값')
  meet(mine, theirs)
  text.at(title.id).mark(mine, { from: 3, to: 4 }, { fill: '#FF0000' })
  text.letters(title.id).write(theirs, '오늘의 그릇 값')
  expect(layerIn(meet(mine, theirs), title.id)).toMatchObject({
    text: [{ t: '오늘의 그릇 ' }, { t: '값', fill: '#FF0000' }],
  })
})

test('undo takes back the own edit of a layer and leaves that of another', () => {
  const [mine, theirs] = twoDevices()
  const history = new Y.UndoManager(mine, { trackedOrigins: new Set(['me']), captureTimeout: 0 })
  fill.at(title.id).write(mine, '#112233', 'me')
  frame.at(title.id).write(theirs, [1, 2, 3, 4])
  meet(mine, theirs)
  history.undo()
  expect(layerIn(meet(mine, theirs), title.id)).toMatchObject({ fill: title.fill, x: 1 })
})

test('a removed layer comes back by undo with what another did to it meanwhile', () => {
  const [mine, theirs] = twoDevices()
  const history = new Y.UndoManager(mine, { trackedOrigins: new Set(['me']), captureTimeout: 0 })
  layers.remove(mine, title.id, 'me')
  frame.at(title.id).write(theirs, [1, 2, 3, 4])
  text.letters(title.id).write(theirs, '다른 사람의 말')
  expect(() => layerIn(meet(mine, theirs), title.id)).toThrow('there is no layer')
  history.undo()
  expect(layerIn(meet(mine, theirs), title.id)).toMatchObject({
    x: 1,
    text: '다른 사람의 말',
    size: title.size,
  })
})

test('a body that is written again brings a removed layer back with the words that another types into it', () => {
  const [mine, theirs] = twoDevices()
  const words = text.letters(title.id).read(mine)
  layers.remove(mine, title.id)
  text.letters(title.id).write(theirs, `${words} 오늘`)
  writeBody(mine, menu)
  expect(bodyOf(mine)).toEqual(menu)
  expect(layerIn(meet(mine, theirs), title.id)).toMatchObject({ text: `${words} 오늘` })
})

test('a version written back keeps what another added meanwhile', () => {
  const [mine, theirs] = twoDevices()
  const added = layers.add(
    theirs,
    { type: 'shape', shape: 'rect', frame: [0, 0, 1, 1] },
    { parent: menu.pages[0]?.id ?? null },
  )
  layers.remove(mine, title.id)
  writeBody(mine, menu)
  const merged = meet(mine, theirs)
  expect(layerIn(merged, added)).toMatchObject({ type: 'shape' })
  expect(layerIn(merged, title.id)).toEqual(title)
})

test('a layer whose page was removed meanwhile goes to the first page', () => {
  const [, cards] = templates[3] as (typeof templates)[number]
  const [mine, theirs] = twoDevices(cards)
  const [first, second, last] = cards.pages.map(({ id }) => id) as [string, string, string]
  layers.remove(mine, second)
  const moved = cards.pages[2]?.layers[0]?.id ?? ''
  layers.move(theirs, moved, { parent: second })
  const merged = meet(mine, theirs)
  expect(merged.pages.map(({ id }) => id)).toEqual([first, last])
  expect(merged.pages[0]?.layers.at(-1)?.id).toBe(moved)
})

test('groups that two people move into each other show every layer once', () => {
  const group = (id: string): Layer => ({ id, type: 'group', x: 0, y: 0, w: 1, h: 1, children: [] })
  const page = { id: 'page', background: '#FFFFFF' as const, layers: [group('a'), group('b'), group('c')] }
  const [mine, theirs] = twoDevices({ ...menu, pages: [page] })
  layers.move(mine, 'a', { parent: 'b' })
  layers.move(theirs, 'b', { parent: 'a' })
  const merged = meet(mine, theirs)
  expect(
    all(merged.pages[0]?.layers ?? [])
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['a', 'b', 'c'])
})

test('what two devices write at random is the same body on both, and is read back as it is', () => {
  forEachRun(runsOr(30), (random) => {
    const [mine, theirs] = twoDevices(arbitraryBody(random))
    for (let round = 0; round < 6; round++) {
      for (const doc of [mine, theirs]) editAtRandom(doc, random)
      if (random() < 0.5) meet(mine, theirs)
    }
    const merged = meet(mine, theirs)
    const copy = new Y.Doc()
    writeBody(copy, merged)
    expect(bodyOf(copy)).toEqual(merged)
    writeBody(theirs, arbitraryBody(createRandom(Math.floor(random() * 1e6))))
    writeBody(theirs, merged)
    expect(bodyOf(theirs)).toEqual(merged)
  })
})

function editAtRandom(doc: Y.Doc, random: () => number): void {
  const keys = layers.keys(doc)
  const any = () => keys[Math.floor(random() * keys.length)] ?? null
  const key = any()
  if (key === null) return
  const act = random()
  if (act < 0.2) layers.move(doc, key, { parent: any(), at: Math.floor(random() * 4) })
  else if (act < 0.3) layers.remove(doc, key)
  else if (act < 0.5) frame.at(key).write(doc, [Math.floor(random() * 99), 0, 5, 5])
  else if (act < 0.6) layers.add(doc, layers.arbitraryItem(random), { parent: any() })
  else if (act < 0.7 && type.at(key).read(doc) === 'text')
    text.at(key).mark(doc, { from: 1, to: 3 }, { weight: 300 })
  else if (type.at(key).read(doc) === 'text')
    text.letters(key).write(doc, `${Math.floor(random() * 99)} 그릇`)
  else fill.at(key).write(doc, '#00FF00')
}

test('rows that two people add to a table are both there, and words that they write in one cell', () => {
  const row = { id: 'a', item: '국밥', price: '', note: '' }
  const fonts = ['{font.korMain}'] as const
  const table: TableLayer = {
    ...{
      id: 'table',
      type: 'table',
      x: 0,
      y: 0,
      w: 90,
      h: 90,
      rows: [row],
      size: 9,
      lineHeight: 1.4,
      spacing: 0,
    },
    ...{ font: fonts, priceFont: fonts, noteFont: fonts, noteSize: 6, rowGap: 2 },
    ...{ fill: '#112233', priceFill: '#112233', noteFill: '#112233' },
  }
  const [page] = menu.pages
  const [mine, theirs] = twoDevices({ ...menu, pages: [{ ...page, layers: [table] } as Page] })
  const { item } = layers.properties
  addRow(mine, 'table', 'a', { item: '수육', price: '', note: '' })
  addRow(theirs, 'table', 'a', { item: '막걸리', price: '', note: '' })
  item.letters('a').write(mine, '한우 국밥')
  item.letters('a').write(theirs, '국밥 정식')
  const met = layerIn(meet(mine, theirs), 'table') as TableLayer
  expect(met.rows[0]).toMatchObject({ item: '한우 국밥 정식' })
  expect(met.rows.map((one) => one.item).sort()).toEqual(['막걸리', '수육', '한우 국밥 정식'])
})

test('a row that is added to a table while another removes that is there again when the removal is undone', () => {
  const [, body] = templates[0] as (typeof templates)[number]
  const [mine, theirs] = twoDevices(body)
  const parent = body.pages[0]?.id ?? ''
  const table = layers.add(mine, { type: 'table', frame: [0, 0, 9, 9] }, { parent })
  meet(mine, theirs)
  const history = new Y.UndoManager(mine, { trackedOrigins: new Set(['me']), captureTimeout: 0 })
  mine.transact(() => layers.remove(mine, table), 'me')
  addRow(theirs, table, null, { item: '수육', price: '', note: '' })
  expect(meet(mine, theirs)).toEqual(body)
  history.undo()
  expect(layerIn(meet(mine, theirs), table)).toMatchObject({ rows: [{ item: '수육' }] })
})
