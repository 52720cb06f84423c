import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKeyRing } from '#server/keys/key-ring.ts'
import { TooManyBytes, WrongLength } from './intake.ts'
import { readSignedLink } from './signed-links.ts'
import { isStored, openStorage, readStored, type Storage } from './storage.ts'
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

/** Its period is no divisor of the sizes of parts. */
const noise = (size: number) => Buffer.alloc(size, randomBytes(65_521))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** In pieces of all sizes. */
function streamOf(bytes: Buffer): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 300_007)
        yield bytes.subarray(at, at + size)
    })(),
  )
}

function brokenAfter(bytes: Buffer): Readable {
  return Readable.from(
    (async function* () {
      yield* streamOf(bytes)
      throw new Error('the line is cut')
    })(),
  )
}

const keys = openKeyRing('a secret of the service', [])

const both: readonly (readonly [string, () => Storage])[] = [
  ['a directory', () => openStorage({ dataDir, s3: null })],
  ['a bucket', inBucket],
]

describe.each(both)('%s', (_, open) => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251))

  test('returns stored bytes until they are deleted', async () => {
    const storage = open()
    await storage.put('brand/1/a0-b1', bytes, { type: 'image/png' })
    expect(await readStored(storage, 'brand/1/a0-b1')).toEqual(bytes)
    await storage.delete('brand/1/a0-b1')
    expect(await readStored(storage, 'brand/1/a0-b1')).toBeNull()
  })

  test('returns null for an unknown key, and deleting it succeeds', async () => {
    const storage = open()
    expect(await readStored(storage, 'brand/1/never')).toBeNull()
    await storage.delete('brand/1/never')
  })

  test('replaces existing bytes, and stores zero bytes', async () => {
    const storage = open()
    await storage.put('brand/2/c.w320', bytes, { type: 'image/webp' })
    await storage.put('brand/2/c.w320', Buffer.from('new'), { type: 'image/webp' })
    expect(String(await readStored(storage, 'brand/2/c.w320'))).toBe('new')
    await storage.put('brand/2/empty', new Uint8Array(), { type: 'image/png' })
    expect(await readStored(storage, 'brand/2/empty')).toHaveLength(0)
  })

  test('stores a stream of any length, and returns its size and hash', async () => {
    const storage = open()
    const part = 8 * 1024 * 1024
    for (const size of [0, 1, 100_000, part - 1, part, part + 1, 2 * part, 2 * part + 77]) {
      const whole = noise(size)
      const put = await storage.put('brand/9/stream', streamOf(whole), { type: 'video/mp4', length: size })
      expect(put).toEqual({ size, sha256: sha256(whole) })
      expect((await readStored(storage, 'brand/9/stream'))?.equals(whole), `${size}`).toBe(true)
    }
  })

  test('says of a stream how many bytes left memory, in all as many as it has', async () => {
    const storage = open()
    const taken: number[] = []
    const chunks = Array.from({ length: 9 }, () => Buffer.alloc(1024 * 1024))
    const about = { type: 'x/y', onTaken: (bytes: number) => void taken.push(bytes) }
    await storage.put('brand/1/taken', Readable.from(chunks), about)
    expect(taken.length).toBeGreaterThan(1)
    expect(taken.reduce((all, bytes) => all + bytes, 0)).toBe(9 * 1024 * 1024)
  })

  test('copies bytes, which stay when the first are replaced or deleted', async () => {
    const storage = open()
    await storage.put('brand/9/first', bytes, { type: 'image/png' })
    expect(await storage.copy('brand/9/first', 'brand/10/second')).toBe(true)
    await storage.put('brand/9/first', Buffer.from('other'), { type: 'image/png' })
    await storage.delete('brand/9/first')
    expect(await readStored(storage, 'brand/10/second')).toEqual(bytes)
    expect(await storage.copy('brand/9/first', 'brand/10/third')).toBe(false)
    expect(await isStored(storage, 'brand/10/third')).toBe(false)
  })

  test('returns a range, with the size of the whole', async () => {
    const storage = open()
    await storage.put('brand/9/ranged', bytes, { type: 'image/png' })
    const read = async (start: number, end?: number) => {
      const got = await storage.get('brand/9/ranged', end === undefined ? { start } : { start, end })
      if (got === null) throw new Error('nothing is there')
      expect(got.size).toBe(bytes.length)
      return buffer(got.body)
    }
    expect(await read(0)).toEqual(bytes)
    expect(await read(0, 0)).toEqual(bytes.subarray(0, 1))
    expect(await read(1_000, 70_000)).toEqual(bytes.subarray(1_000, 70_001))
    expect(await read(99_999)).toEqual(bytes.subarray(99_999))
    expect(await read(99_000, 200_000)).toEqual(bytes.subarray(99_000))
    await expect(read(100_000)).rejects.toThrow(RangeError)
    expect(await storage.get('brand/9/none', { start: 0 })).toBeNull()
    await storage.put('brand/9/empty', new Uint8Array(), { type: 'image/png' })
    expect(await storage.get('brand/9/empty', { start: 0 })).toMatchObject({ size: 0 })
  })

  test('a body that is too long, too short or that breaks leaves what was there before', async () => {
    const storage = open()
    const key = 'brand/9/kept'
    await storage.put(key, Buffer.from('before'), { type: 'image/png' })
    const type = 'video/mp4'
    for (const size of [1_000, 20_000_000]) {
      const whole = noise(size)
      const put = (facts: { most?: number; length?: number }, body = streamOf(whole)) =>
        storage.put(key, body, { type, ...facts })
      await expect(put({ most: size - 1 })).rejects.toBeInstanceOf(TooManyBytes)
      await expect(put({ length: size - 1 })).rejects.toBeInstanceOf(WrongLength)
      await expect(put({ length: size + 1 })).rejects.toBeInstanceOf(WrongLength)
      await expect(put({}, brokenAfter(whole))).rejects.toThrow('the line is cut')
      expect(String(await readStored(storage, key))).toBe('before')
      expect((await put({ most: size, length: size })).size).toBe(size)
      await storage.put(key, Buffer.from('before'), { type })
    }
    await expect(storage.put('brand/9/never', brokenAfter(bytes), { type })).rejects.toThrow(
      'the line is cut',
    )
    expect(await isStored(storage, 'brand/9/never')).toBe(false)
    expect(bucket.uploads.size).toBe(0)
  })

  test('a reader that goes away does not disturb another', async () => {
    const storage = open()
    const whole = noise(3_000_000)
    await storage.put('brand/9/twice', whole, { type: 'video/mp4' })
    const [gone, stays] = [await storage.get('brand/9/twice'), await storage.get('brand/9/twice')]
    for await (const _ of gone?.body ?? []) break
    expect(gone?.body.destroyed).toBe(true)
    expect(stays && (await buffer(stays.body)).equals(whole)).toBe(true)
  })

  test('lists the keys below a folder with their sizes, however many there are', async () => {
    const storage = open()
    const keys = Array.from({ length: 8 }, (_, n) => `brand/7/file-${n}`)
    for (const [n, key] of keys.entries()) await storage.put(key, Buffer.alloc(n), { type: 'image/png' })
    await storage.put('brand/77/other', bytes, { type: 'image/png' })
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
    for (const key of keys.toReversed()) await storage.put(key, bytes.subarray(0, 1), { type: 'image/png' })
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
      await expect(readStored(storage, key)).rejects.toThrow('is no key of ours')
      await expect(storage.put(key, bytes, { type: 'image/png' })).rejects.toThrow('is no key of ours')
    }
  })
})

