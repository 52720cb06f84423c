import { expect, test } from 'vitest'
import { lanesOf } from './lanes.ts'

const tiles = (...starts: number[]) => starts.map((start, i) => ({ key: String(i), start }))

test('tiles that do not meet have the whole width', () => {
  expect([...lanesOf(tiles(0, 50, 100), 50).values()]).toEqual([
    { lane: 0, of: 1 },
    { lane: 0, of: 1 },
    { lane: 0, of: 1 },
  ])
})

test('tiles at the same time stand beside each other, and a lane that is free is used again', () => {
  expect([...lanesOf(tiles(0, 20, 60), 50).values()]).toEqual([
    { lane: 0, of: 2 },
    { lane: 1, of: 2 },
    { lane: 0, of: 2 },
  ])
})
