import { expect, test, vi } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { metrics } from '../metrics/writeback-metrics.ts'
import { openProxy, openWorld, startWithoutRest } from '../testing/test-world.ts'
import { openSettleQueue } from './settle-queue.ts'

const { core, info } = guide
vi.setConfig({ testTimeout: 45_000 })

test('[W28] the API tells whether REST has an edit, and why not, without its content', async () => {
  const world = await openWorld()
  const proxy = await openProxy()
  const server = await world.start({ API_URL: proxy.url })
  proxy.target = server.port
  const { doc, synced } = world.join(server)
  await synced
  await vi.waitFor(async () =>
    expect(await world.status(server)).toMatchObject({ state: 'SETTLED', lagSeconds: 0 }),
  )
  proxy.isAway = true
  core.background.write(doc, '아직 가지 못한 글')
  await vi.waitFor(async () => {
    const status = await world.status(server)
    expect(status).toMatchObject({ state: 'FAILING', fault: { code: 'REST_AWAY' } })
    expect(status?.attempts).toBeGreaterThan(1)
  })
  const status = await world.status(server)
  expect(status?.storedSeq).toBeGreaterThan(status?.settledSeq ?? 0)
  expect(status?.lagSeconds).toBeGreaterThan(0)
  expect(status?.fault?.detail).toBe('sync.revision answered 503')
  expect(Date.parse(status?.nextTryAt ?? '')).toBeGreaterThan(Date.parse(status?.triedAt ?? ''))
  expect(JSON.stringify(status)).not.toContain('글')
  proxy.isAway = false
  await vi.waitFor(async () =>
    expect(await world.status(server)).toMatchObject({ state: 'SETTLED', fault: null }),
  )
  const settled = await world.status(server)
  expect(settled?.settledSeq).toBe(settled?.storedSeq)
  expect(await world.core(server)).toMatchObject({ background: '아직 가지 못한 글' })
})

test('[W28] how often a room was tried and since when it waits outlives the process', async () => {
  const { world, proxy, server: first, doc, provider } = await startWithoutRest()
  core.background.write(doc, '글')
  await vi.waitFor(async () => expect((await world.status(first))?.attempts).toBeGreaterThan(1))
  const before = await world.status(first)
  provider.destroy()
  await first.close()
  const second = await world.start({
    API_URL: proxy.url,
    WRITEBACK_DELAY_MS: '600000',
    WRITEBACK_MAX_DELAY_MS: '600000',
  })
  expect(await world.status(second)).toMatchObject({
    state: 'FAILING',
    waitingSince: before?.waitingSince,
    attempts: expect.any(Number),
  })
})

test('[W28] refused values are listed for admins, and sent again when they ask', async () => {
  const world = await openWorld()
  const proxy = await openProxy()
  const server = await world.start({ API_URL: proxy.url })
  proxy.target = server.port
  const { doc, synced } = world.join(server)
  await synced
  info.businessNumber.write(doc, '12345')
  const refused = { field: 'info.businessNumber', code: 'INVALID_BUSINESS_NUMBER' }
  await vi.waitFor(async () => {
    const { _embedded } = await world.call(server, 'GET', '/api/v1/brand/sync/refused')
    expect(_embedded).toMatchObject({ refused: [{ ...refused, document: 'guide', value: '12345' }] })
  })
  const settled = async () =>
    expect(await world.status(server)).toMatchObject({ state: 'SETTLED', refused: [refused] })
  await vi.waitFor(settled)
  proxy.isAway = true
  await world.call(server, 'POST', '/api/v1/brand/sync/retry', {})
  await vi.waitFor(async () => expect(await world.status(server)).toMatchObject({ state: 'FAILING' }))
  proxy.isAway = false
  await vi.waitFor(settled)
})

