import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { fieldsOf } from '#model/documents/documents.ts'
import { planner } from '#model/documents/planner.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { restore } from '../restore/restore.ts'
import { readDifferences } from './differences.ts'
import { plannerDifferences } from './planner-differences.ts'

const fields = fieldsOf('planner')
const { entries, texts, slots } = planner.planner

/** An earlier state, and the present one that has grown from it. */
function open(change: (doc: Y.Doc) => void) {
  const then = new Y.Doc()
  entries.add(then, { title: '동지 단팥빵', text: '예약받아요', day: '2026-12-18' }, { key: 'bean' })
  entries.add(then, { title: '퇴근길 식빵', day: '2026-12-17' }, { key: 'bread' })
  texts.add(then, { entry: 'bean', channel: 'X', text: '짧은 글' }, { key: 'x' })
  const now = new Y.Doc()
  Y.applyUpdate(now, Y.encodeStateAsUpdate(then))
  change(now)
  const read = () => {
    const [present, past] = [readAnswers(fields, now), readAnswers(fields, then)]
    return plannerDifferences(readDifferences(fields, present, past), present, past)
  }
  return { then, now, read }
}

test('an entry is named by its title, and what a channel publishes of it belongs to it', () => {
  const { read } = open((doc) => {
    entries.properties.day.at('bean').write(doc, '2026-12-19')
    texts.properties.text.at('x').write(doc, '더 짧은 글')
  })
  expect(read()).toEqual([
    {
      kind: 'item',
      path: 'planner.entries/bean',
      list: 'planner.entries',
      does: 'change',
      name: '동지 단팥빵',
      changes: [
        { label: 'planner.entries/day', now: '2026-12-19', earlier: '2026-12-18' },
        { label: 'planner.texts/text#X', now: '더 짧은 글', earlier: '짧은 글' },
      ],
      also: ['planner.texts/x'],
    },
  ])
})

test('a text of a channel alone is a difference of its entry', () => {
  const { read } = open((doc) => texts.properties.text.at('x').write(doc, '더 짧은 글'))
  expect(read()).toMatchObject([{ path: 'planner.entries/bean', name: '동지 단팥빵', does: 'change' }])
})

test('a deleted entry comes back with its texts, in one step, and nothing else changes', () => {
  const { then, now, read } = open((doc) => {
    entries.remove(doc, 'bean')
    texts.remove(doc, 'x')
    entries.properties.title.at('bread').write(doc, '퇴근길 밤식빵')
    slots.add(doc, { weekday: 2, time: '11:00' })
  })
  const difference = read().find(({ path }) => path === 'planner.entries/bean')
  expect(difference).toMatchObject({ does: 'add', also: ['planner.texts/x'] })
  const paths = difference?.kind === 'item' ? [difference.path, ...(difference.also ?? [])] : []
  const history = new Y.UndoManager([now.getMap(entries.path), now.getMap(texts.path)], { captureTimeout: 0 })
  now.transact(() => restore(now, then, fields, (path) => paths.includes(path)))
  expect(entries.read(now)).toMatchObject([{ key: 'bean', text: '예약받아요' }, { title: '퇴근길 밤식빵' }])
  expect(texts.read(now)).toMatchObject([{ key: 'x', entry: 'bean', text: '짧은 글' }])
  expect(slots.read(now)).toHaveLength(1)
  history.undo()
  expect([entries.keys(now), texts.keys(now)]).toEqual([['bread'], []])
})

test('another order of entries is a difference, one of texts is none', () => {
  const { read } = open((doc) => {
    entries.move(doc, 'bread', 0)
  })
  expect(read()).toMatchObject([{ kind: 'order', now: '퇴근길 식빵, 동지 단팥빵' }])
})

test('texts of entries that are nowhere are left out', () => {
  const { read } = open((doc) => texts.add(doc, { entry: 'gone', channel: 'X', text: '남은 글' }))
  expect(read()).toEqual([])
})
