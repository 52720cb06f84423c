import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UploadMemory } from './upload-memory.ts'

const kilobyte = 1024
let memory: UploadMemory
const ended: string[] = []
const now = () => Date.now()

beforeEach(() => {
  vi.useFakeTimers()
  memory = new UploadMemory({ atMost: 1000 * kilobyte, patienceMs: 10_000, now })
  ended.length = 0
})

afterEach(() => void vi.useRealTimers())

const open = (name: string) => memory.open(() => void ended.push(name))
const bring = (upload: ReturnType<typeof open>, kilobytes: number) =>
  upload.received(kilobytes * kilobyte, kilobytes * kilobyte, now())

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
    await dripping.received(1, 1, now())
    await fast.received(20 * kilobyte, 0, now())
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
  await slow.received(1, 0, now())
  slow.close()
  const next = open('next')
  vi.advanceTimersByTime(5_000)
  await bring(next, 1000)
})
