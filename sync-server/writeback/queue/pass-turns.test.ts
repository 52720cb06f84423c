import { expect, test } from 'vitest'
import { PassTurns } from './pass-turns.ts'

function open(rooms: number) {
  const loop = { isBusy: false, now: 0 }
  const turns = new PassTurns(
    () => loop.isBusy,
    () => loop.now,
  )
  const running: (() => void)[] = []
  const done = Array.from({ length: rooms }, () =>
    turns.take(() => new Promise<void>((resolve) => running.push(resolve))),
  )
  return { loop, running, done }
}

/** One pass after the other, with those that begin meanwhile. */
async function finish(running: (() => void)[]): Promise<void> {
  while (running.length > 0) {
    running.shift()?.()
    await new Promise(setImmediate)
  }
}

test('[W39] several rooms are settled at once while the process has time', async () => {
  const { running, done } = open(9)
  await expect.poll(() => running.length).toBe(4)
  for (const end of running.splice(0, 2)) end()
  await expect.poll(() => running.length).toBe(4)
  await finish(running)
  await Promise.all(done)
})

test('[W39] two rooms at a time are settled while the process is busy, and more again when it is not', async () => {
  const { loop, running, done } = open(12)
  loop.isBusy = true
  await expect.poll(() => running.length).toBe(4)
  for (let left = 3; left >= 2; left--) {
    running.shift()?.()
    await new Promise(setImmediate)
    expect(running).toHaveLength(left)
  }
  running.shift()?.()
  await expect.poll(() => running.length).toBe(2)
  loop.isBusy = false
  running.shift()?.()
  await expect.poll(() => running.length).toBe(4)
  await finish(running)
  await Promise.all(done)
})

test('[W39] rooms that have waited long are settled, however busy the process is', async () => {
  const { loop, running, done } = open(9)
  loop.isBusy = true
  await expect.poll(() => running.length).toBe(4)
  loop.now = 1_000
  running.shift()?.()
  await expect.poll(() => running.length).toBe(4)
  await finish(running)
  await Promise.all(done)
})

test('[W39] the last waiting room is settled beside a slow one once it has waited long', async () => {
  const { loop, running, done } = open(6)
  await expect.poll(() => running.length).toBe(4)
  loop.isBusy = true
  loop.now = 1_000
  const slow = running.shift()
  await finish(running)
  slow?.()
  await Promise.all(done)
})

test('a pass that fails gives its turn to the next', async () => {
  const turns = new PassTurns(() => true)
  const { promise: slow, resolve: end } = Promise.withResolvers<void>()
  const other = turns.take(() => slow)
  const failing = turns.take(() => Promise.reject(new Error('REST is away')))
  const next = turns.take(() => Promise.resolve('settled'))
  await expect(failing).rejects.toThrow('REST is away')
  await expect(next).resolves.toBe('settled')
  end()
  await other
})