test('a directory contains no partial files', async () => {
  const storage = openStorage({ dataDir, s3: null })
  await Promise.all(
    [1, 2, 3].map((n) => storage.put('brand/3/d', Buffer.alloc(10_000, n), { type: 'image/png' })),
  )
  expect(readdirSync(join(dataDir, 'files/brand/3'))).toEqual(['d'])
})

test('what a process left in a directory that ended while it wrote is not listed, and is deleted by its age', async () => {
  const storage = openStorage({ dataDir, s3: null })
  await storage.put('brand/5/whole', Buffer.from('x'), { type: 'image/png' })
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
  await storage.put('brand/4/e', Buffer.from('words'), { type: 'image/svg+xml' })
  expect(bucket.objects.get('brand/4/e')?.type).toBe('image/svg+xml')
  await expect(
    inBucket('another secret').put('brand/4/f', Buffer.from('x'), { type: 'image/png' }),
  ).rejects.toThrow('403')
  await expect(readStored(inBucket('another secret'), 'brand/4/e')).rejects.toThrow('403')
})

test('without the bucket, files are not taken for gone', async () => {
  await expect(readStored(inBucket(testKeys.secretAccessKey, 'deleted'), 'brand/4/e')).rejects.toThrow(
    'STORAGE_DOWN',
  )
})

