import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { listLanguages } from '#contract/reference.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ HTTP_LOOP_DELAY_MS: '20' })
})

afterAll(() => api.close())

test('while the process is far behind, calls are refused but those of the write-back, and the operator is answered', async () => {
  const idBrand = await api.brand((await api.person()).id)
  const never = new Int32Array(new SharedArrayBuffer(4))
  const blocking = setInterval(() => void Atomics.wait(never, 0, 0, 100), 0)
  onTestFinished(() => clearInterval(blocking))
  await expect.poll(async () => (await api.send(listLanguages)).status, { timeout: 30_000 }).toBe(503)
  expect(await api.send(listLanguages)).toMatchObject({
    body: { code: 'NOT_READY' },
    headers: { 'retry-after': '2' },
  })
  expect((await api.request({ url: '/healthz' })).status).toBe(200)
  expect((await api.send(readBrand, { token: api.environment.serviceToken, idBrand })).status).toBe(200)
  clearInterval(blocking)
  await expect.poll(async () => (await api.send(listLanguages)).status, { timeout: 30_000 }).toBe(200)
})
