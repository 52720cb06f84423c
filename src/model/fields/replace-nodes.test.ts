import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { below, forEachRun, runsOr, seed } from '../../../tests/support/random.ts'
import { sketch } from '../../../tests/support/sketch-document.ts'
import type { Random } from './random.ts'
import { replaceNodes } from './replace-nodes.ts'

const { layers } = sketch.sheet

test(`a tree becomes equal to any other, and a second time nothing is written (seed ${seed})`, () => {
  forEachRun(runsOr(60), (random) => {
    const [now, then] = [new Y.Doc(), new Y.Doc()]
    grow(random, now)
    Y.applyUpdate(then, Y.encodeStateAsUpdate(now))
    for (const doc of [now, then]) grow(random, doc)
    const wanted = layers.read(then)
    replaceNodes(now, layers, wanted)
    expect(layers.read(now)).toEqual(wanted)
    const before = Y.encodeStateAsUpdate(now)
    replaceNodes(now, layers, wanted)
    expect(Y.encodeStateAsUpdate(now)).toEqual(before)
  })
})

test('of accepted nodes alone the others keep their parents, and leave one that is removed', () => {
  const doc = new Y.Doc()
  for (const [key, parent] of [
    ['page', null],
    ['group', 'page'],
    ['leaf', 'group'],
  ] as const)
    layers.add(doc, { name: key }, { key, parent })
  replaceNodes(doc, layers, [], (key) => key === 'group')
  expect(layers.read(doc).map(({ key, parent }) => [key, parent])).toEqual([
    ['page', null],
    ['leaf', 'page'],
  ])
})

test('however many nodes are added, moved and removed, the tree is read as often', () => {
  const reads = (count: number) => {
    const doc = new Y.Doc()
    const nodes = (from: number, parent: string) =>
      Array.from({ length: count }, (_, at) => ({ key: `n${from + at}`, name: null, words: '', parent }))
    const page = (key: string) => ({ key, name: null, words: '', parent: null })
    replaceNodes(doc, layers, [page('p'), page('q'), ...nodes(0, 'p'), ...nodes(count, 'p')])
    const entries = vi.spyOn(doc.getMap(layers.path), 'entries')
    replaceNodes(doc, layers, [
      page('p'),
      page('q'),
      ...nodes(count, 'q').reverse(),
      ...nodes(2 * count, 'p'),
    ])
    expect(layers.children(doc, 'q')).toHaveLength(count)
    return entries.mock.calls.length
  }
  expect(reads(40)).toBe(reads(2))
})

function grow(random: Random, doc: Y.Doc): void {
  for (let step = 0; step < 8; step++) {
    const keys = layers.keys(doc)
    const any = () => keys[below(random, keys.length + 1)] ?? null
    const key = any()
    const dice = random()
    if (key === null || dice < 0.4)
      layers.add(doc, { name: String(step) }, { parent: any(), at: below(random, 4) })
    else if (dice < 0.75) layers.move(doc, key, { parent: any(), at: below(random, 4) })
    else if (dice < 0.85) layers.remove(doc, key)
    else layers.properties.words.at(key).write(doc, `글 ${step}`)
  }
}
