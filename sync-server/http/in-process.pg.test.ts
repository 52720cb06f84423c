import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeSetting, readBrand } from '#contract/brand.ts'
import { changeCore, readCore } from '#contract/brand-core.ts'
import { guide } from '#model/documents/guide.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { restClient } from '#server/writeback/rest/rest-client.ts'
import { openWorld } from '#server/writeback/testing/test-world.ts'
import { askInProcess } from './in-process.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const never = new AbortController().signal
const client = (idBrand: number, apiToken: string, stop = never) =>
  restClient({ ask: askInProcess(api.app), apiToken, idBrand, editor: null, stop })

test('[W58] calls of the own process have the rights, the checks and the revisions of any other', async () => {
  const { idBrand, token } = await api.owner()
  const service = client(idBrand, api.environment.serviceToken)
  const changed = await service(changeCore, { body: { what: '그릇' } })
  expect(changed).toMatchObject({ ok: true, answer: { what: '그릇' }, revision: '"1"' })
  expect(await service(changeCore, { body: { what: 5 } })).toMatchObject({ ok: false, status: 400 })
  expect(await service(changeCore, { body: { what: '잔' }, ifMatch: '"7"' })).toMatchObject({ status: 409 })
  expect(await client(999_999, api.environment.serviceToken)(readBrand)).toMatchObject({ status: 404 })
  expect((await api.send(readCore, { token, idBrand })).body).toMatchObject({ what: '그릇' })
})

test('[W58] another token is refused, and so is a call that the write-back does not make', async () => {
  const { idBrand } = await api.owner()
  await expect(client(idBrand, 'x'.repeat(40))(readCore)).rejects.toThrow('answered 401')
  const setting = client(idBrand, api.environment.serviceToken)(changeSetting, { body: { tutorial: true } })
  await expect(setting).rejects.toThrow('answered 401')
})

test('[W58] a call that is given up rejects', async () => {
  const { idBrand } = await api.owner()
  const asked = client(idBrand, api.environment.serviceToken, AbortSignal.abort())(readCore)
  await expect(asked).rejects.toThrow('brandCore.read did not answer')
})

test('[W58] a server settles with its own REST without a connection to it', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  const world = await openWorld()
  const server = await world.start()
  const { doc, synced } = world.join(server)
  await synced
  guide.core.background.write(doc, '봄에 문을 열고')
  await vi.waitFor(async () =>
    expect(await world.core(server)).toMatchObject({ background: '봄에 문을 열고' }),
  )
  const callers = fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
  expect(callers.length).toBeGreaterThan(0)
  expect([...new Set(callers)]).toEqual([`Bearer ${world.token}`])
  fetching.mockRestore()
})
