import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPieceTurn } from './piece-turns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('[R126] accounts take turns, and all of them together take a part of each turn of the event loop', async () => {
  const made: number[] = []
  const ask = (idAccount: number) =>
    inPieceTurn(idAccount, () => {
      made.push(idAccount)
      vi.advanceTimersByTime(1)
    })
  for (let piece = 0; piece < 3; piece += 1) ask(7)
  ask(8)
  expect(made).toEqual([])
  await new Promise(setImmediate)
  expect(made).toEqual([7, 8])
  await new Promise(setImmediate)
  expect(made).toEqual([7, 8, 7, 7])
})
