import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { documents } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { canBeSettled, type Field } from '#model/fields/field.ts'
import type { Random } from '#model/fields/random.ts'
import { below, forEachRun, seed } from '../../support/random.ts'
import { faultsAtRest } from '../../support/rest-validity.ts'
import { amountOf } from '../../support/size.ts'
import { createNetwork, type TestNetwork } from '../../support/test-device.ts'
import { editSomething, writeGarbage } from './edits.ts'

/**
 * Three devices, edits at random, a network that loses, doubles and reorders, restarts. The laws are those of
 * src/model/fields; a failure prints the seed that shows it alone.
 */
const runs = amountOf('RUNS', { fast: 1_000, full: 5_000 })
vi.setConfig({ testTimeout: 30_000 + runs * 30 })
const share = (part: number) => Math.max(1, Math.round((runs * part) / 100))
/** Of both documents at once: their paths differ, so one history can hold them. */
const fields = [...guide.$.fields, ...strategy.$.fields]
const done = { runs: 0, edits: 0, lost: 0, doubled: 0, carried: 0, restarts: 0, overLimit: 0, garbage: 0 }
const edited = new Set<string>()

test(`[L1 L5 L6] devices that synced read the same, and REST accepts it (seed ${seed})`, () => {
  forEachRun(share(60), (random) => {
    const network = liveApart(random, { steps: 12 })
    network.meet()
    expectSame(network)
    expectValidAtRest(network.devices[0]?.doc ?? new Y.Doc())
    count(network)
  })
})

test('[L1] text written offline into the same field by several devices all survives', () => {
  forEachRun(share(8), (random) => {
    const network = createNetwork(random)
    const field = guide.core.background
    network.devices.forEach(({ doc }, i) => {
      for (let word = 0; word < 5; word++) {
        const shared = field.shared(doc)
        shared.insert(below(random, shared.length + 1), String.fromCharCode(0xac00 + i * 100 + word))
      }
      done.edits += 5
    })
    network.meet()
    expectSame(network)
    for (const { doc } of network.devices) {
      for (let i = 0; i < 15; i++) {
        expect(field.read(doc)).toContain(String.fromCharCode(0xac00 + Math.floor(i / 5) * 100 + (i % 5)))
      }
    }
    count(network)
  })
})

test('[L2] reading writes nothing, so a chosen answer is never replaced by a device that only read', () => {
  forEachRun(share(8), (random) => {
    const network = createNetwork(random)
    const [first, second] = network.devices
    if (!first || !second) throw new Error('three devices')
    for (const field of fields) {
      field.read(second.doc)
      field.isAnswered(second.doc)
    }
    expect(second.stored).toEqual([])
    expect(Y.encodeStateAsUpdate(second.doc)).toEqual(Y.encodeStateAsUpdate(new Y.Doc()))
    const values = fields.filter((field) => field.kind === 'value')
    const field = values[below(random, values.length)]
    if (field?.kind !== 'value') throw new Error('a value')
    const chosen = field.arbitrary(random)
    field.write(first.doc, chosen)
    network.meet()
    expect(field.read(second.doc)).toEqual(chosen)
    done.edits++
    count(network)
  })
})

test('[L3] all paths of all documents differ, and no text is inside the map of a part', () => {
  for (const { $ } of Object.values(documents)) {
    const paths = $.fields.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    const parts = new Set($.fields.map(({ part }) => part))
    expect(paths.filter((path) => parts.has(path))).toEqual([])
    expect(paths.filter((path) => path === 'meta')).toEqual([])
  }
})

test('[L4] a merge beyond a limit loses no item, and reading does not throw', () => {
  forEachRun(share(8), (random) => {
    const network = createNetwork(random)
    const list = guide.core.values
    const keys = network.devices.flatMap(({ doc }) =>
      Array.from({ length: list.atMost - below(random, 3) }, () => list.add(doc, list.arbitraryItem(random))),
    )
    network.meet()
    expectSame(network)
    for (const { doc } of network.devices) expect(list.keys(doc).toSorted()).toEqual(keys.toSorted())
    if (keys.length > list.atMost) done.overLimit++
    done.edits += keys.length
    count(network)
  })
})

