import { expect, test } from 'vitest'
import { type DesignPresence, payloadOf, readPayload } from './awareness.ts'

const key = '5b1f6c0e-1d52-4a7b-9d37-2f0a7b1c9e44'
const schema = payloadOf(`design/${key}`)
const shown: DesignPresence = { page: key, selection: [key], pointer: [12.5, -3], view: [0, 0, 1200, 800] }

test('a design shows page, selection, pointer and view; what is unknown beside them is dropped', () => {
  expect(readPayload(schema, { ...shown, forged: 1 })).toEqual(shown)
  const moving = { ...shown, boxes: [[12, 8, 30, 20, -45] as const] }
  expect(readPayload(schema, moving)).toEqual(moving)
  const away = { page: key, selection: [], pointer: null, view: null }
  expect(readPayload(schema, away)).toEqual(away)
})

test('a payload that is not bounded is none', () => {
  for (const strange of [
    { selection: Array(51).fill('a') },
    { selection: ['x'.repeat(41)] },
    { selection: Array(50).fill(key) },
    { page: 7 },
    { pointer: [1] },
    { pointer: [Number.NaN, 0] },
    { pointer: [1e9, 0] },
    { view: [0, 0, 1] },
    { view: [0, 0, Number.POSITIVE_INFINITY, 1] },
    { boxes: Array(51).fill([0, 0, 1, 1, 0]) },
    { boxes: [[0, 0, 1, 1]] },
    { boxes: [[0, 0, -1, 1, 0]] },
    { boxes: [[0, 0, Number.NaN, 1, 0]] },
    { boxes: [[0, 0, 1, 1, 1e9]] },
    { boxes: [['x'.repeat(1_000_000), 0, 1, 1, 0]] },
    { boxes: null },
  ])
    expect(readPayload(schema, { ...shown, ...strange })).toBeNull()
})

test('the other kinds of documents show nothing beside the place', () => {
  for (const kind of ['guide', 'strategy', 'templates', 'planner'] as const)
    expect(payloadOf(kind)).toBeNull()
})
