import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#contract/account.ts'
import { ordinaryBodyBytes } from '#contract/call.ts'
import { createResumable } from '#contract/resumable.ts'
import { changePhotographs } from '#contract/visual.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '10000' })
  owner = await api.owner()
})

afterAll(() => api.close())

const filled = (bytes: number) => ({ x: 'x'.repeat(bytes - '{"x":""}'.length) })

test('a body has at most as many bytes as its call says', async () => {
  expect(await api.send(logIn, { body: filled(ordinaryBodyBytes) })).toMatchObject({ status: 400 })
  expect(await api.send(logIn, { body: filled(ordinaryBodyBytes + 1) })).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE' },
  })
  const { token, idBrand } = owner
  const change = (bytes: number) => api.send(changePhotographs, { token, idBrand, body: filled(bytes) })
  expect((await change(2 * ordinaryBodyBytes)).status).toBe(400)
  expect((await change(2 * ordinaryBodyBytes + 1)).status).toBe(413)
})

const deep = '['.repeat(40) + ']'.repeat(40)

test('JSON that is nested too deeply is refused in the headers of an upload', async () => {
  const { token, idBrand } = owner
  const data = Buffer.from(`{"name":"a.pdf","deep":${deep}}`).toString('base64')
  const headers = { 'upload-length': '10', 'upload-metadata': `data ${data}` }
  expect(await api.send(createResumable, { token, idBrand, headers })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'Upload-Metadata' }] },
  })
})

test('JSON that is nested too deeply is refused in webhooks', async () => {
  const payload = `{"id":"x","deep":${deep}}`
  const headers = { 'content-type': 'application/json' }
  const sent = await api.request({ method: 'POST', url: '/api/v1/webhook/paypal', payload, headers })
  expect(sent).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})
