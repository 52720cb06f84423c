import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { completeRedone } from './complete-redone.ts'

function begin() {
  const [doc, other] = [new Y.Doc(), new Y.Doc()]
  const layers = doc.getMap<Y.Map<unknown>>('layers')
  const history = completeRedone(
    new Y.UndoManager(layers, { trackedOrigins: new Set(['own']), captureTimeout: 0 }),
  )
  const add = () =>
    doc.transact(() => {
      const layer = new Y.Map<unknown>([
        ['frame', [0, 0]],
        ['name', '빵'],
        ['fill', 'red'],
      ])
      layers.set('a', layer)
    }, 'own')
  const meet = () => {
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc, Y.encodeStateVector(other)), 'relay')
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other, Y.encodeStateVector(doc)), 'relay')
  }
  return { doc, layers, history, add, meet, theirs: other.getMap<Y.Map<unknown>>('layers') }
}

test('what is done again has all of its values, also those that another device changed meanwhile', () => {
  const { layers, history, add, meet, theirs } = begin()
  add()
  meet()
  history.undo()
  theirs.get('a')?.set('frame', [5, 5])
  meet()
  history.redo()
  expect(layers.get('a')?.toJSON()).toEqual({ frame: [0, 0], name: '빵', fill: 'red' })
  meet()
  expect(theirs.toJSON()).toEqual(layers.toJSON())
})

test('it is one step', () => {
  const { layers, history, add, meet, theirs } = begin()
  add()
  meet()
  history.undo()
  theirs.get('a')?.set('frame', [5, 5])
  theirs.get('a')?.set('fill', 'blue')
  meet()
  history.redo()
  expect([history.undoStack.length, history.redoStack.length]).toEqual([1, 0])
  history.undo()
  expect(layers.size).toBe(0)
  history.redo()
  expect(layers.get('a')?.toJSON()).toEqual({ frame: [0, 0], name: '빵', fill: 'red' })
})

test('a value that was taken away before stays away', () => {
  const { doc, layers, history, add, meet, theirs } = begin()
  add()
  doc.transact(() => layers.get('a')?.delete('name'), 'relay')
  meet()
  history.undo()
  theirs.get('a')?.set('name', '밥')
  meet()
  history.redo()
  expect(layers.get('a')?.toJSON()).toEqual({ frame: [0, 0], fill: 'red' })
})