test('a bucket gets a part at a time, and no half upload stays there', async () => {
  const storage = inBucket()
  await storage.put('brand/4/parts', streamOf(noise(20_000_000)), { type: 'video/mp4' })
  expect(bucket.objects.get('brand/4/parts')).toMatchObject({ type: 'video/mp4' })
  bucket.failCompletion()
  await expect(
    storage.put('brand/4/failed', streamOf(noise(20_000_000)), { type: 'video/mp4' }),
  ).rejects.toThrow('POST')
  expect([bucket.objects.has('brand/4/failed'), bucket.uploads.size]).toEqual([false, 0])

  // What processes left that were killed.
  const begun = (key: string, at: number) =>
    bucket.uploads.set(`${key}-id`, { key, type: 'video/mp4', parts: new Map(), begunAt: new Date(at) })
  for (let n = 0; n < 8; n += 1) begun(`brand/4/old-${n}`, 1_000)
  begun('brand/4/young', Date.now())
  expect(await storage.deleteUnfinished(new Date(Date.now() - 60_000))).toBe(8)
  expect([...bucket.uploads.values()].map(({ key }) => key)).toEqual(['brand/4/young'])
  bucket.uploads.clear()
})

test('a link to an object of a bucket is signed for its time, name and type', async () => {
  const storage = inBucket()
  await storage.put('brand/4/linked', Buffer.from('words'), { type: 'text/plain' })
  const url = await storage.url('brand/4/linked', {
    seconds: 60,
    name: '차림표 1.pdf',
    type: 'application/pdf',
  })
  const answer = await fetch(url)
  expect([answer.status, await answer.text()]).toEqual([200, 'words'])
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('차림표 1.pdf')}`,
  )
  expect((await fetch(url, { headers: { range: 'bytes=1-2' } })).status).toBe(206)
  expect((await fetch(url.replace('linked', 'parts'))).status).toBe(403)
  expect((await fetch(url.replace('Expires=60', 'Expires=6000'))).status).toBe(403)
  const over = await storage.url('brand/4/linked', { seconds: 0, name: 'a', type: 'text/plain' })
  expect((await fetch(over)).status).toBe(403)
})

test('a link to a file of a directory is refused where anything of it was changed, or its time is over', async () => {
  const storage = openStorage({ dataDir, s3: null }, { base: 'https://files.ongi.example', keys })
  const facts = { seconds: 60, name: '차림표 1.pdf', type: 'application/pdf' }
  const url = new URL(await storage.url('brand/4/linked', facts))
  expect(url.href).toMatch(/^https:\/\/files\.ongi\.example\/stored\/brand\/4\/linked\?/)
  const given = Object.fromEntries(url.searchParams)
  const read = (changed: object, key = 'brand/4/linked', now = Date.now()) =>
    readSignedLink(keys, key, { ...given, ...changed }, now)
  expect(read({})).toEqual({ key: 'brand/4/linked', name: facts.name, type: facts.type, isInline: false })
  for (const changed of [
    { name: 'b.pdf' },
    { type: 'text/html' },
    { show: '1' },
    { until: String(Number(given.until) + 1) },
    { signature: 'a' },
    { signature: undefined },
  ])
    expect(read(changed), JSON.stringify(changed)).toBeNull()
  expect(read({}, 'brand/4/other')).toBeNull()
  expect(read({}, 'brand/4/linked', Date.now() + 62_000)).toBeNull()
  expect(readSignedLink(openKeyRing('another', []), 'brand/4/linked', given)).toBeNull()
  expect(
    readSignedLink(openKeyRing('another', ['a secret of the service']), 'brand/4/linked', given),
  ).not.toBeNull()
  await expect(openStorage({ dataDir, s3: null }).url('brand/4/linked', facts)).rejects.toThrow('No server')
})
