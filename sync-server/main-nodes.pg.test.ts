import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebsocketProvider } from 'y-websocket'
import { guide } from '#model/documents/guide.ts'
import { type RedisServer, startRedis } from '../tests/support/redis-server.ts'
import { runSessions } from './commands/sessions.ts'
import { openWorld } from './writeback/testing/test-world.ts'

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis[Symbol.asyncDispose]())

test('[R65] a brand deleted on one node closes its sockets on the other', async () => {
  const world = await openWorld()
  const variables = { REDIS_URL: redis.url }
  const [a, b] = [await world.start(variables), await world.start(variables)]
  const [here, there] = [world.join(a), world.join(b)]
  await Promise.all([here.synced, there.synced])
  const codes = [here, there].map(({ provider }) => closeCodeOf(provider))
  await world.call(a, 'DELETE', '/api/v1/brand')
  expect(await Promise.all(codes)).toEqual([4404, 4404])

  const again = world.join(b, 'strategy')
  expect(await closeCodeOf(again.provider)).toBe(4404)
}, 20_000)

test('[R65] logging out on one node closes the sockets of that login on the other', async () => {
  const world = await openWorld()
  const variables = { REDIS_URL: redis.url }
  const [a, b] = [await world.start(variables), await world.start(variables)]
  const there = world.join(b)
  await there.synced
  const code = closeCodeOf(there.provider)
  await world.call(a, 'POST', '/api/v1/account/logout')
  expect(await code).toBe(4401)
}, 20_000)

test('an operator ends the sessions of one account, or all, and sockets close on every node', async () => {
  const world = await openWorld()
  const variables = { REDIS_URL: redis.url }
  const [a, b] = [await world.start(variables), await world.start(variables)]
  const end = async (...which: string[]) => {
    const said: string[] = []
    const code = await runSessions(['end', ...which], { DATABASE_URL: world.databaseUrl }, (line) =>
      said.push(line),
    )
    return { code, said }
  }
  expect(await end('--email', 'nobody@ongi.example')).toMatchObject({ code: 1 })
  const sockets = [world.join(a), world.join(b)]
  await Promise.all(sockets.map(({ synced }) => synced))
  const codes = sockets.map(({ provider }) => closeCodeOf(provider))
  expect(await end('--email', 'Owner@ongi.example')).toEqual({
    code: 0,
    said: ['1 sessions of Owner@ongi.example have ended; their sockets close now.'],
  })
  expect(await Promise.all(codes)).toEqual([4401, 4401])
  expect(await world.call(a, 'GET', '/api/v1/me')).toMatchObject({ code: 'UNAUTHORIZED' })

  await world.logInAgain()
  const again = [world.join(a), world.join(b)]
  await Promise.all(again.map(({ synced }) => synced))
  const ended = again.map(({ provider }) => closeCodeOf(provider))
  expect((await end('--all')).said).toEqual(['All 1 sessions have ended; their sockets close now.'])
  expect(await Promise.all(ended)).toEqual([4401, 4401])
}, 20_000)

test('[R70] [R71] rebuilding a document on one node closes its sockets on every node', async () => {
  const world = await openWorld()
  const variables = { REDIS_URL: redis.url }
  const [a, b] = [await world.start(variables), await world.start(variables)]
  const [here, there] = [world.join(a), world.join(b)]
  await Promise.all([here.synced, there.synced])
  const codes = [here, there].map(({ provider }) => closeCodeOf(provider))
  guide.core.background.write(here.doc, '온기를 굽는 집')
  // Waits until the other node has the update: otherwise the rebuilt document would not contain it.
  await expect.poll(() => guide.core.background.read(there.doc), { timeout: 10_000 }).toBe('온기를 굽는 집')
  const rebuild = async () =>
    (await world.call(a, 'POST', '/api/v1/brand/sync/rebuild', { document: 'guide' })).outcome
  await expect.poll(rebuild, { timeout: 15_000 }).toBe('REBUILT')
  expect(await Promise.all(codes)).toEqual([1013, 1013])
  const fresh = world.join(b)
  await fresh.synced
  expect(guide.core.background.read(fresh.doc)).toBe('온기를 굽는 집')
}, 30_000)

function closeCodeOf(provider: WebsocketProvider): Promise<number | undefined> {
  return new Promise((resolve) => provider.once('connection-close', (event) => resolve(event?.code)))
}
