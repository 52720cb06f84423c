import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { DocumentTraits } from '#model/document-kinds/traits.ts'
import { choice, shortText } from '#model/documents/choices.ts'
import { defineDocument } from '#model/documents/define-document.ts'
import { documents } from '#model/documents/documents.ts'
import { type Migration, migrate, schemaVersionOf } from '#model/documents/migrate.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { list } from '#model/fields/list.ts'
import { text } from '#model/fields/text.ts'
import { forEachRun, partsOf, runsOr } from '../../support/random.ts'
import { editSomething, writeGarbage } from './edits.ts'

const runs = runsOr(200)
const parts = partsOf(runs, 50)

const traits: DocumentTraits = {
  name: 'sample',
  title: 'sample',
  comments: 'sampleComments',
  isSearched: true,
  hasVersions: true,
  isRestorable: true,
  isShared: false,
  storesAnswers: true,
  hasReminders: false,
  isSettled: false,
  many: null,
  bytes: null,
  people: null,
  namedVersions: 100,
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

  test.each(parts)(
    'two devices migrate it apart and read the same after a merge (runs from $from)',
    (part) => {
      forEachRun(part, (random) => {
        const [one, other] = [newDoc(), newDoc()]
        for (let edit = 0; edit < 8; edit++) editSomething(random, one, fields)
        exchange(one, other)
        // Offline, both write on and migrate at different moments.
        for (const doc of [one, other]) {
          for (let edit = 0; edit < 4; edit++) editSomething(random, doc, fields)
          migrate(doc, definition)
          for (let edit = 0; edit < 4; edit++) editSomething(random, doc, fields)
        }
        exchange(one, other)
        expect(read(one)).toEqual(read(other))
        expect(schemaVersionOf(one)).toBe(definition.version)
        const before = Y.encodeStateAsUpdate(one)
        expect(migrate(one, definition), 'a second time changes nothing').toBe(false)
        expect(Y.encodeStateAsUpdate(one)).toEqual(before)
      })
    },
  )

  test.each(parts)(
    'two devices write the same for the same content, and no earlier answer changes (runs from $from)',
    (part) => {
      forEachRun(part, (random) => {
        const written = newDoc()
        for (let edit = 0; edit < 12; edit++) editSomething(random, written, fields)
        if (random() < 0.3) writeGarbage(random, written, fields)
        const [one, other] = [reopened(written), reopened(written)]
        const before = read(one)
        for (const doc of [one, other]) migrate(doc, definition)
        const after = read(one)
        expect(read(other)).toEqual(after)
        exchange(one, other)
        for (const doc of [one, other]) expect(read(doc)).toEqual(after)
        expectKept(before.answers, after.answers)
      })
    },
  )
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

test('[D68] of two builds the later version remains, whichever wrote its version last', () => {
  forEachRun(runs, () => {
    const [old, young] = [newDoc(), newDoc()]
    first.plan.season.write(old, 'SPRING')
    exchange(old, young)
    migrate(old, second.$)
    migrate(young, third.$)
    exchange(old, young)
    // The merge may have taken the lower number: the newer build finds it, and fills nothing twice.
    migrate(young, third.$)
    migrate(old, second.$)
    exchange(old, young)
    for (const doc of [old, young]) {
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

/** With a given guid: a generated one takes 31 calls for randomness, half the time of a small document. */
function newDoc(): Y.Doc {
  return new Y.Doc({ guid: 'sample' })
}

/** Brings two documents to the same state; what is missing is computed from state vectors, as after a reconnect. */
function exchange(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one, Y.encodeStateVector(other)))
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)))
}

/** The document as it is read from the device after a restart. */
function reopened(doc: Y.Doc): Y.Doc {
  const read = newDoc()
  Y.applyUpdate(read, Y.encodeStateAsUpdate(doc))
  return read
}

/** Every earlier answer is there, in items too; only what was not answered may have come. */
function expectKept(before: unknown, after: unknown): void {
  if (before === null || before === '') return
  if (typeof before !== 'object') expect(after).toEqual(before)
  else
    for (const [name, value] of Object.entries(before))
      expectKept(value, (after as Record<string, unknown>)[name])
}
