import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UploadMemory } from './upload-memory.ts'

const kilobyte = 1024
let memory: UploadMemory
const ended: string[] = []
const now = () => Date.now()

beforeEach(() => {
  vi.useFakeTimers()
  memory = new UploadMemory({ atMost: 1000 * kilobyte, reserve: 0, patienceMs: 10_000, now })
  ended.length = 0
})

afterEach(() => void vi.useRealTimers())

const open = (name: string, account = name, most = Number.POSITIVE_INFINITY) =>
  memory.open({ account, most, giveUp: () => void ended.push(name) })
const bring = (upload: ReturnType<typeof open>, kilobytes: number) =>
  upload.received(kilobytes * kilobyte, now())

test('an upload that is begun and sends nothing holds nothing', async () => {
  for (let at = 0; at < 100; at += 1) open(`silent ${at}`)
  await bring(open('fast'), 1000)
  expect(ended).toEqual([])
})

test('where there is no room, slow ones are ended, those with the most bytes first and no more than needed', async () => {
  for (const [name, kilobytes] of [
    ['small', 200],
    ['large', 500],
    ['middle', 300],
  ] as const)
    await bring(open(name), kilobytes)
  vi.advanceTimersByTime(4_000)
  const fast = open('fast')
  await vi.advanceTimersByTimeAsync(1_000)
  await bring(fast, 400)
  expect(ended).toEqual(['large'])
  await bring(fast, 100)
  expect(ended).toEqual(['large'])
  await bring(fast, 1)
  expect(ended).toEqual(['large', 'middle'])
})

test('one that brings a byte a second is slow, and one that goes on bringing is not', async () => {
  const dripping = open('dripping')
  const fast = open('fast')
  await bring(dripping, 400)
  await bring(fast, 500)
  for (let second = 0; second < 11; second += 1) {
    vi.advanceTimersByTime(1_000)
    await dripping.received(1, now())
    await bring(fast, 20)
    fast.give(20 * kilobyte)
  }
  await bring(open('new'), 300)
  expect(ended).toEqual(['dripping'])
})

test('where no other is slow, the next one waits until bytes are given back, and is refused after ten seconds', async () => {
  const first = open('first')
  await bring(first, 900)
  first.complete()
  const waiting = bring(open('second'), 200)
  const refused = bring(open('third'), 1000)
  refused.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(4_000)
  first.close()
  await waiting
  await vi.advanceTimersByTimeAsync(1_000)
  // The second has been read all the time that it waited, and is slow only later.
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000)
  await expect(refused).resolves.toBeUndefined()
  expect(ended).toEqual(['second'])
})

test('one for which no room is made is refused', async () => {
  const first = open('first')
  await bring(first, 900)
  first.complete()
  const refused = bring(open('second'), 200)
  const outcome = expect(refused).rejects.toThrow('RATE_LIMITED')
  await vi.advanceTimersByTimeAsync(11_000)
  await outcome
  first.close()
  await bring(open('third'), 1000)
})

test('one that was ended takes nothing any more', async () => {
  const slow = open('slow')
  await bring(slow, 900)
  vi.advanceTimersByTime(5_000)
  await bring(open('fast'), 1000)
  expect(ended).toEqual(['slow'])
  await slow.received(1, now())
  slow.close()
  const next = open('next')
  vi.advanceTimersByTime(5_000)
  await bring(next, 1000)
})

test('bytes that the store took make room, and the upload goes on', async () => {
  const streamed = open('streamed')
  for (let at = 0; at < 100; at += 1) {
    await bring(streamed, 100)
    streamed.give(100 * kilobyte)
  }
  await bring(open('other'), 1000)
  expect(ended).toEqual([])
})

test('where others wait, uploads of the account that holds most are ended, slow or not', async () => {
  const held = ['a', 'b', 'c', 'd'].map((name) => open(name, 'attacker'))
  for (const upload of held) await bring(upload, 200)
  await bring(open('neighbour'), 200)
  const waiting = bring(open('other'), 150)
  for (let second = 0; second < 3; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    for (const upload of held) void bring(upload, 20).catch(() => undefined)
  }
  await waiting
  expect(ended).toHaveLength(1)
  expect(['a', 'b', 'c', 'd']).toContain(ended[0])
})

test('an upload is not ended for one whose account would hold as much', async () => {
  const first = open('a')
  await bring(first, 500)
  await bring(open('b'), 500)
  const waiting = bring(open('c'), 500)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(ended).toEqual([])
  first.close()
  await waiting
})

test('a small upload is taken from the reserve at once, but not many of one account', async () => {
  memory = new UploadMemory({ atMost: 4000 * kilobyte, reserve: 2000 * kilobyte, patienceMs: 10_000, now })
  const large = open('large')
  await bring(large, 2000)
  large.complete()
  const small = 1000 * kilobyte
  await bring(open('small', 'a', small), 1000)
  const second = bring(open('second', 'a', small), 1000)
  const other = open('other', 'b', small)
  await bring(other, 1000)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(ended).toEqual([])
  large.close()
  other.close()
  await second
})

test('what is given back goes to one that waits at a time, first to one whose account holds least', async () => {
  const full = open('full')
  await bring(full, 800)
  full.complete()
  const heavy = open('heavy')
  await bring(heavy, 200)
  const order: string[] = []
  const wait = (upload: typeof heavy, name: string) => bring(upload, 100).then(() => void order.push(name))
  const all = [wait(heavy, 'heavy'), wait(open('b'), 'b'), wait(open('c'), 'c')]
  for (const expected of [['b'], ['b', 'c'], ['b', 'c', 'heavy']]) {
    full.give(100 * kilobyte)
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(expected)
  }
  await Promise.all(all)
})
