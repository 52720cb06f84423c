import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createHistory } from './create-history.ts'
import { followHistory } from './history-state.ts'
import { createSteps } from './steps.ts'

const edit = { kind: 'edit' }

function open() {
  const doc = new Y.Doc()
  const history = createHistory(doc, edit, 'each')
  const state = followHistory(history)
  const write = (value: number, origin: unknown = edit) =>
    doc.transact(() => doc.getMap('values').set('x', value), origin)
  return { doc, history, state, write }
}

test('an own edit can be taken back, and then done again', () => {
  const { history, state, write } = open()
  expect([state.canUndo.get(), state.canRedo.get()]).toEqual([false, false])
  write(1)
  expect([state.canUndo.get(), state.canRedo.get()]).toEqual([true, false])
  history.undo()
  expect([state.canUndo.get(), state.canRedo.get()]).toEqual([false, true])
  write(2)
  expect([state.canUndo.get(), state.canRedo.get()]).toEqual([true, false])
})

test('an edit of another device is nothing to take back', () => {
  const { state, write } = open()
  write(1, 'relay')
  expect(state.canUndo.get()).toBe(false)
})

test('a step can be taken back once it is committed, and not after it was given up', () => {
  const { doc, history, state } = open()
  const steps = createSteps(doc, history, () => true, state.update)
  const told = vi.fn()
  state.canUndo.subscribe(told)
  const given = steps.begin()
  given.change(() => doc.getMap('values').set('x', 1))
  given.cancel()
  expect(state.canUndo.get()).toBe(false)
  const step = steps.begin()
  step.change(() => doc.getMap('values').set('x', 2))
  expect(state.canUndo.get()).toBe(false)
  step.commit()
  expect(state.canUndo.get()).toBe(true)
  expect(told).toHaveBeenCalledOnce()
})