test('[L4] items moved, changed and removed apart keep their properties', () => {
  forEachRun(share(8), (random) => {
    const network = createNetwork(random)
    const list = guide.core.values
    const [first, second, third] = network.devices
    if (!first || !second || !third) throw new Error('three devices')
    const keys = Array.from({ length: 4 }, (_, i) =>
      list.add(first.doc, { keyword: `값${i}`, description: '뜻' }),
    )
    network.meet()
    const [moved = '', removed = ''] = keys
    list.move(first.doc, moved, below(random, 4))
    list.properties.keyword.at(moved).write(second.doc, '정성')
    list.properties.description.at(moved).write(third.doc, '뜻이 깊다')
    list.move(third.doc, moved, below(random, 4))
    list.remove(second.doc, removed)
    const added = list.add(third.doc, { keyword: '새로' }, { at: below(random, 4) })
    network.carrySome()
    network.meet()
    expectSame(network)
    const items = list.read(first.doc)
    expect(items.map(({ key }) => key).toSorted()).toEqual(
      [...keys.filter((key) => key !== removed), added].toSorted(),
    )
    expect(items.find(({ key }) => key === moved)).toMatchObject({
      keyword: '정성',
      description: '뜻이 깊다',
    })
    done.edits += 10
    count(network)
  })
})

test('[L5] reading never throws, whatever is stored under every name', () => {
  forEachRun(share(8), (random) => {
    const network = createNetwork(random)
    for (const device of network.devices) {
      editSomething(random, device.doc, fields)
      writeGarbage(random, device.doc, fields)
      // Text of other clients comes as bytes, which have no half characters.
      device.restart()
      done.garbage++
    }
    network.meet()
    expectSame(network)
    expectValidAtRest(network.devices[0]?.doc ?? new Y.Doc())
    count(network)
  })
})

test('[L7] the run has edited every field, and lost, repeated and delivered messages', () => {
  if (runs < 1_000) return
  expect(done.runs).toBeGreaterThanOrEqual(runs * 0.99)
  expect([...edited].toSorted()).toEqual(fields.map(({ path }) => path).toSorted())
  expect(done.edits).toBeGreaterThan(runs * 10)
  for (const [name, times] of Object.entries(done)) expect([name, times > runs / 50]).toEqual([name, true])
  console.info(`seed ${seed}: ${JSON.stringify(done)}`)
})

function liveApart(random: Random, { steps }: { steps: number }): TestNetwork {
  const network = createNetwork(random)
  for (let step = 0; step < steps; step++) {
    for (const device of network.devices) {
      if (random() < 0.7) {
        edited.add(editSomething(random, device.doc, fields))
        done.edits++
      }
      if (random() < 0.05) device.restart()
    }
    if (random() < 0.5) network.carrySome()
  }
  return network
}

function expectSame(network: TestNetwork): void {
  const [first, ...others] = network.devices.map(({ doc }) => ({
    answers: readAnswers(fields, doc),
    rest: fields.map((field) => restOf(field, doc)),
  }))
  for (const other of others) expect(other).toEqual(first)
}

/** What the write-back would send. */
function restOf(field: Field, doc: Y.Doc): unknown {
  if (!canBeSettled(field)) return null
  if (field.kind !== 'list') return field.toRest(doc)
  return field.read(doc).slice(0, field.atMost)
}

function expectValidAtRest(doc: Y.Doc): void {
  expect([...faultsAtRest('guide', doc), ...faultsAtRest('strategy', doc)]).toEqual([])
}

function count(network: TestNetwork): void {
  done.runs++
  done.lost += network.counts.lost
  done.doubled += network.counts.doubled
  done.carried += network.counts.carried
  done.restarts += network.counts.restarts
}
