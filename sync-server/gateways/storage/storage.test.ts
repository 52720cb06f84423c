import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from './storage.ts'
import { openTestBucket, type TestBucket, testKeys } from './test-object-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'saegim-storage-'))
let bucket: TestBucket

beforeAll(async () => {
  bucket = await openTestBucket('ongi')
})

afterAll(async () => {
  await bucket.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const inBucket = (secretAccessKey = testKeys.secretAccessKey, name = 'ongi') =>
  openStorage({
    dataDir,
    s3: {
      ...testKeys,
      secretAccessKey,
      endpoint: bucket.endpoint,
      region: 'ap-northeast-2',
      bucket: name,
      forcePathStyle: true,
    },
  })

const both: readonly (readonly [string, () => Storage])[] = [
  ['a directory', () => openStorage({ dataDir, s3: null })],
  ['a bucket', inBucket],
]

describe.each(both)('%s', (_, open) => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251))

  test('returns stored bytes until they are deleted', async () => {
    const storage = open()
    await storage.put('brand/1/a0-b1', bytes, 'image/png')
    expect(await storage.get('brand/1/a0-b1')).toEqual(bytes)
    await storage.delete('brand/1/a0-b1')
    expect(await storage.get('brand/1/a0-b1')).toBeNull()
  })

  test('returns null for an unknown key, and deleting it succeeds', async () => {
    const storage = open()
    expect(await storage.get('brand/1/never')).toBeNull()
    await storage.delete('brand/1/never')
  })

  test('replaces existing bytes, and stores zero bytes', async () => {
    const storage = open()
    await storage.put('brand/2/c.w320', bytes, 'image/webp')
    await storage.put('brand/2/c.w320', Buffer.from('new'), 'image/webp')
    expect(String(await storage.get('brand/2/c.w320'))).toBe('new')
    await storage.put('brand/2/empty', new Uint8Array(), 'image/png')
    expect(await storage.get('brand/2/empty')).toHaveLength(0)
  })

  test('lists the keys below a folder with their sizes, however many there are', async () => {
    const storage = open()
    const keys = Array.from({ length: 8 }, (_, n) => `brand/7/file-${n}`)
    for (const [n, key] of keys.entries()) await storage.put(key, Buffer.alloc(n), 'image/png')
    await storage.put('brand/77/other', bytes, 'image/png')
    const listed = async (folder: string) => {
      const found: string[] = []
      for await (const { key, size, putAt } of storage.list(folder)) {
        expect(putAt.getFullYear()).toBeGreaterThanOrEqual(2026)
        found.push(`${key} ${size}`)
      }
      return found.sort()
    }
    expect(await listed('brand/7')).toEqual(keys.map((key, n) => `${key} ${n}`))
    expect(await listed('brand/8')).toEqual([])
    expect(await listed('')).toEqual(
      expect.arrayContaining(['brand/7/file-7 7', `brand/77/other ${bytes.length}`]),
    )
    expect(() => storage.list('../secret')).toThrow('is no key of ours')
  })

  test('lists keys in their order, from any place', async () => {
    const storage = open()
    const keys = [
      'order/1-2/a',
      'order/1/a',
      'order/1/b',
      'order/1/b.w160',
      'order/1/bb',
      'order/10/a',
      'order/2',
      'order/3/a',
    ]
    for (const key of keys.toReversed()) await storage.put(key, bytes.subarray(0, 1), 'image/png')
    const from = async (after?: string) => {
      const found: string[] = []
      for await (const { key } of storage.list('order', after)) found.push(key)
      return found
    }
    expect(await from()).toEqual(keys)
    for (const [at, key] of keys.entries()) expect(await from(key), key).toEqual(keys.slice(at + 1))
    // One that was deleted meanwhile.
    expect(await from('order/1/az')).toEqual(keys.slice(2))
    expect(await from('order/9')).toEqual([])
  })

  test('rejects keys in other forms than ours', async () => {
    const storage = open()
    for (const key of ['../secret', 'brand/../../secret', '/etc/passwd', 'brand/온기', '', 'a//b', 'a\\b']) {
      await expect(storage.get(key)).rejects.toThrow('is no key of ours')
      await expect(storage.put(key, bytes, 'image/png')).rejects.toThrow('is no key of ours')
    }
  })
})

test('a directory contains no partial files', async () => {
  const storage = openStorage({ dataDir, s3: null })
  await Promise.all([1, 2, 3].map((n) => storage.put('brand/3/d', Buffer.alloc(10_000, n), 'image/png')))
  expect(readdirSync(join(dataDir, 'files/brand/3'))).toEqual(['d'])
})

test('what a process left in a directory that ended while it wrote is not listed, and is deleted by its age', async () => {
  const storage = openStorage({ dataDir, s3: null })
  await storage.put('brand/5/whole', Buffer.from('x'), 'image/png')
  const folder = join(dataDir, 'files/brand/5')
  const [old, young, foreign] = [`.${randomUUID()}`, `.${randomUUID()}`, '.nfs000']
  for (const name of [old, young, foreign]) writeFileSync(join(folder, name), 'half')
  for (const name of [old, 'whole', foreign]) utimesSync(join(folder, name), 1_000, 1_000)
  const listed = []
  for await (const { key } of storage.list('brand/5')) listed.push(key)
  expect(listed).toEqual(['brand/5/whole'])
  expect(await storage.deleteUnfinished(new Date(Date.now() - 60_000))).toBe(1)
  expect(readdirSync(folder).sort()).toEqual([foreign, young, 'whole'].sort())
})

test('a bucket gets the media type, is retried when busy, and rejects when it refuses', async () => {
  const storage = inBucket()
  bucket.failNext(1)
  await storage.put('brand/4/e', Buffer.from('words'), 'image/svg+xml')
  expect(bucket.objects.get('brand/4/e')?.type).toBe('image/svg+xml')
  await expect(inBucket('another secret').put('brand/4/f', Buffer.from('x'), 'image/png')).rejects.toThrow(
    '403',
  )
  await expect(inBucket('another secret').get('brand/4/e')).rejects.toThrow('403')
})
