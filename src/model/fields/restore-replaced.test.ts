import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { restoreReplaced } from './restore-replaced.ts'

/** Two devices with one map that has a colour; the own value of the first wins where both write at the same time. */
function twoDevices() {
  const [mine, theirs] = [new Y.Doc(), new Y.Doc()]
  mine.clientID = 9
  theirs.clientID = 3
  mine.getMap('values').set('colour', 'grey')
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine))
  const history = restoreReplaced(
    new Y.UndoManager(mine, { trackedOrigins: new Set(['me']), captureTimeout: 0 }),
  )
  const meet = () => {
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine))
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs))
    expect(theirs.getMap('values').toJSON()).toEqual(mine.getMap('values').toJSON())
    return mine.getMap('values').get('colour')
  }
  const write = (colour: string) => mine.transact(() => mine.getMap('values').set('colour', colour), 'me')
  const writeTheirs = (colour: string) => theirs.getMap('values').set('colour', colour)
  return { mine, history, meet, write, writeTheirs }
}

test('[D85] a value that won over a concurrent one is taken back to the one before both', () => {
  const { history, meet, write, writeTheirs } = twoDevices()
  write('red')
  writeTheirs('blue')
  expect(meet()).toBe('red')
  history.undo()
  expect(meet()).toBe('grey')
  history.redo()
  expect(meet()).toBe('red')
  history.undo()
  expect(meet()).toBe('grey')
})

test('[D85] several steps are taken back one by one', () => {
  const { history, meet, write, writeTheirs } = twoDevices()
  write('red')
  write('green')
  writeTheirs('blue')
  expect(meet()).toBe('green')
  history.undo()
  expect(meet()).toBe('red')
  history.undo()
  expect(meet()).toBe('grey')
  expect(history.canUndo()).toBe(false)
})

test('a value that another wrote afterwards stays', () => {
  const { history, meet, write, writeTheirs } = twoDevices()
  write('red')
  meet()
  writeTheirs('blue')
  meet()
  history.undo()
  expect(meet()).toBe('blue')
})

test('a key that was empty is empty again, also after redo and undo', () => {
  const { mine, history, meet } = twoDevices()
  mine.transact(() => mine.getMap('values').set('size', 5), 'me')
  for (let round = 0; round < 2; round++) {
    history.undo()
    expect(mine.getMap('values').has('size')).toBe(false)
    history.redo()
    expect(mine.getMap('values').get('size')).toBe(5)
  }
  meet()
})

test('[D85] a step that was put into the history by hand is taken back as any other', () => {
  const { mine, history, meet, writeTheirs } = twoDevices()
  const gesture = new Y.UndoManager(mine, { trackedOrigins: new Set(['gesture']) })
  mine.transact(() => mine.getMap('values').set('colour', 'red'), 'gesture')
  history.undoStack.push(...gesture.undoStack.splice(0))
  gesture.destroy()
  writeTheirs('blue')
  expect(meet()).toBe('red')
  history.undo()
  expect(meet()).toBe('grey')
})

test('what one undo takes does not grow with the steps before it', { timeout: 30_000 }, () => {
  const doc = new Y.Doc()
  const values = doc.getMap('values')
  const history = restoreReplaced(
    new Y.UndoManager(doc, { trackedOrigins: new Set(['me']), captureTimeout: 0 }),
  )
  const setAll = (value: number) => {
    for (let key = 0; key < 1500; key++) values.set(`k${key}`, value)
  }
  setAll(0)
  for (let step = 1; step <= 6000; step++) doc.transact(() => values.set('k0', step), 'me')
  doc.transact(() => setAll(-1), 'me')
  const before = process.cpuUsage().user
  history.undo()
  // µs; a tenth is usual.
  expect(process.cpuUsage().user - before).toBeLessThan(1_500_000)
  expect(values.get('k0')).toBe(6000)
})
