import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { readAnswers } from '#model/fields/answers.ts'
import type { FollowedItems } from '#model/fields/followed-items.ts'
import type { Random } from '#model/fields/random.ts'
import { below, forEachRun, runsOr, seed } from '../../support/random.ts'
import { sketch } from '../../support/sketch-document.ts'
import { createNetwork, type TestNetwork } from '../../support/test-device.ts'
import { editSomething, writeGarbage } from './edits.ts'

/** Trees and records under the laws of all fields: three devices on a network that loses, doubles and reorders. */
const runs = runsOr(120)
vi.setConfig({ testTimeout: 30_000 + runs * 400 })
const { layers, slots, notes } = sketch.sheet
const { fields } = sketch.$

test(`[D70] devices that synced read the same trees and records, each node once (seed ${seed})`, () => {
  forEachRun(runs, (random) => {
    const network = createNetwork(random)
    for (let step = 0; step < 15; step++) {
      for (const device of network.devices) {
        if (random() < 0.7) editSomething(random, device.doc, [layers, layers, slots, ...fields])
        if (random() < 0.05) device.restart()
      }
      if (random() < 0.5) network.carrySome()
    }
    network.meet()
    expectSame(network)
    for (const { doc } of network.devices) expectTree(doc)
  })
})

test(`[D70][D71] nodes that are moved apart, also in circles, are all there, and never inside of themselves (seed ${seed})`, () => {
  const done = { moves: 0, mended: 0 }
  forEachRun(runs, (random) => {
    const network = createNetwork(random)
    const [first] = network.devices
    if (!first) throw new Error('three devices')
    const keys = Array.from({ length: 6 }, (_, i) => layers.add(first.doc, { x: i }, { key: `n${i}` }))
    network.meet()
    for (let step = 0; step < 6; step++) {
      for (const { doc } of network.devices) {
        const [key = '', parent = ''] = [keys[below(random, 6)], keys[below(random, 6)]]
        if (layers.move(doc, key, { parent, at: below(random, 3) })) done.moves++
      }
      if (random() < 0.4) network.carrySome()
    }
    network.meet()
    expectSame(network)
    for (const { doc } of network.devices) {
      expect([...layers.keys(doc)].sort()).toEqual(keys)
      expectTree(doc)
    }
    const before = layers.keys(first.doc)
    const leaf = before.at(-1) ?? ''
    if (layers.move(first.doc, leaf, { parent: null })) done.mended++
    // A further move leaves every other node where it was.
    const rest = (doc: Y.Doc) => layers.read(doc).filter(({ key }) => key !== leaf)
    const shown = rest(first.doc).map(({ key, parent }) => [key, parent])
    network.meet()
    for (const { doc } of network.devices)
      expect(rest(doc).map(({ key, parent }) => [key, parent])).toEqual(shown)
  })
  expect(done.moves).toBeGreaterThan(runs * 5)
})

test(`[D70][D72] what was never removed is there, whatever others moved or removed (seed ${seed})`, () => {
  forEachRun(runs, (random) => {
    const network = createNetwork(random)
    const added = new Set<string>()
    const removed = new Set<string>()
    for (let step = 0; step < 12; step++) {
      for (const { doc } of network.devices) {
        const keys = layers.keys(doc)
        const any = () => keys[below(random, keys.length + 1)] ?? null
        const key = any()
        const dice = random()
        if (key === null || dice < 0.4) added.add(layers.add(doc, {}, { parent: any() }))
        else if (dice < 0.8) layers.move(doc, key, { parent: any(), at: below(random, 3) })
        else {
          layers.remove(doc, key)
          for (const gone of keys) if (!layers.has(doc, gone)) removed.add(gone)
        }
      }
      if (random() < 0.5) network.carrySome()
    }
    network.meet()
    for (const { doc } of network.devices) {
      const keys = new Set(layers.keys(doc))
      expect([...added].filter((key) => !removed.has(key) && !keys.has(key))).toEqual([])
    }
  })
})

test(`[D74] a followed tree, record or text by name equals the one that is read, by whichever device it is changed (seed ${seed})`, () => {
  forEachRun(Math.ceil(runs / 6), (random) => {
    const network = createNetwork(random)
    const [first] = network.devices
    if (!first) throw new Error('three devices')
    const followed: FollowedItems<unknown>[] = [layers, slots, notes].map((field) => field.follow(first.doc))
    for (let step = 0; step < 30; step++) {
      for (const { doc } of network.devices) editSomething(random, doc, [layers, slots, notes])
      if (random() < 0.5) network.carrySome()
      expect(followed[0]?.items()).toEqual(layers.read(first.doc))
      expect(followed[1]?.items()).toEqual(slots.read(first.doc))
      expect(followed[2]?.items()).toEqual(notes.read(first.doc))
    }
  })
})

test(`reading never throws, whatever is stored (seed ${seed})`, () => {
  forEachRun(Math.ceil(runs / 6), (random) => {
    const network = createNetwork(random)
    for (const device of network.devices) {
      for (let i = 0; i < 4; i++) editSomething(random, device.doc, fields)
      writeGarbage(random, device.doc, fields)
      strangePlaces(random, device.doc)
      device.restart()
    }
    network.meet()
    expectSame(network)
    for (const { doc } of network.devices) expectTree(doc)
  })
})

/** Places that no client stores: circles, ghosts, marks of nodes that are not there. */
function strangePlaces(random: Random, doc: Y.Doc): void {
  const map = doc.getMap(layers.path)
  const names = ['s0', 's1', 's2', 's3', 'ghost', ...layers.keys(doc)]
  const any = () => names[below(random, names.length)] ?? null
  for (let i = 0; i < 4; i++) {
    const node = new Y.Map<unknown>()
    node.set('$place', { parent: any(), order: 'a0', ...(random() < 0.5 ? { from: any() } : {}) })
    if (random() < 0.4) node.set('$gone', random() < 0.5 ? true : any())
    map.set(`s${i}`, node)
  }
}

function expectTree(doc: Y.Doc): void {
  const nodes = layers.read(doc)
  const seen = new Set<string>()
  for (const { key, parent } of nodes) {
    expect(seen.has(key)).toBe(false)
    expect(parent === null || seen.has(parent)).toBe(true)
    seen.add(key)
  }
  expect([...layers.keys(doc)]).toEqual(nodes.map(({ key }) => key))
}

function expectSame(network: TestNetwork): void {
  const [first, ...others] = network.devices.map(({ doc }) => readAnswers(fields, doc))
  for (const other of others) expect(other).toEqual(first)
}
