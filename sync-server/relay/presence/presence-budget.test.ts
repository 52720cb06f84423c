import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReadTurns } from '../work/read-turns.ts'
import { PresenceBudget } from './presence-budget.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const socketOf = (id: number) => ({ person: { id } })
const isOwn = () => true

test('[R123] the sockets of an account share its presence; beyond it the newest state of each is applied later', () => {
  const budget = new PresenceBudget(10, new ReadTurns())
  const sockets = Array.from({ length: 4 }, () => socketOf(7))
  const applied = new Map(sockets.map((socket) => [socket, [] as number[]]))
  const show = (clock: number) => {
    for (const socket of sockets)
      budget.submit(socket, Uint8Array.of(clock), {
        isOwn,
        apply: ([newest = 0]) => applied.get(socket)?.push(newest),
      })
  }
  for (let clock = 1; clock <= 100; clock += 1) show(clock)
  expect([...applied.values()].flat()).toHaveLength(20)
  vi.advanceTimersByTime(1_000)
  expect([...applied.values()].map((clocks) => clocks.at(-1))).toEqual([100, 100, 100, 100])
  expect([...applied.values()].flat()).toHaveLength(24)
})

test('[R123] an account that uses up its presence leaves that of others as it is', () => {
  const budget = new PresenceBudget(10, new ReadTurns())
  const apply = vi.fn<() => void>()
  for (let i = 0; i < 100; i += 1) budget.submit(socketOf(7), Uint8Array.of(i), { isOwn, apply: () => {} })
  budget.submit(socketOf(8), Uint8Array.of(1), { isOwn, apply })
  expect(apply).toHaveBeenCalledOnce()
})

test('[R123] what waits is bounded: neither large states, nor repeated ones of others, nor those of closed sockets', () => {
  const budget = new PresenceBudget(10, new ReadTurns())
  const socket = socketOf(7)
  const applied: number[] = []
  const submit = (states: Uint8Array, own = true) =>
    budget.submit(socket, states, { isOwn: () => own, apply: ({ length }) => applied.push(length) })
  submit(new Uint8Array(10_000_000))
  for (let i = 0; i < 20; i += 1) submit(Uint8Array.of(i))
  applied.length = 0
  submit(Uint8Array.of(1, 2))
  submit(new Uint8Array(20_000))
  submit(Uint8Array.of(1, 2, 3), false)
  vi.advanceTimersByTime(1_000)
  expect(applied).toEqual([2])
  submit(Uint8Array.of(1))
  for (let i = 0; i < 20; i += 1) submit(Uint8Array.of(1, 2, 3, 4))
  applied.length = 0
  budget.forget(socket)
  vi.advanceTimersByTime(10_000)
  expect(applied).toEqual([])
})

test('[R123] a large message counts for its bytes', () => {
  const budget = new PresenceBudget(10, new ReadTurns())
  const apply = vi.fn<() => void>()
  budget.submit(socketOf(7), new Uint8Array(10_240), { isOwn, apply })
  budget.submit(socketOf(7), new Uint8Array(10_240), { isOwn, apply })
  expect(apply).toHaveBeenCalledTimes(1)
})

test('[R123] an account that sends much more rests in this turn', () => {
  const turns = new ReadTurns()
  const budget = new PresenceBudget(10, turns)
  const rest = vi.fn<() => void>()
  const socket = { ...socketOf(7), rest, readOn: () => {} }
  turns.join(socket)
  for (let i = 0; i < 100; i += 1) budget.submit(socket, Uint8Array.of(i), { isOwn, apply: () => {} })
  expect(rest).toHaveBeenCalledOnce()
})
