import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { openStorage, readStored, type Storage } from '../gateways/storage/storage.ts'
import { openTestBucket, type TestBucket, testKeys } from '../gateways/storage/test-object-server.ts'
import { answerError } from '../http/errors.ts'
import { serveApp } from '../http/static-app.ts'
import { type EarlierAssets, openEarlierAssets } from './earlier-assets.ts'
import { OwnBuild } from './own-build.ts'
import { PackIndex } from './pack-index.ts'
import { keyOf, markUsed } from './pack-rows.ts'
import { daysKept, packsKept, prunePacks } from './prune-packs.ts'
import { makeTestBuild, testScript } from './test-build.ts'

const log = pino({ level: 'silent' })
const patience = { patienceMs: 10_000 }
const font = Buffer.from(Array.from({ length: 3_000 }, (_, i) => i % 251))
const lazyA = testScript('온기 하나')
const lazyB = testScript('온기 둘')
const dataDir = mkdtempSync(join(tmpdir(), 'saegim-builds-'))

let database: Database
let bucket: TestBucket
let a: string
let b: string

beforeAll(async () => {
  database = await createTestDatabase()
  bucket = await openTestBucket('ongi')
  a = await makeTestBuild({
    'main-a.js': testScript('main'),
    'Lazy_a1.js': lazyA,
    'small-a.css': 'a{}',
    'face.82-Fx.woff2': font,
  })
  b = await makeTestBuild({ 'main-b.js': testScript('main'), 'lazy-b1.js': lazyB, 'face.82-Fx.woff2': font })
})

afterAll(async () => {
  await bucket.close()
  await database.close()
  for (const directory of [dataDir, a, b]) rmSync(directory, { recursive: true, force: true })
})

beforeEach(async () => {
  await database.pool.query('truncate build_pack')
})

const inBucket = () =>
  openStorage({
    dataDir,
    s3: {
      ...testKeys,
      endpoint: bucket.endpoint,
      region: 'ap-northeast-2',
      bucket: 'ongi',
      forcePathStyle: true,
    },
  })
const onDisk = () => openStorage({ dataDir, s3: null })

const ownBuild = (directory: string, storage: Storage) => new OwnBuild({ directory, database, storage, log })

async function serve(directory: string, earlier: Pick<EarlierAssets, 'find'>): Promise<FastifyInstance> {
  const app = fastify()
  app.setErrorHandler(answerError)
  await serveApp(app, { directory, earlier }, { devMode: false, cookieDomain: null })
  return app
}

const serverOf = (directory: string, storage: Storage) =>
  serve(directory, openEarlierAssets(database, storage, log))

const rows = () =>
  database.kysely
    .selectFrom('build_pack')
    .select(['id', 'kind', 'hash', 'stored_at', 'deleting_at'])
    .orderBy('id')
    .execute()

describe.each([
  ['files on the disk', onDisk],
  ['files in a bucket', inBucket],
] as const)('%s', (_, open) => {
  test('a server of build B answers what a page of build A loads late, as it answers its own assets', async () => {
    await ownBuild(a, open()).store(patience)
    const app = await serverOf(b, open())
    const compressed = { 'accept-encoding': 'gzip, br' }
    const own = await app.inject({ url: '/assets/lazy-b1.js', headers: compressed })
    const earlier = await app.inject({ url: '/assets/Lazy_a1.js', headers: compressed })
    const seen = ['content-type', 'content-encoding', 'cache-control', 'vary']
    for (const name of seen) expect([name, earlier.headers[name]]).toEqual([name, own.headers[name]])
    expect(earlier.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotliDecompressSync(earlier.rawPayload).toString()).toBe(lazyA)

    const plain = await app.inject({ url: '/assets/Lazy_a1.js', headers: { 'accept-encoding': 'gzip' } })
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, lazyA])
    const small = await app.inject({ url: '/assets/small-a.css?x=1', headers: compressed })
    expect([small.headers['content-type'], small.body]).toEqual(['text/css; charset=utf-8', 'a{}'])
    const head = await app.inject({ method: 'HEAD', url: '/assets/Lazy_a1.js' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    await app.close()
  })

  test('a page of build B that asks a server of build A finds what was stored after the server started', async () => {
    const app = await serverOf(a, open())
    await ownBuild(b, open()).store(patience)
    expect((await app.inject('/assets/lazy-b1.js')).body).toBe(lazyB)
    await app.close()
  })

  test('fonts are stored once for builds that have the same ones', async () => {
    await ownBuild(a, open()).store(patience)
    await ownBuild(b, open()).store(patience)
    expect((await rows()).map(({ kind }) => kind).sort()).toEqual(['code', 'code', 'media'])
    const empty = await makeTestBuild({ 'main-c.js': 'c' })
    const app = await serverOf(empty, open())
    const answer = await app.inject('/assets/face.82-Fx.woff2')
    expect([answer.headers['content-type'], answer.rawPayload]).toEqual(['font/woff2', font])
    await app.close()
    rmSync(empty, { recursive: true })
  })

  test('nodes that start at once leave one pack of each kind, which can be read', async () => {
    const nodes = Array.from({ length: 4 }, () => ownBuild(a, open()))
    await Promise.all(nodes.map((node) => node.store(patience)))
    const packs = await rows()
    expect(packs.map(({ kind }) => kind).sort()).toEqual(['code', 'media'])
    expect(packs.every(({ stored_at }) => stored_at !== null)).toBe(true)
    for (const pack of packs) expect(await readStored(open(), keyOf(pack))).not.toBeNull()
  })

  test('a restart stores nothing again', async () => {
    await ownBuild(a, open()).store(patience)
    const storage = { ...open(), put: vi.fn<Storage['put']>() }
    await ownBuild(a, storage).store(patience)
    expect(storage.put).not.toHaveBeenCalled()
  })
})

