import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { emptyShadow } from '../shadow/shadow.ts'
import { settledFields, unknownFields } from './field-names.ts'

const { core, visual } = guide

/** The document as another node gets it. */
function received(write: (doc: Y.Doc) => void): Y.Doc {
  const [from, to] = [new Y.Doc(), new Y.Doc()]
  write(from)
  Y.applyUpdate(to, Y.encodeStateAsUpdate(from))
  return to
}

test('[W51] everything that this release writes is known', () => {
  const doc = received((doc) => {
    core.background.write(doc, '흙')
    core.companySize.write(doc, 'MICRO')
    visual['logoJson.primary'].write(doc, { idFile: 3 } as never)
    const key = core.values.add(doc, { keyword: '정성', description: '오래' })
    core.values.attachId(doc, key, 7)
    guide.comments.threads.add(doc, { field: 'core.background' })
    doc.getMap('meta').set('schemaVersion', 2)
  })
  expect(unknownFields('guide', doc, null)).toEqual([])
})

test('[W51] texts, values, lists and properties of items that only another release knows are named', () => {
  const doc = received((doc) => {
    doc.getText('core.rallyingCry').insert(0, '다 같이')
    doc.getMap('core').set('founded', 2020)
    doc.getMap('future').set('goal', 'GROW')
    doc.getMap('core.rituals').set('a-key', new Y.Map([['word', '차']]))
    const key = core.values.add(doc, { keyword: '정성' })
    ;(doc.getMap('core.values').get(key) as Y.Map<unknown>).set('proof', '십 년')
  })
  expect(unknownFields('guide', doc, null).sort()).toEqual([
    'core.founded',
    'core.rallyingCry',
    'core.rituals',
    'core.values/proof',
    'future.goal',
  ])
})

test('[W51] an unknown field that was emptied is named, because REST may still have its value', () => {
  const doc = received((doc) => {
    const text = doc.getText('core.rallyingCry')
    text.insert(0, '다 같이')
    text.delete(0, 4)
    doc.getMap('core').set('founded', 2020)
    doc.getMap('core').delete('founded')
  })
  expect(unknownFields('guide', doc, null).sort()).toEqual(['core.founded', 'core.rallyingCry'])
})

test('[W51] where REST has changed, fields that another release has settled before are named as well', () => {
  const shadow = {
    ...emptyShadow,
    values: { 'core.rallyingCry': null, 'core.background': '흙' },
    lists: { 'core.rituals': {} },
  }
  expect(unknownFields('guide', new Y.Doc(), shadow)).toEqual(['core.rallyingCry', 'core.rituals'])
})

test('[W51] names that no release gives a field, or more than there can be, are left out', () => {
  const doc = received((doc) => {
    for (let n = 0; n < 1_000; n += 1) doc.getMap('junk').set(`n${n}`, n)
    doc.getMap('junk').set('\u0000', 1)
    doc.getText(`core.${'x'.repeat(300)}`).insert(0, 'x')
  })
  const names = unknownFields('guide', doc, null)
  expect(names).toHaveLength(200)
  expect(names.every((name) => /^junk\.n\d+$/.test(name))).toBe(true)
})

test('[W51] fields that REST does not hold are no reason to settle a room', () => {
  const names = settledFields('guide')
  expect(names).toEqual(expect.arrayContaining(['core.background', 'core.values', 'core.values/description']))
  expect(names).not.toContain('visual.logoMaker')
  expect(names).not.toContain('comments.threads')
})