test('[W29] [W30] a brand that REST does not know is given up at once, until a member writes in it', async () => {
  const world = await openWorld()
  const proxy = await openProxy()
  const server = await world.start({ API_URL: proxy.url })
  proxy.target = server.port
  proxy.answers = { status: 404, body: { code: 'NOT_FOUND', message: '없음' } }
  const { doc, synced } = world.join(server)
  await synced
  core.background.write(doc, '주인 없는 글')
  await vi.waitFor(async () =>
    expect(await world.status(server)).toMatchObject({
      state: 'GIVEN_UP',
      nextTryAt: null,
      fault: { code: 'BRAND_UNKNOWN', detail: 'brandCore.read answered 404' },
    }),
  )
  const givenUp = async () => (await metrics.givenUp.get()).values[0]?.value
  await vi.waitFor(async () => expect(await givenUp()).toBeGreaterThan(0))
  proxy.answers = null
  await world.call(server, 'POST', '/api/v1/brand/sync/retry', { document: 'strategy' })
  core.background.write(doc, '주인 있는 글')
  await vi.waitFor(async () => expect(await world.core(server)).toMatchObject({ background: '주인 있는 글' }))
  await vi.waitFor(async () =>
    expect(await world.status(server)).toMatchObject({ state: 'SETTLED', gaveUpAt: null }),
  )
  await vi.waitFor(async () => expect(await givenUp()).toBe(0))
})

test('[W29] [W30] a room is given up after long refusals, never while REST is away; a request or a start tries again', async () => {
  const world = await openWorld()
  const proxy = await openProxy()
  const variables = { API_URL: proxy.url, WRITEBACK_GIVE_UP_MS: '1' }
  const first = await world.start(variables)
  proxy.target = first.port
  proxy.isAway = true
  const { doc, synced, provider } = world.join(first)
  await synced
  core.background.write(doc, '글')
  const state = async (server = first) => (await world.status(server))?.state
  await vi.waitFor(async () => expect((await world.status(first))?.attempts).toBeGreaterThan(1))
  expect(await state()).toBe('FAILING')
  proxy.isAway = false
  proxy.answers = { status: 403, body: { code: 'FORBIDDEN_ROLE', message: '안 돼요' } }
  await vi.waitFor(async () =>
    expect(await world.status(first)).toMatchObject({ state: 'GIVEN_UP', fault: { code: 'REST_REFUSES' } }),
  )
  const asked = proxy.refused
  await world.call(first, 'POST', '/api/v1/brand/sync/retry', { document: 'guide' })
  await vi.waitFor(() => expect(proxy.refused).toBeGreaterThan(asked))
  await vi.waitFor(async () => expect(await state()).toBe('GIVEN_UP'))
  provider.destroy()
  await first.close()
  proxy.answers = null
  const second = await world.start(variables)
  proxy.target = second.port
  await vi.waitFor(async () => expect(await state(second)).toBe('SETTLED'))
  expect(await world.core(second)).toMatchObject({ background: '글' })
})

test('[W38] a request for another try skips the pause after a failure', async () => {
  const { world, proxy, server, doc } = await startWithoutRest()
  core.background.write(doc, '아직 가지 못한 글')
  await vi.waitFor(async () => expect((await world.status(server))?.attempts).toBeGreaterThanOrEqual(4))
  const failing = await world.status(server)
  proxy.isAway = false
  await world.call(server, 'POST', '/api/v1/brand/sync/retry', {})
  await vi.waitFor(async () =>
    expect(await world.status(server)).toMatchObject({ state: 'SETTLED', fault: null }),
  )
  expect(Date.now()).toBeLessThan(Date.parse(failing?.nextTryAt ?? ''))
})

test('[W32] a change by REST that a killed process had not applied is applied by the next one', async () => {
  const world = await openWorld()
  const first = await world.start()
  await vi.waitFor(async () => expect((await world.status(first))?.state).toBe('SETTLED'))
  await first.close()
  const slow = { WRITEBACK_DELAY_MS: '600000', WRITEBACK_MAX_DELAY_MS: '600000' }
  const second = await world.start(slow)
  await world.call(second, 'PATCH', '/api/v1/brand/core', { what: '매일 쓰는 그릇' })
  await vi.waitFor(async () => expect((await world.status(second))?.state).toBe('WAITING'))
  await second.close()
  const third = await world.start()
  const { doc, synced } = world.join(third)
  await synced
  await vi.waitFor(() => expect(core.what.read(doc)).toBe('매일 쓰는 그릇'))
})

test('[W28] a document without REST fields never waits', async () => {
  const world = await openWorld()
  const server = await world.start()
  const { doc, provider, synced } = world.join(server, 'templates')
  await synced
  doc.getText('page.text').insert(0, '카드')
  await vi.waitFor(async () => expect(await world.storedUpdates()).toBeGreaterThan(0))
  provider.destroy()
  const overdue = await openSettleQueue(world.db).overdue(-60_000)
  expect(overdue.filter(({ document }) => document === 'templates')).toEqual([])
})
