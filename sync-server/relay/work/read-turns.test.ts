import { expect, test, vi } from 'vitest'
import { ReadTurns } from './read-turns.ts'

test('[R125] the sockets of an account that has used its part of a turn are read one in each; those of others go on', async () => {
  const turns = new ReadTurns()
  const reading = new Map<number, boolean>()
  const sockets = Array.from({ length: 5 }, (_, number) => ({
    person: { id: number < 4 ? 7 : 8 },
    rest: () => reading.set(number, false),
    readOn: () => reading.set(number, true),
  }))
  for (const socket of sockets) turns.join(socket)
  turns.use(7, 0.5)
  expect([...reading]).toEqual([])
  turns.use(7, 0.5)
  expect([...reading]).toEqual([0, 1, 2, 3].map((number) => [number, false]))
  for (const number of [0, 1, 2]) {
    await new Promise(setImmediate)
    expect([...reading.values()].filter(Boolean)).toHaveLength(1)
    expect(reading.get(number)).toBe(true)
    turns.use(7, 2)
    expect(reading.get(number)).toBe(false)
  }
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate)
  expect([...reading.values()]).toEqual([true, true, true, true])
})

test('[R125] what was used in one turn does not count in the next', async () => {
  const turns = new ReadTurns()
  const rest = vi.fn<() => void>()
  turns.join({ person: { id: 7 }, rest, readOn: () => {} })
  turns.use(7, 0.9)
  await new Promise(setImmediate)
  turns.use(7, 0.9)
  expect(rest).not.toHaveBeenCalled()
})

test('[R125] a socket that closes while it rests is not read on', async () => {
  const turns = new ReadTurns()
  const readOn = vi.fn<() => void>()
  const socket = { person: { id: 7 }, rest: () => {}, readOn }
  turns.join(socket)
  turns.use(7, 1)
  turns.forget(socket)
  await new Promise(setImmediate)
  expect(readOn).not.toHaveBeenCalled()
})
