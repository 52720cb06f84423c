import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentsWithAnswers, fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { type Field, isRestorable } from '#model/fields/field.ts'
import type { Property } from '#model/fields/list.ts'
import type { Random } from '#model/fields/random.ts'
import { forEachRun, runsOr } from '../../../../tests/support/random.ts'
import { restore } from './restore.ts'

const runs = runsOr(60)

for (const name of documentsWithAnswers) {
  const fields = fieldsOf(name)
  const own = fields.filter(isRestorable)

  test(`any version of the ${name} can be restored over any later state, in one step that merges`, () => {
    let changed = 0
    forEachRun(runs, (random) => {
      const doc = new Y.Doc()
      edit(doc, fields, random, 30)
      const version = copy(doc)
      const wanted = plain(version, own)
      edit(doc, fields, random, 30)

      // Another device edits random fields offline.
      const other = copy(doc)
      const before = plain(doc, fields)
      let steps = 0
      doc.on('afterTransaction', (transaction) => {
        if (transaction.changed.size > 0) steps++
      })
      doc.transact(() => restore(doc, version, fields))
      expect(plain(doc, own)).toEqual(wanted)
      expect(steps).toBeLessThanOrEqual(1)
      changed += steps
      // Fields that are not restorable stay unchanged.
      for (const field of fields.filter((one) => !isRestorable(one))) {
        expect(plain(doc, [field])).toEqual({ [field.path]: before[field.path] })
      }
      steps = 0
      doc.transact(() => restore(doc, version, fields))
      expect(steps, 'a second time changes nothing').toBe(0)

      edit(other, fields, random, 8)
      meet(doc, other)
      expect(plain(doc, fields)).toEqual(plain(other, fields))
    })
    expect(changed).toBeGreaterThan(runs / 2)
  }, 120_000)

  test(`one field of the ${name} can be restored alone, without loss of concurrent edits elsewhere`, () => {
    let restored = 0
    forEachRun(runs, (random) => {
      const doc = new Y.Doc()
      edit(doc, fields, random, 25)
      const version = copy(doc)
      edit(doc, fields, random, 25)
      const field = own[Math.floor(random() * own.length)]
      if (!field) throw new Error('no field')
      const elsewhere = fields.filter(({ path }) => path !== field.path)
      const other = copy(doc)
      edit(other, elsewhere, random, 10)
      const theirs = plain(other, elsewhere)
      const wanted = plain(version, [field])

      doc.transact(() => restore(doc, version, fields, (path) => path === field.path))
      expect(plain(doc, [field])).toEqual(wanted)
      meet(doc, other)
      expect(plain(doc, elsewhere)).toEqual(theirs)
      expect(plain(other, fields)).toEqual(plain(doc, fields))
      expect(plain(doc, [field])).toEqual(wanted)
      restored++
    })
    expect(restored).toBe(runs)
  }, 120_000)
}

test('one undo reverts a whole restore', () => {
  const doc = new Y.Doc()
  const fields = fieldsOf('guide')
  guide.core.target.write(doc, '처음')
  guide.core.values.add(doc, { keyword: '정직', description: '그대로' }, { key: 'a' })
  const version = copy(doc)
  guide.core.target.write(doc, '나중')
  guide.core.values.remove(doc, 'a')
  const own = { kind: 'edit' }
  const history = new Y.UndoManager(doc, { trackedOrigins: new Set([own]), captureTimeout: 0 })
  doc.transact(() => restore(doc, version, fields), own)
  expect(guide.core.values.read(doc)).toMatchObject([{ keyword: '정직', description: '그대로' }])
  history.undo()
  expect(guide.core.target.read(doc)).toBe('나중')
  expect(guide.core.values.read(doc)).toEqual([])
})

test('one item of a list can be restored alone, at its index', () => {
  const doc = new Y.Doc()
  const { values } = guide.core
  for (const key of ['a', 'b', 'c']) values.add(doc, { keyword: key, description: '' }, { key })
  const version = copy(doc)
  values.remove(doc, 'b')
  values.properties.keyword.at('a').write(doc, '다른 것')
  restore(doc, version, fieldsOf('guide'), (path) => path === `${values.path}/b`)
  expect(values.read(doc).map(({ keyword }) => keyword)).toEqual(['다른 것', 'b', 'c'])
})

/** Answers without the ids attached by the server. */
function plain(doc: Y.Doc, fields: readonly Field[]): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(readAnswers(fields, doc), (name, value) => (name === 'id' ? undefined : value)),
  )
}

function copy(doc: Y.Doc): Y.Doc {
  const made = new Y.Doc()
  Y.applyUpdateV2(made, Y.encodeStateAsUpdateV2(doc))
  return made
}

function meet(a: Y.Doc, b: Y.Doc): void {
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b, Y.encodeStateVector(a)))
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a, Y.encodeStateVector(b)))
}

function edit(doc: Y.Doc, fields: readonly Field[], random: Random, steps: number): void {
  for (let step = 0; step < steps; step++) {
    const field = fields[Math.floor(random() * fields.length)]
    if (!field) continue
    if (field.kind === 'list') editList(doc, field, random)
    else if (field.kind === 'text') field.write(doc, random() < 0.2 ? '' : field.arbitrary(random))
    else if (field.kind === 'value') field.write(doc, random() < 0.2 ? null : field.arbitrary(random))
  }
}

function editList(doc: Y.Doc, field: Extract<Field, { kind: 'list' }>, random: Random): void {
  const keys = field.keys(doc)
  const key = keys[Math.floor(random() * keys.length)]
  const dice = random()
  if (key === undefined || dice < 0.4) {
    if (keys.length < 12) field.add(doc, field.arbitraryItem(random), { at: Math.floor(random() * 12) })
  } else if (dice < 0.55) field.remove(doc, key)
  else if (dice < 0.75) field.move(doc, key, Math.floor(random() * keys.length))
  else {
    const properties = Object.values<Property>(field.properties)
    const property = properties[Math.floor(random() * properties.length)]
    if (property?.kind === 'text') property.at(key).write(doc, property.arbitrary(random))
    else property?.at(key).write(doc, random() < 0.2 ? null : property.arbitrary(random))
  }
}