test('names that no build has are a 404 that costs no read of the store, and one query a second', async () => {
  await ownBuild(a, onDisk()).store(patience)
  const get = vi.fn(onDisk().get)
  const app = await serverOf(b, { ...onDisk(), get })
  const query = vi.spyOn(database.pool, 'connect')
  const begun = performance.now()
  for (let i = 0; i < 300; i++) {
    const answer = await app.inject(`/assets/random-${i}.js`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(answer.headers['content-type']).toContain('json')
  }
  expect(get).not.toHaveBeenCalled()
  // The first look also reads the names of the packs.
  const seconds = (performance.now() - begun) / 1_000
  expect(query.mock.calls.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
  expect(query).toHaveBeenCalled()
  query.mockRestore()
  await app.close()
})

test('the table is read again after a second, not before', async () => {
  let now = 0
  const index = new PackIndex(database.kysely, () => now)
  expect(await index.find('Lazy_a1.js')).toBeNull()
  await ownBuild(a, onDisk()).store(patience)
  now = 999
  expect(await index.find('Lazy_a1.js')).toBeNull()
  now = 1_000
  expect(await index.find('Lazy_a1.js')).toMatchObject({ kind: 'code' })
})

test('while the database fails known names are found, and others are answered with 503', async () => {
  const other = await createTestDatabase()
  const build = new OwnBuild({ directory: a, database: other, storage: onDisk(), log })
  await build.store(patience)
  let now = 0
  const index = new PackIndex(other.kysely, () => now)
  expect(await index.find('Lazy_a1.js')).not.toBeNull()
  await other.close()
  const find = async (name: string) => {
    await index.find(name)
    return null
  }
  const app = await serve(b, { find })
  for (const at of [1_000, 1_001, 5_000]) {
    now = at
    expect(await index.find('Lazy_a1.js')).not.toBeNull()
    const answer = await app.inject('/assets/none.js')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  }
  await app.close()
})

test.each([
  '/assets/..%2Findex.html',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..\\..\\package.json',
  '/assets/.env',
  '/assets/Lazy_a1.js%00',
  '/assets/Lazy_a1.js/',
  '/assets//Lazy_a1.js',
  '/assets/sub/Lazy_a1.js',
  '/assets/__proto__',
  '/assets/constructor',
  `/assets/${'a'.repeat(200)}.js`,
])('%s is answered with no file', async (url) => {
  await ownBuild(a, onDisk()).store(patience)
  const get = vi.fn(onDisk().get)
  const app = await serverOf(b, { ...onDisk(), get })
  const { statusCode, headers } = await app.inject(url)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  expect(headers['content-type']).toContain('json')
  expect(get).not.toHaveBeenCalled()
  await app.close()
})

test('a store that fails is logged, does not reject, and the next try makes up for it', async () => {
  const warn = vi.fn()
  const put = vi.fn<Storage['put']>().mockRejectedValueOnce(new Error('The disk is full.'))
  put.mockImplementation(onDisk().put)
  const build = new OwnBuild({
    directory: a,
    database,
    storage: { ...onDisk(), put },
    log: Object.assign(Object.create(log), { warn }),
  })
  await build.store(patience)
  expect(warn).toHaveBeenCalledOnce()
  const reader = openEarlierAssets(database, onDisk(), log)
  expect(await reader.find('Lazy_a1.js')).toBeNull()
  await build.store(patience)
  const later = openEarlierAssets(database, onDisk(), log)
  expect(await later.find('Lazy_a1.js')).not.toBeNull()
})

test('store does not wait for a slow store longer than asked, and close waits for it', async () => {
  const held = Promise.withResolvers<void>()
  const put: Storage['put'] = async (...given) => {
    await held.promise
    return onDisk().put(...given)
  }
  const build = ownBuild(a, { ...onDisk(), put })
  await build.store({ patienceMs: 10 })
  await vi.waitFor(async () => expect((await rows()).map(({ stored_at }) => stored_at)).toEqual([null]))
  setTimeout(held.resolve, 50)
  await build.close()
  expect((await rows()).every(({ stored_at }) => stored_at !== null)).toBe(true)
})

describe('retention', () => {
  /** Packs of builds that were last used so many days ago. */
  async function storeBuilds(storage: Storage, daysAgo: readonly number[]): Promise<void> {
    for (const [at, days] of daysAgo.entries()) {
      const row = await markUsed(database.kysely, { kind: 'code', hash: `b${at}`, names: [`b${at}.js`] })
      await storage.put(keyOf(row), Buffer.from('pack'), { type: 'application/zip' })
      await database.pool.query(
        `update build_pack set stored_at = now(), used_at = now() - $2 * interval '1 day' where id = $1`,
        [row.id, days],
      )
    }
  }
  const left = async () => (await rows()).map(({ hash }) => Number(hash.slice(1))).sort((x, y) => x - y)

  test('builds used within the last days stay, older ones are deleted with their bytes', async () => {
    const storage = onDisk()
    await storeBuilds(storage, [0, 1, daysKept - 1, daysKept - 0.5, daysKept + 0.5, daysKept + 30])
    const keys = (await rows()).map(keyOf)
    await prunePacks(database.kysely, storage)
    expect(await left()).toEqual([0, 1, 2, 3])
    const isThere = await Promise.all(keys.map(async (key) => (await readStored(storage, key)) !== null))
    expect(isThere).toEqual([true, true, true, true, false, false])
  })

  test('the newest builds stay however old they are', async () => {
    await storeBuilds(onDisk(), [400, 300, 200, 100, 90, 80])
    await prunePacks(database.kysely, onDisk())
    expect(await left()).toEqual([3, 4, 5])
  })

  test('there are never more than the limit', async () => {
    await storeBuilds(
      onDisk(),
      Array.from({ length: packsKept.atMost + 5 }, (_, i) => i / 10),
    )
    await prunePacks(database.kysely, onDisk())
    expect(await left()).toEqual(Array.from({ length: packsKept.atMost }, (_, i) => i))
  })

  test('a new build deletes the old ones', async () => {
    await storeBuilds(onDisk(), [30, 31, 32, 33])
    await ownBuild(a, onDisk()).store(patience)
    const hashes = (await rows()).filter(({ kind }) => kind === 'code').map(({ hash }) => hash)
    expect(hashes).toHaveLength(packsKept.atLeast)
    expect(hashes).not.toContain('b3')
  })

  test('a build that starts again while its pack is deleted is stored under another key', async () => {
    const storage = onDisk()
    await ownBuild(a, storage).store(patience)
    const [old] = (await rows()).filter(({ kind }) => kind === 'code')
    // A process died after marking it.
    await database.pool.query(`update build_pack set deleting_at = now() where kind = 'code'`)
    const deleted: string[] = []
    const slow: Storage = {
      ...storage,
      async delete(key) {
        // The node of the old build starts between the mark and the deletion.
        await ownBuild(a, { ...storage, delete: async () => {} }).store(patience)
        deleted.push(key)
        await storage.delete(key)
      },
    }
    await prunePacks(database.kysely, slow)
    expect(deleted).toEqual(old ? [keyOf(old)] : [])
    const reader = openEarlierAssets(database, storage, log)
    expect((await reader.find('Lazy_a1.js'))?.isBrotli).toBe(true)
  })

  test('a build that is used again between ranking and marking stays', async () => {
    await storeBuilds(onDisk(), [0, 0, 0, 50])
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`update build_pack set used_at = now() where hash = 'b3'`)
    const pruning = prunePacks(database.kysely, onDisk())
    await expect.poll(waitingForLocks, { timeout: 5_000 }).toBe(1)
    await client.query('commit')
    client.release()
    await pruning
    expect(await left()).toEqual([0, 1, 2, 3])
  })

  test('a node whose index still has a deleted pack answers 404', async () => {
    await ownBuild(a, onDisk()).store(patience)
    const app = await serverOf(b, onDisk())
    // Reads the index without the pack's bytes.
    await app.inject('/assets/none.js')
    for (const row of await rows()) await onDisk().delete(keyOf(row))
    await database.pool.query('truncate build_pack')
    expect((await app.inject('/assets/Lazy_a1.js')).statusCode).toBe(404)
    await app.close()
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_locks join pg_database on pg_database.oid = database
     where datname = current_database() and not granted`,
  )
  const { rows: transactions } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Math.max(rows[0]?.count ?? 0, transactions[0]?.count ?? 0)
}
