import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '../../tests/support/redis-server.ts'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { type RunningServer, startServer } from '../main.ts'
import { makeTestBuild, testScript } from './test-build.ts'

const lazyA = testScript('온기 하나')
const lazyB = testScript('온기 둘')
let redis: RedisServer
let database: Database
let dataDir: string
let a: string
let b: string

beforeAll(async () => {
  redis = await startRedis()
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'saegim-rollout-'))
  a = await makeTestBuild({ 'main-a.js': 'a', 'lazy-a.js': lazyA })
  b = await makeTestBuild({ 'main-b.js': 'b', 'lazy-b.js': lazyB })
})

afterAll(async () => {
  await database.close()
  await redis[Symbol.asyncDispose]()
  for (const directory of [dataDir, a, b]) rmSync(directory, { recursive: true, force: true })
})

beforeEach(async () => {
  await database.pool.query('truncate build_pack')
})

function start(appDirectory: string, variables: Record<string, string> = {}): Promise<RunningServer> {
  const environment = readEnvironment({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ...variables,
  })
  return startServer(environment, { appDirectory })
}

const load = (server: RunningServer, name: string) =>
  fetch(new URL(`/assets/${name}`, server.url), { headers: { 'accept-encoding': 'br' } })

test('a page of the earlier version loads its lazy parts after the server changed to a new build', async () => {
  const old = await start(a)
  const page = await (await fetch(old.url)).text()
  expect(page).toContain('main-a.js')
  // One node stores its build in the background; stopping it waits for that.
  await old.close()

  const server = await start(b)
  expect(await (await fetch(server.url)).text()).toContain('main-b.js')
  const [lazy, own] = [await load(server, 'lazy-a.js'), await load(server, 'lazy-b.js')]
  expect(await lazy.text()).toBe(lazyA)
  const security = ['content-security-policy', 'x-content-type-options', 'cache-control', 'content-encoding']
  for (const name of security) {
    expect(own.headers.get(name)).not.toBeNull()
    expect([name, lazy.headers.get(name)]).toEqual([name, own.headers.get(name)])
  }
  expect((await load(server, 'never.js')).status).toBe(404)
  const metrics = await (await fetch(new URL('/metrics', server.url))).text()
  expect(metrics).toMatch(/saegim_earlier_assets_total\{outcome="found"\} [1-9]/)
  expect(metrics).toMatch(/saegim_earlier_assets_total\{outcome="missing"\} [1-9]/)
  await server.close()
}, 30_000)

test('while two nodes change builds one after the other, each answers the assets of both', async () => {
  const variables = { REDIS_URL: redis.url }
  const old = await start(a, variables)
  expect((await load(old, 'lazy-b.js')).status).toBe(404)
  const fresh = await start(b, variables)
  // The index of the old node may be a second old.
  await new Promise((done) => setTimeout(done, 1_000))
  expect(await (await load(old, 'lazy-b.js')).text()).toBe(lazyB)
  expect(await (await load(fresh, 'lazy-a.js')).text()).toBe(lazyA)
  await Promise.all([old.close(), fresh.close()])
}, 30_000)

test('one of several nodes has stored its build when it begins to listen', async () => {
  const node = await start(a, { REDIS_URL: redis.url })
  const { rows } = await database.pool.query('select kind from build_pack where stored_at is not null')
  expect(rows).toEqual([{ kind: 'code' }])
  await node.close()
}, 30_000)

test('a build without assets, and a directory that is not there, do not stop a start', async () => {
  for (const directory of [await makeTestBuild({}), join(tmpdir(), 'saegim-no-such-build')]) {
    const server = await start(directory)
    expect((await fetch(new URL('/healthz', server.url))).status).toBe(200)
    await server.close()
  }
}, 30_000)
