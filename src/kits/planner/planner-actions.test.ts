import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { planner } from '#model/documents/planner.ts'
import { plannerActions } from './planner-actions.ts'

const { entries, texts } = planner.planner

function openPlanner() {
  const doc = new Y.Doc()
  let steps = 0
  const actions = plannerActions((change) => {
    steps += 1
    return doc.transact(() => change(doc))
  })
  const entry = (key: string | null) => entries.read(doc).find((each) => each.key === key)
  return { doc, actions, entry, steps: () => steps }
}

test('moving changes the day and keeps time and text', () => {
  const { actions, entry } = openPlanner()
  const key =
    actions.add({ title: '빵', text: '글', day: '2026-12-17', time: '17:30', status: 'DRAFT' }) ?? ''
  actions.move(key, '2026-12-19')
  expect(entry(key)).toMatchObject({ day: '2026-12-19', time: '17:30', text: '글' })
  actions.move(key, null)
  expect(entry(key)).toMatchObject({ day: null, time: '17:30' })
  actions.move(key, '2026-12-18', '11:00')
  expect(entry(key)).toMatchObject({ day: '2026-12-18', time: '11:00' })
})

test('many entries are added in one step, and taken back in one', () => {
  const { actions, steps, doc } = openPlanner()
  const keys = actions.addAll([{ title: 'a' }, { title: 'b' }])
  expect([steps(), entries.keys(doc)]).toEqual([1, keys])
  actions.takeBack(keys)
  expect([steps(), entries.keys(doc)]).toEqual([2, []])
})

test('more entries than there is room for are not added in part', () => {
  const { actions, doc } = openPlanner()
  expect(actions.addAll(Array.from({ length: entries.atMost + 1 }, () => ({})))).toEqual([])
  expect(entries.keys(doc)).toEqual([])
})

test('a repetition copies texts of channels and gives all the same series', () => {
  const { actions, entry, doc, steps } = openPlanner()
  const key = actions.add({ day: '2026-12-01', time: '11:00', text: '글' }) ?? ''
  texts.add(doc, { entry: key, channel: 'X', text: '짧은 글' })
  const before = steps()
  const [copy = ''] = actions.repeat(key, ['2026-12-08', '2026-12-15'])
  expect(steps() - before).toBe(1)
  expect(entry(copy)).toMatchObject({ day: '2026-12-08', series: entry(key)?.series })
  expect(texts.read(doc).map(({ text }) => text)).toEqual(['짧은 글', '짧은 글', '짧은 글'])
  expect(entry(actions.duplicate(key))).toMatchObject({ day: '2026-12-01', status: 'DRAFT', series: null })
})

test('copies that are taken back take their texts with them', () => {
  const { actions, doc } = openPlanner()
  const key = actions.add({ day: '2026-12-01' }) ?? ''
  const text = texts.add(doc, { entry: key, channel: 'X', text: '짧은 글' })
  actions.takeBack(actions.repeat(key, ['2026-12-08', '2026-12-15']))
  expect([entries.keys(doc), texts.keys(doc)]).toEqual([[key], [text]])
})

test('a removed entry comes back with its key, place and texts', () => {
  const { actions, doc } = openPlanner()
  const [first = '', second = ''] = actions.addAll([{ title: 'a', text: '글' }, { title: 'b' }])
  texts.add(doc, { entry: first, channel: 'X', text: '짧은 글' })
  const before = [entries.read(doc), texts.read(doc)]
  const bringBack = actions.remove(first)
  expect([entries.keys(doc), texts.read(doc)]).toEqual([[second], []])
  bringBack?.()
  bringBack?.()
  expect([entries.read(doc), texts.read(doc)]).toEqual(before)
  expect(actions.remove('gone')).toBeNull()
})

test('designs take the place of templates in one step, and give it back where they are still there', () => {
  const { actions, entry, steps } = openPlanner()
  const [a = '', b = '', c = ''] = actions.addAll([
    { template: 3, pictures: ['file:1'] },
    { template: 4 },
    {},
  ])
  const design = (at: number) => `design:${String(at).repeat(8)}-0000-4000-8000-000000000000`
  const before = steps()
  const takeBack = actions.showDesigns([a, b, c].map((key, at) => ({ key, design: design(at) })))
  expect(steps() - before).toBe(1)
  expect(entry(a)).toMatchObject({ template: null, pictures: [design(0), 'file:1'] })
  expect(entry(b)).toMatchObject({ template: null, pictures: [design(1)] })
  expect(entry(c)).toMatchObject({ template: null, pictures: null })
  actions.takeBack([b])
  takeBack()
  expect(entry(a)).toMatchObject({ template: 3, pictures: ['file:1'] })
  expect(entry(b)).toBeUndefined()
})

test('of doubles of a channel the taken one stays', () => {
  const { actions, doc } = openPlanner()
  const [a, b] = [texts.add(doc, { entry: 'e', channel: 'X' }), texts.add(doc, { entry: 'e', channel: 'X' })]
  const other = texts.add(doc, { entry: 'e', channel: 'FACEBOOK' })
  actions.takeText(b)
  expect(texts.keys(doc)).toEqual([b, other])
  expect(a).not.toBe(b)
})

test('nothing is changed by keys that are gone', () => {
  const { actions, doc } = openPlanner()
  actions.move('gone', '2026-12-01', '11:00')
  expect([actions.duplicate('gone'), actions.repeat('gone', ['2026-12-01'])]).toEqual([null, []])
  expect(entries.keys(doc)).toEqual([])
})

test('two entries of the feed change places in one step, and not where one is published or gone', () => {
  const { actions, entry, steps, doc } = openPlanner()
  const channels = ['INSTAGRAM']
  const [first = '', second = '', third = ''] = actions.addAll([
    { day: '2026-12-17', time: '17:30', channels },
    { day: '2026-12-19', time: '09:00', channels },
    { day: '2026-12-01', channels, status: 'POSTED', posted: channels },
  ])
  expect(actions.swap(first, second)).toBe(true)
  expect([steps(), entry(first), entry(second)]).toMatchObject([
    2,
    { day: '2026-12-19', time: '17:30' },
    { day: '2026-12-17', time: '09:00' },
  ])
  const before = entries.read(doc)
  expect([actions.swap(first, third), actions.swap(first, 'gone'), actions.swap(first, first)]).toEqual([
    false,
    false,
    false,
  ])
  expect(entries.read(doc)).toEqual(before)
})
