import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { createLog } from '#server/logging.ts'
import { type RedisServer, startRedis } from '../../../tests/support/redis-server.ts'
import { emptyShadow } from '../shadow/shadow.ts'
import { readShadow, writeShadow } from '../shadow/shadow-store.ts'
import { openWorld } from '../testing/test-world.ts'
import { LeaseLost, openLeases } from './settle-lease.ts'

const { core, info } = guide
vi.setConfig({ testTimeout: 45_000 })

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis[Symbol.asyncDispose]())

const log = createLog('silent')
const room = { idBrand: 1, document: 'guide' } as const

test('[W34] one node at a time has the lease of a room, and a connection that ends frees it', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const [a, b] = [openLeases(database.url, log), openLeases(database.url, log)]
  onTestFinished(async () => void (await Promise.all([a.close(), b.close()])))
  const held = await a.take(room)
  expect(held).not.toBeNull()
  expect(await b.take(room)).toBeNull()
  const other = await b.take({ idBrand: 2, document: 'guide' })
  expect(other).not.toBeNull()
  await held?.release()
  const inherited = await b.take(room)
  expect(inherited).not.toBeNull()
  const own = await a.take({ idBrand: 3, document: 'guide' })

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'saegim lease%'`,
  )
  await expect.poll(() => [inherited, own].map((lease) => lease?.signal.aborted)).toEqual([true, true])
  const again = await a.take(room)
  expect(again?.signal.aborted).toBe(false)
})

test('[W34] who lost the lease unnoticed stores nothing over the results of who has it', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const [a, b] = [openLeases(database.url, log), openLeases(database.url, log)]
  onTestFinished(async () => void (await Promise.all([a.close(), b.close()])))
  const write = (generation: number, value: string) => {
    const shadow = { ...emptyShadow, values: { 'core.what': value } }
    return writeShadow(database.kysely, { ...room, editor: null, generation }, shadow, [])
  }
  const lost = await a.take(room)
  if (!lost) throw new Error('the lease is free')
  await write(lost.generation, '먼저')
  // The connection is gone for PostgreSQL; the process has not heard of it.
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'saegim lease%'`,
  )
  await expect.poll(() => b.take(room).catch(() => null)).not.toBeNull()
  await expect(write(lost.generation, '늦게')).rejects.toThrow(LeaseLost)
  await write(lost.generation + 1, '나중')
  expect((await readShadow(database.kysely, 1, 'guide')).values).toEqual({ 'core.what': '나중' })
})

test('[W34] [W36] two nodes settle edits of both once, and a change by REST reaches both', async () => {
  const world = await openWorld()
  const [a, b] = [await world.start({ REDIS_URL: redis.url }), await world.start({ REDIS_URL: redis.url })]
  const [here, there] = [world.join(a), world.join(b)]
  await Promise.all([here.synced, there.synced])
  core.background.write(here.doc, '여기서 쓴 글')
  core.values.add(here.doc, { keyword: '정직' })
  core.values.add(there.doc, { keyword: '기다림' })
  await vi.waitFor(async () => {
    expect(await world.core(b)).toMatchObject({ background: '여기서 쓴 글' })
    const { _embedded } = await world.call(a, 'GET', '/api/v1/brand/core/value')
    const { coreValues } = _embedded as { coreValues: { keyword: string }[] }
    expect(coreValues.map(({ keyword }) => keyword).sort()).toEqual(['기다림', '정직'])
    for (const { doc } of [here, there])
      expect(core.values.read(doc)).toMatchObject([{ id: expect.any(Number) }, { id: expect.any(Number) }])
  })
  await world.call(b, 'PATCH', '/api/v1/brand/core', { what: '매일 쓰는 그릇' })
  await vi.waitFor(() => {
    for (const { doc } of [here, there]) expect(core.what.read(doc)).toBe('매일 쓰는 그릇')
  })
  expect(core.background.read(there.doc)).toBe('여기서 쓴 글')
})

test('[W36] [R66] a refusal is sent on every node, to later clients too, and resolved on every node', async () => {
  const world = await openWorld()
  const [a, b] = [await world.start({ REDIS_URL: redis.url }), await world.start({ REDIS_URL: redis.url })]
  const [here, there] = [world.join(a), world.join(b)]
  await Promise.all([here.synced, there.synced])
  info.businessNumber.write(here.doc, '12345')
  const refused = { field: 'info.businessNumber', code: 'INVALID_BUSINESS_NUMBER' }
  await vi.waitFor(() => {
    for (const { problems } of [here, there]) expect(problems.at(-1)).toMatchObject(refused)
  })
  const later = world.join(b)
  await vi.waitFor(() => expect(later.problems.at(-1)).toMatchObject(refused))
  info.businessNumber.write(there.doc, '220-81-62517')
  await vi.waitFor(() => {
    for (const { problems } of [here, there, later])
      expect(problems.at(-1)).toMatchObject({ ...refused, code: 'RESOLVED' })
  })
})

test('[W36] refusals that changed while the bus was away are sent as they are when it is back', async () => {
  const world = await openWorld()
  await using own = await startRedis()
  const variables = { REDIS_URL: own.url }
  const [a, b] = [await world.start(variables), await world.start(variables)]
  const [here, there] = [world.join(a), world.join(b)]
  await Promise.all([here.synced, there.synced])
  info.businessNumber.write(here.doc, '12345')
  const refused = { field: 'info.businessNumber', code: 'INVALID_BUSINESS_NUMBER' }
  await vi.waitFor(() => expect(there.problems.at(-1)).toMatchObject(refused))
  const ready = async () => (await fetch(`http://127.0.0.1:${b.port}/readyz`)).status
  expect(await ready()).toBe(200)
  await own.kill()
  await vi.waitFor(async () => expect(await ready()).toBe(503))
  info.businessNumber.write(here.doc, '220-81-62517')
  info.representative.write(here.doc, '한결')
  await vi.waitFor(() => expect(here.problems.at(-1)).toMatchObject({ ...refused, code: 'RESOLVED' }))
  await own.start()
  await vi.waitFor(() => {
    expect(there.problems.at(-1)).toMatchObject({ ...refused, code: 'RESOLVED' })
    expect(info.representative.read(there.doc)).toBe('한결')
  })
  // The log may have sent the room all of it before the bus is back.
  await vi.waitFor(async () => expect(await ready()).toBe(200))
})

test('[W35] another node settles what a node left unsettled, without a new edit', async () => {
  const world = await openWorld()
  const alive = await world.start({ REDIS_URL: redis.url })
  const before = world.join(alive)
  await vi.waitFor(() => expect(info.name.read(before.doc)).toBe('온기'))
  before.provider.destroy()
  const lazy = { WRITEBACK_DELAY_MS: '60000', WRITEBACK_MAX_DELAY_MS: '60000' }
  const dying = await world.start({ REDIS_URL: redis.url, ...lazy })
  const { doc, synced, provider } = world.join(dying)
  await synced
  core.background.write(doc, '끊기기 직전에 쓴 글')
  await vi.waitFor(async () => expect(await world.storedUpdates()).toBeGreaterThan(0))
  expect((await world.core(alive)).background).toBeNull()
  provider.destroy()
  await dying.close()
  await vi.waitFor(async () =>
    expect(await world.core(alive)).toMatchObject({ background: '끊기기 직전에 쓴 글' }),
  )
})
