import { create, real53 } from 'lib0/prng'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import {
  align,
  applyLocalSplice,
  applyRemoteDelta,
  type DeltaStep,
  identicalRuns,
  type Runs,
  toField,
  toShared,
} from './text-runs.ts'
import { cutToRoom, spliceAtCaret } from './text-splice.ts'

test('[D3] an insert at the offset of text that is not shown yet goes before it', () => {
  const runs = applyRemoteDelta(identicalRuns(2), [{ retain: 1 }, { insert: '새' }])
  const { operations } = applyLocalSplice(runs, { index: 1, remove: 0, insert: '나' })
  expect(operations).toEqual([{ at: 1, insert: '나' }])
})

test('[D3] text that was deleted remotely but is still shown is deleted once', () => {
  const runs = applyRemoteDelta(identicalRuns(3), [{ delete: 2 }])
  const { operations } = applyLocalSplice(runs, { index: 0, remove: 3, insert: '' })
  expect(operations).toEqual([{ at: 0, remove: 1 }])
})

test('[D2] 가 typed before 가가 is put before them, by the caret', () => {
  expect(spliceAtCaret('가가', '가가가', 1)).toEqual({ index: 0, remove: 0, insert: '가' })
  expect(spliceAtCaret('가가', '가가가', 3)).toEqual({ index: 2, remove: 0, insert: '가' })
})

test('[D4] a splice never cuts a pair: one emoji for another of the same plane', () => {
  expect(spliceAtCaret('a🍚b', 'a🍜b', 3)).toEqual({ index: 1, remove: 2, insert: '🍜' })
  const [before, after] = ['\ud83c\udf5a', '\ud83d\udf5a']
  expect(spliceAtCaret(before, after, 2)).toEqual({ index: 0, remove: 2, insert: after })
  expect(cutToRoom('밥🍚', 2)).toBe(1)
})

test('[D6] input that does not fit stays in the field as stale and does not enter the document', () => {
  const { runs, operations } = applyLocalSplice(identicalRuns(2), { index: 2, remove: 0, insert: '다라' }, 1)
  expect(operations).toEqual([{ at: 2, insert: '다' }])
  expect(runs).toEqual([
    { kind: '=', length: 3 },
    { kind: '-', length: 1 },
  ])
})

test('[D8] line ends of another system are aligned with what a browser shows', () => {
  expect(align('가\r\n나', '가\n나')).toEqual([
    { kind: '=', length: 1 },
    { kind: '+', length: 1 },
    { kind: '=', length: 2 },
  ])
  const lone = align('가\r나', '가\n나')
  expect(toField(lone, 3)).toBe(3)
  expect(toShared(align('가\n나', '가나'), 2)).toBe(3)
})

const source = create(20261121)

// In four parts: the usual time limit is for a quarter of them, fifteen times what they take on an idle machine.
test.each([1, 2, 3, 4])(
  '[D3] in 4,000 random runs a field that defers changes stays aligned with its shared text (part %s)',
  () => {
    let held = 0
    for (let run = 0; run < 1_000; run++) held += liveThrough(() => real53(source))
    expect(held).toBeGreaterThan(2_500)
  },
)

/** A field that defers changes, compared with a model that marks every character by its author. */
function liveThrough(random: () => number): number {
  // A guid of its own saves 31 calls for randomness in each document.
  const doc = new Y.Doc({ guid: 'text' })
  const shared = doc.getText('t')
  shared.insert(0, 'abcdef'.slice(0, Math.floor(random() * 7)))
  let field = shared.toString()
  let runs: Runs = identicalRuns(field.length)
  let delta: DeltaStep[] = []
  let steps = 0
  shared.observe((event) => {
    delta = event.delta
  })
  for (let step = 0; step < 8; step++) {
    steps++
    if (random() < 0.5) {
      const at = Math.floor(random() * (shared.length + 1))
      const remove = Math.floor(random() * Math.min(3, shared.length - at + 1))
      doc.transact(() => {
        if (remove > 0) shared.delete(at, remove)
        if (remove === 0 || random() < 0.5) shared.insert(at, 'XYZ'.slice(0, 1 + Math.floor(random() * 3)))
      })
      runs = applyRemoteDelta(runs, delta)
    } else {
      const index = Math.floor(random() * (field.length + 1))
      const remove = Math.floor(random() * Math.min(3, field.length - index + 1))
      const insert = 'mno'.slice(0, Math.floor(random() * 4))
      const before = shared.toString()
      const folded = applyLocalSplice(runs, { index, remove, insert })
      runs = folded.runs
      field = field.slice(0, index) + insert + field.slice(index + remove)
      doc.transact(() => {
        for (const operation of folded.operations) {
          if ('insert' in operation) shared.insert(operation.at, operation.insert)
          else shared.delete(operation.at, operation.remove)
        }
      })
      const theirs = (text: string) => text.replace(/[^XYZ]/g, '').length
      const lost = theirs(before) - theirs(shared.toString())
      if (lost > remove) expect(lost).toBeLessThanOrEqual(remove)
    }
    const { fieldText, sharedText } = readBoth(runs, field, shared.toString())
    // 32,000 calls of `expect` took a quarter of the time: it only reports what differs.
    if (fieldText !== sharedText) expect(fieldText).toBe(sharedText)
    const caret = Math.floor(random() * (field.length + 1))
    const index = toShared(runs, caret)
    if (index > shared.length || toField(runs, index) > caret)
      throw new Error(`caret ${caret} went to ${index}`)
  }
  expect(lengthOf(runs, '-')).toBe(field.length)
  expect(lengthOf(runs, '+')).toBe(shared.length)
  return steps
}

/** What field and shared text have in common must be the same characters in the same order. */
function readBoth(runs: Runs, field: string, shared: string) {
  let i = 0
  let j = 0
  let fieldText = ''
  let sharedText = ''
  for (const { kind, length } of runs) {
    if (kind === '=') {
      fieldText += field.slice(i, i + length)
      sharedText += shared.slice(j, j + length)
    }
    if (kind !== '+') i += length
    if (kind !== '-') j += length
  }
  return { fieldText, sharedText }
}

function lengthOf(runs: Runs, own: '+' | '-'): number {
  return runs.reduce((sum, { kind, length }) => sum + (kind === '=' || kind === own ? length : 0), 0)
}
