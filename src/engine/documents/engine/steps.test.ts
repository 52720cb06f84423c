import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { below, forEachRun, runsOr, seed } from '../../../../tests/support/random.ts'
import { sketch } from '../../../../tests/support/sketch-document.ts'
import { createHistory } from './create-history.ts'
import { createSteps } from './steps.ts'

const { layers, width } = sketch.sheet
const edit = { kind: 'edit' }

function open() {
  const doc = new Y.Doc()
  const history = createHistory(doc, edit, 'each')
  const key = layers.add(doc, { x: 0 }, {}, edit)
  const x = layers.properties.x.at(key)
  return { doc, history, key, x, steps: createSteps(doc, history, () => true) }
}

function send(from: Y.Doc, to: Y.Doc): void {
  Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)), 'relay')
}

test('[D75] a step is written and sent as it goes, and is one undo in the end', () => {
  const { doc, history, x, steps } = open()
  const peer = new Y.Doc()
  const step = steps.begin()
  const before = history.undoStack.length
  for (let frame = 1; frame <= 60; frame++) {
    step.change(() => x.write(doc, frame))
    send(doc, peer)
    expect(x.read(peer)).toBe(frame)
  }
  expect(history.undoStack).toHaveLength(before)
  step.commit()
  expect(history.undoStack).toHaveLength(before + 1)
  history.undo()
  expect(x.read(doc)).toBe(0)
  history.redo()
  expect(x.read(doc)).toBe(60)
})

test('[D75] a step without a change is no undo', () => {
  const { history, steps } = open()
  const before = history.undoStack.length
  steps.begin().commit()
  expect(history.undoStack).toHaveLength(before)
})

test('[D75] a change that is refused is no undo, in a step as without one, and what can be redone stays', () => {
  const { doc, history, key, x, steps } = open()
  x.write(doc, 5, edit)
  history.undo()
  const entries = history.undoStack.length
  layers.move(doc, key, { parent: key }, edit)
  const step = steps.begin()
  step.change(() => layers.move(doc, key, { parent: key }))
  step.commit()
  expect(history.undoStack).toHaveLength(entries)
  history.redo()
  expect(x.read(doc)).toBe(5)
})

test('[D76] a step that is cancelled is put back, and what others changed meanwhile stays', () => {
  const { doc, history, key, x, steps } = open()
  const peer = new Y.Doc()
  send(doc, peer)
  const step = steps.begin()
  step.change(() => x.write(doc, 30))
  step.change(() => width.write(doc, 400))
  layers.properties.words.at(key).write(peer, '다른 사람의 글')
  const other = layers.add(peer, { name: '다른 사람의 층' })
  send(peer, doc)
  step.cancel()
  expect(layers.read(doc).find((node) => node.key === key)).toMatchObject({ x: 0, words: '다른 사람의 글' })
  expect(width.read(doc)).toBeNull()
  expect(layers.has(doc, other)).toBe(true)
  expect(history.redoStack).toHaveLength(0)
  history.undo()
  expect(layers.has(doc, key)).toBe(false)
})

test('[D76] undoing a step leaves a value that another device wrote after it', () => {
  const { doc, history, x, steps } = open()
  // Yjs goes on to the entry before where one changes nothing.
  history.clear()
  const peer = new Y.Doc()
  const step = steps.begin()
  step.change(() => x.write(doc, 30))
  step.commit()
  send(doc, peer)
  x.write(peer, 99)
  send(peer, doc)
  history.undo()
  expect(x.read(doc)).toBe(99)
})

test('[D77] a step that is begun while one runs commits that one, whose changes do nothing any more', () => {
  const { doc, history, x, steps } = open()
  const first = steps.begin()
  first.change(() => x.write(doc, 1))
  const second = steps.begin()
  expect(first.change(() => x.write(doc, 7))).toBeNull()
  second.change(() => x.write(doc, 2))
  first.cancel()
  expect(steps.isRunning()).toBe(true)
  second.commit()
  second.cancel()
  expect(x.read(doc)).toBe(2)
  history.undo()
  expect(x.read(doc)).toBe(1)
  history.undo()
  expect(x.read(doc)).toBe(0)
})

test('[D77] a step does nothing while nothing is editable', () => {
  const doc = new Y.Doc()
  let isEditable = true
  const history = createHistory(doc, edit, 'each')
  const step = createSteps(doc, history, () => isEditable).begin()
  step.change(() => width.write(doc, 1))
  isEditable = false
  expect(step.change(() => width.write(doc, 2))).toBeNull()
  step.commit()
  expect(history.undoStack).toHaveLength(1)
})

test(`[D75][D76] undo after any steps and edits brings back the earlier tree (seed ${seed})`, () => {
  forEachRun(runsOr(40), (random) => {
    const { doc, history, steps } = open()
    const states = [layers.read(doc)]
    for (let round = 0; round < 6; round++) {
      const step = steps.begin()
      for (let frame = 0; frame < 5; frame++)
        step.change(() => {
          const keys = layers.keys(doc)
          const any = () => keys[below(random, keys.length)] ?? null
          const key = any()
          const dice = random()
          if (key === null || dice < 0.3) layers.add(doc, { x: frame }, { parent: any() })
          else if (dice < 0.6) layers.move(doc, key, { parent: any() })
          else if (dice < 0.7) layers.remove(doc, key)
          else layers.properties.x.at(key).write(doc, below(random, 100))
        })
      if (random() < 0.3) {
        step.cancel()
        expect(layers.read(doc)).toEqual(states.at(-1))
      } else {
        const entries = history.undoStack.length
        step.commit()
        if (history.undoStack.length > entries) states.push(layers.read(doc))
      }
    }
    for (let state = states.pop(); state; state = states.pop()) {
      expect(layers.read(doc)).toEqual(state)
      history.undo()
    }
  })
})
