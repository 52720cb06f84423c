import { describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { DocumentTraits } from '#model/document-kinds/traits.ts'
import { choice, shortText } from '#model/documents/choices.ts'
import { defineDocument } from '#model/documents/define-document.ts'
import { documents } from '#model/documents/documents.ts'
import { type Migration, migrate, schemaVersionOf } from '#model/documents/migrate.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { list } from '#model/fields/list.ts'
import { text } from '#model/fields/text.ts'
import { forEachRun, runsOr } from '../../support/random.ts'
import { createNetwork } from '../../support/test-device.ts'
import { editSomething, writeGarbage } from './edits.ts'

vi.setConfig({ testTimeout: 30_000 })

const runs = runsOr(200)

const traits: DocumentTraits = {
  name: 'sample',
  title: 'sample',
  comments: 'sampleComments',
  isSearched: true,
  hasHistory: true,
  isRestorable: true,
  isShared: false,
  writers: 'BRAND_ROLE_MEMBER',
}
const migrations: readonly Migration[] = [
  {
    to: 2,
    run: ({ text, fill }) => {
      if (text('plan.title') !== '')
        fill('plan', 'shortTitle', text('plan.title').slice(0, 20).toWellFormed())
    },
  },
  {
    to: 3,
    run: ({ get, fill, items }) => {
      if (get('plan', 'season') === 'SPRING') fill('plan', 'quarter', 'FIRST')
      for (const item of items('plan.entries')) {
        const name = item.get('name')
        if (typeof name === 'string' && name !== '') item.fill('state', 'PLANNED')
      }
    },
  },
]
const tree = {
  plan: {
    title: text({ max: 200 }),
    shortTitle: shortText(20),
    season: choice(['SPRING', 'AUTUMN']),
    quarter: choice(['FIRST', 'THIRD']),
    entries: list(
      { name: shortText(40), note: text({ max: 100 }), state: choice(['PLANNED']) },
      { atMost: 20 },
    ),
  },
}
/** What a build knew before the migrations, and what one knows after each of them. */
const versions = [0, 1, 2].map((count) => defineDocument(traits, tree, migrations.slice(0, count)))
const [first, second, third] = versions as [Sample, Sample, Sample]
type Sample = ReturnType<typeof defineDocument<typeof traits, typeof tree>>

describe.each([
  third.$,
  ...Object.values(documents)
    .map(({ $ }) => $)
    .filter((one) => one.migrations.length > 0),
])('the document $name', (definition) => {
  const { fields } = definition
  const read = (doc: Y.Doc) => ({ answers: readAnswers(fields, doc), version: schemaVersionOf(doc) })

  test('two devices migrate it apart, and read the same once they met', () => {
    forEachRun(runs, (random) => {
      const network = createNetwork(random, 2)
      const [one, other] = network.devices
      if (!one || !other) throw new Error('two devices')
      for (let edit = 0; edit < 8; edit++) editSomething(random, one.doc, fields)
      network.meet()
      // Without a network each goes on writing, and migrates at a moment of its own.
      for (const { doc } of network.devices) {
        for (let edit = 0; edit < 4; edit++) editSomething(random, doc, fields)
        migrate(doc, definition)
        for (let edit = 0; edit < 4; edit++) editSomething(random, doc, fields)
      }
      network.meet()
      expect(read(one.doc)).toEqual(read(other.doc))
      expect(schemaVersionOf(one.doc)).toBe(definition.version)
      const before = Y.encodeStateAsUpdate(one.doc)
      expect(migrate(one.doc, definition), 'a second time changes nothing').toBe(false)
      expect(Y.encodeStateAsUpdate(one.doc)).toEqual(before)
    })
  })

  test('on the same content two devices write the same, and no answer of before changes', () => {
    forEachRun(runs, (random) => {
      const network = createNetwork(random, 2)
      const [one, other] = network.devices
      if (!one || !other) throw new Error('two devices')
      for (let edit = 0; edit < 12; edit++) editSomething(random, one.doc, fields)
      if (random() < 0.3) writeGarbage(random, one.doc, fields)
      one.restart()
      network.meet()
      const before = read(one.doc)
      for (const { doc } of network.devices) migrate(doc, definition)
      const after = read(one.doc)
      expect(read(other.doc)).toEqual(after)
      network.meet()
      for (const { doc } of network.devices) expect(read(doc)).toEqual(after)
      expectKept(before.answers, after.answers)
    })
  })
})

test('[D67] a document without a stored version is of version 1, and none is written before a migration', () => {
  const doc = new Y.Doc()
  expect(schemaVersionOf(doc)).toBe(1)
  expect(migrate(doc, first.$)).toBe(false)
  expect(Y.encodeStateAsUpdate(doc)).toEqual(Y.encodeStateAsUpdate(new Y.Doc()))
  for (const stranger of ['2', 0, -3, 2.5, null, {}]) {
    doc.getMap('meta').set('schemaVersion', stranger)
    expect(schemaVersionOf(doc)).toBe(1)
  }
})

test('[D68] a build keeps what a newer one stored, reads on, writes on, and leaves its version', () => {
  const doc = new Y.Doc()
  third.plan.title.write(doc, '봄 계획')
  const item = third.plan.entries.add(doc, { name: '첫 글', note: '본문' })
  migrate(doc, third.$)
  doc.getMap('plan').set('mood', { of: 'version 4' })
  const stored = doc.getMap('plan.entries').get(item) as Y.Map<unknown>
  stored.set('channel', new Y.Text('새 판의 글'))
  doc.getText('plan.summary').insert(0, '새 판의 요약')
  doc.getMap('meta').set('schemaVersion', 4)

  expect(migrate(doc, second.$)).toBe(false)
  second.plan.title.write(doc, '여름 계획')
  second.plan.entries.properties.name.at(item).write(doc, '둘째 글')
  second.plan.entries.move(doc, item, 0)
  expect(second.plan.entries.read(doc)).toMatchObject([{ name: '둘째 글', note: '본문' }])
  expect(schemaVersionOf(doc)).toBe(4)
  expect(doc.getMap('plan').get('mood')).toEqual({ of: 'version 4' })
  expect(String(stored.get('channel'))).toBe('새 판의 글')
  expect(doc.getText('plan.summary').toString()).toBe('새 판의 요약')
})

test('[D68] of two builds the later version stands in the end, whoever wrote its own last', () => {
  forEachRun(runs, (random) => {
    const network = createNetwork(random, 2)
    const [old, young] = network.devices
    if (!old || !young) throw new Error('two devices')
    first.plan.season.write(old.doc, 'SPRING')
    network.meet()
    migrate(old.doc, second.$)
    migrate(young.doc, third.$)
    network.meet()
    // The merge may have taken the lower number: the newer build finds it, and fills nothing twice.
    migrate(young.doc, third.$)
    migrate(old.doc, second.$)
    network.meet()
    for (const { doc } of network.devices) {
      expect(schemaVersionOf(doc)).toBe(3)
      expect(third.plan.quarter.read(doc)).toBe('FIRST')
    }
  })
})

test('a migration never replaces an answer', () => {
  const doc = new Y.Doc()
  third.plan.season.write(doc, 'SPRING')
  third.plan.quarter.write(doc, 'THIRD')
  expect(migrate(doc, third.$)).toBe(true)
  expect(third.plan.quarter.read(doc)).toBe('THIRD')
})

test('migrations are numbered without a gap', () => {
  const late: Migration = { to: 3, run: () => {} }
  expect(() => defineDocument(traits, tree, [late])).toThrow(RangeError)
})

/** Every answer of before is there, in items too; only what nobody had answered may have come. */
function expectKept(before: unknown, after: unknown): void {
  if (before === null || before === '') return
  if (typeof before !== 'object') expect(after).toEqual(before)
  else
    for (const [name, value] of Object.entries(before))
      expectKept(value, (after as Record<string, unknown>)[name])
}
