import { expect, test, vi } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { openProxy, openWorld } from '../testing/test-world.ts'

const { core, info } = guide
const shared = { SERVICE_TOKEN: 'a-secret-that-both-of-the-two-instances-know' }
vi.setConfig({ testTimeout: 45_000 })

test('[W33] documents of one instance are settled with the REST of another, and not with their own', async () => {
  const [here, there] = [await openWorld(), await openWorld()]
  const rest = await there.start({ ...shared })
  const proxy = await openProxy()
  proxy.target = rest.port
  const relay = await here.start({ ...shared, API_URL: proxy.url })
  expect(here.idBrand).toBe(there.idBrand)
  const { doc, synced, problems } = here.join(relay)
  const plan = here.join(relay, 'strategy')
  await Promise.all([synced, plan.synced])

  core.background.write(doc, '봄에 문을 열고')
  core.values.add(doc, { keyword: '정직', description: '약속' })
  info.businessNumber.write(doc, '12345')
  strategy.positioning.personas.add(plan.doc, { name: '이서연' })
  const read = async (path: string) => there.call(rest, 'GET', `/api/v1/brand/${path}`)
  await vi.waitFor(async () => {
    expect(await read('core')).toMatchObject({ background: '봄에 문을 열고' })
    expect((await read('core/value'))._embedded).toMatchObject({ coreValues: [{ keyword: '정직' }] })
    expect((await read('positioning/persona'))._embedded).toMatchObject({ personas: [{ name: '이서연' }] })
  })
  await vi.waitFor(() => expect(problems).toMatchObject([{ code: 'INVALID_BUSINESS_NUMBER' }]))
  expect((await here.core(relay)).background).toBeNull()
  expect(core.values.read(doc)).toMatchObject([{ id: expect.any(Number) }])

  await there.call(rest, 'PATCH', '/api/v1/brand/core', { what: '매일 쓰는 그릇' })
  core.how.write(doc, '손으로')
  await vi.waitFor(() => expect(core.what.read(doc)).toBe('매일 쓰는 그릇'))
  await vi.waitFor(async () => expect(await read('core')).toMatchObject({ how: '손으로' }))
})

test('[W33] changes of the other instance are applied by polling where a client has the document open', async () => {
  const [here, there] = [await openWorld(), await openWorld()]
  const rest = await there.start({ ...shared })
  const proxy = await openProxy()
  proxy.target = rest.port
  const relay = await here.start({ ...shared, API_URL: proxy.url, WRITEBACK_POLL_MS: '100' })
  const { doc, synced } = here.join(relay)
  await synced
  core.background.write(doc, '먼저')
  await vi.waitFor(async () => expect((await there.core(rest)).background).toBe('먼저'))
  await there.call(rest, 'PATCH', '/api/v1/brand/core', { what: '매일 쓰는 그릇' })
  await vi.waitFor(() => expect(core.what.read(doc)).toBe('매일 쓰는 그릇'))
})

test('[W33] while the other instance restarts nothing is lost, and its calls are retried', async () => {
  const [here, there] = [await openWorld(), await openWorld()]
  const rest = await there.start({ ...shared })
  const proxy = await openProxy()
  proxy.target = rest.port
  const relay = await here.start({ ...shared, API_URL: proxy.url })
  const { doc, synced } = here.join(relay)
  await synced
  await rest.close()
  core.background.write(doc, '그사이에 쓴 글')
  await vi.waitFor(async () =>
    expect(await here.status(relay)).toMatchObject({ state: 'FAILING', fault: { code: 'REST_AWAY' } }),
  )
  const again = await there.start({ ...shared })
  proxy.target = again.port
  await vi.waitFor(async () =>
    expect(await there.core(again)).toMatchObject({ background: '그사이에 쓴 글' }),
  )
})

test('[W33] the other instance is sent its own credential, and ours not', async () => {
  const [here, there] = [await openWorld(), await openWorld()]
  const API_TOKEN = 'a-secret-that-only-the-other-instance-knows'
  const rest = await there.start({ SERVICE_TOKEN: API_TOKEN })
  const relay = await here.start({ ...shared, API_TOKEN, API_URL: `http://127.0.0.1:${rest.port}` })
  const { doc, synced } = here.join(relay)
  await synced
  core.background.write(doc, '봄에 문을 열고')
  await vi.waitFor(async () => expect((await there.core(rest)).background).toBe('봄에 문을 열고'))
})

test('[W33] an instance with another token refuses everything, and that is reported', async () => {
  const [here, there] = [await openWorld(), await openWorld()]
  const rest = await there.start({ SERVICE_TOKEN: 'a-secret-that-only-the-other-instance-knows' })
  const relay = await here.start({ ...shared, API_URL: `http://127.0.0.1:${rest.port}` })
  const { doc, synced } = here.join(relay)
  await synced
  core.background.write(doc, '들어가지 못할 글')
  await vi.waitFor(async () =>
    expect(await here.status(relay)).toMatchObject({
      state: 'FAILING',
      fault: { code: 'REST_REFUSES', detail: 'sync.revision answered 401' },
    }),
  )
  expect((await there.core(rest)).background).toBeNull()
})
