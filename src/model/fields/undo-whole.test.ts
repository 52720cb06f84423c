import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { below, forEachRun, partsOf, runsOr } from '../../../tests/support/random.ts'
import { undoWhole } from './undo-whole.ts'

function begin() {
  const doc = new Y.Doc()
  const text = doc.getText('words')
  text.insert(0, '오늘')
  const history = undoWhole(new Y.UndoManager(text, { trackedOrigins: new Set(['own']), captureTimeout: 0 }))
  const own = (change: () => void) => doc.transact(change, 'own')
  const other = new Y.Doc()
  const theirs = (at: number, letters: string) => {
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    other.getText('words').insert(at, letters)
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'relay')
  }
  return { text, history, own, theirs }
}

test('letters that were deleted and brought back go with their step where others write between them', () => {
  const { text, history, own, theirs } = begin()
  own(() => text.insert(2, '가나다'))
  own(() => text.delete(2, 3))
  history.undo()
  theirs(3, 'x')
  theirs(5, 'y')
  expect(text.toString()).toBe('오늘가x나y다')
  history.undo()
  expect(text.toString()).toBe('오늘xy')
  history.redo()
  expect(text.toString().replaceAll(/[a-z]/g, '')).toBe('오늘가나다')
})

test('also where they were brought back twice', () => {
  const { text, history, own, theirs } = begin()
  own(() => text.insert(2, '가나다'))
  for (const between of ['x', 'y']) {
    own(() => text.delete(2, text.length - 2))
    history.undo()
    theirs(3, between)
  }
  history.undo()
  expect(text.toString().replaceAll(/[a-z]/g, '')).toBe('오늘')
})

test('of many steps only the one that is taken back is looked at', () => {
  const { text, history, own } = begin()
  for (const letter of '가나다') own(() => text.insert(text.length, letter))
  let looks = 0
  for (const step of history.undoStack.slice(0, 2)) {
    const { insertions } = step
    const get = () => {
      looks++
      return insertions
    }
    Object.defineProperty(step, 'insertions', { get })
  }
  history.undo()
  expect([text.toString(), looks]).toEqual(['오늘가나', 0])
  history.undo()
  expect(text.toString()).toBe('오늘가')
  expect(looks).toBeGreaterThan(0)
})

test('letters of another step that were brought back beside them stay', () => {
  const { text, history, own } = begin()
  own(() => text.insert(1, '가'))
  for (const [at, length] of [
    [2, 1],
    [1, 2],
  ] as const) {
    own(() => text.delete(at, length))
    history.undo()
  }
  expect(text.toString()).toBe('오가늘')
  history.undo()
  expect(text.toString()).toBe('오늘')
  history.redo()
  expect(text.toString()).toBe('오가늘')
})

test.each(partsOf(runsOr(200), 200))(
  'undo brings back each earlier state between words of others: %o',
  (runs) => {
    forEachRun(runs, (random) => {
      const { text, history, own, theirs } = begin()
      const bare = () => text.toString().replaceAll(/[a-z]/g, '')
      const states = [bare()]
      let done = 0
      const step = (change: () => void) => {
        own(change)
        states.splice(++done, Number.POSITIVE_INFINITY, bare())
      }
      const undo = () => {
        history.undo()
        expect(bare()).toBe(states[--done])
      }
      for (let round = 0; round < 30; round++) {
        const dice = random()
        const at = below(random, text.length + 1)
        const length = Math.min(text.length - at, 1 + below(random, 4))
        const isTheirs = /[a-z]/.test(text.toString().slice(at, at + length))
        if (dice < 0.35) step(() => text.insert(at, '가나다라'.slice(0, 1 + below(random, 4))))
        else if (dice < 0.5 && length > 0 && !isTheirs) step(() => text.delete(at, length))
        else if (dice < 0.7 && done > 0) undo()
        else if (dice > 0.75) theirs(at, 'x')
      }
      while (done > 0) undo()
    })
  },
)
