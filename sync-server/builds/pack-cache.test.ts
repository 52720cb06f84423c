import { Readable } from 'node:stream'
import { zipSync } from 'fflate'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PackCache } from './pack-cache.ts'

const log = pino({ level: 'silent' })
const row = (id: number) => ({ id, kind: 'code', hash: 'a1' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function storageOf(answer: (key: string) => Promise<Buffer | null>) {
  const state = { reads: [] as string[], atOnce: 0, mostAtOnce: 0 }
  return {
    state,
    storage: {
      async get(key: string) {
        state.reads.push(key)
        state.atOnce += 1
        state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
        try {
          const bytes = await answer(key)
          return bytes && { body: Readable.from([bytes]), size: bytes.length }
        } finally {
          state.atOnce -= 1
        }
      },
    },
  }
}

const packOf = (bytes: number) => Buffer.from(zipSync({ 'a.js': [new Uint8Array(bytes), { level: 0 }] }))

test('requests for one pack share one read, and packs are read one at a time', async () => {
  const { storage, state } = storageOf(async () => packOf(10))
  const cache = new PackCache(storage, log, 10_000)
  await Promise.all([1, 1, 2, 3, 2, 1].map((id) => cache.read(row(id))))
  expect([state.reads.length, state.mostAtOnce]).toEqual([3, 1])
  expect((await cache.read(row(1)))?.get('a.js')?.bytes).toHaveLength(10)
  expect(state.reads).toHaveLength(3)
})

test('beyond the limit the pack that was not asked for the longest is dropped', async () => {
  const { storage, state } = storageOf(async () => packOf(4_000))
  const cache = new PackCache(storage, log, 10_000)
  for (const id of [1, 2, 1, 3]) await cache.read(row(id))
  expect(cache.bytes).toBeLessThanOrEqual(10_000)
  await cache.read(row(1))
  expect(state.reads).toHaveLength(3)
  await cache.read(row(2))
  expect(state.reads).toHaveLength(4)
})

test('a pack larger than the limit is answered and not kept', async () => {
  const { storage } = storageOf(async () => packOf(20_000))
  const cache = new PackCache(storage, log, 10_000)
  expect((await cache.read(row(1)))?.size).toBe(1)
  expect(cache.bytes).toBe(0)
})

test('memory is released after ten minutes without a request', async () => {
  const { storage } = storageOf(async () => packOf(4_000))
  const cache = new PackCache(storage, log, 10_000)
  await cache.read(row(1))
  vi.advanceTimersByTime(9 * 60_000)
  await cache.read(row(1))
  vi.advanceTimersByTime(9 * 60_000)
  expect(cache.bytes).toBeGreaterThan(4_000)
  vi.advanceTimersByTime(60_000)
  expect(cache.bytes).toBe(0)
})

test('a store that fails is asked again after two seconds, not by each request', async () => {
  let fails = true
  const { storage, state } = storageOf(async () => {
    if (fails) throw new Error('The object storage answered 503 to GET.')
    return packOf(10)
  })
  const cache = new PackCache(storage, log, 10_000)
  for (let i = 0; i < 5; i++) await expect(cache.read(row(1))).rejects.toThrow('503')
  expect(state.reads).toHaveLength(1)
  fails = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await cache.read(row(1)))?.size).toBe(1)
})

test('a pack that the store has lost is not asked for by each request', async () => {
  const { storage, state } = storageOf(async () => null)
  const cache = new PackCache(storage, log, 10_000)
  for (let i = 0; i < 5; i++) expect(await cache.read(row(1))).toBeNull()
  expect(state.reads).toEqual(['builds/code/1-a1.zip'])
})
