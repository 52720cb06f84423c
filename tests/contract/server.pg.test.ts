import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { languages } from '#model/language/languages.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ METRICS_TOKEN: 'let-me-measure' })
})

afterAll(() => api.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  api.request({ method: 'GET', url, headers })

test('the server is up and ready', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})

test('OpenAPI lists every call with method, access and errors', async () => {
  const { body, status } = await get('/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  const paths = body.paths as Record<string, Record<string, Record<string, unknown>>>
  for (const { path, method, name, access, errorPage, success = 200 } of contract) {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name, 'x-saegim-access': access })
    const codes = errorPage === undefined ? [String(success), '400', '429'] : ['302']
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(codes))
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const names = new Set(contract.map(({ name }) => name))
  // These are called by providers.
  const others = operations.map(({ operationId }) => String(operationId)).filter((name) => !names.has(name))
  expect(others.sort()).toEqual([
    'signIn.facebookDeletion',
    'signIn.facebookDeletionState',
    'signIn.facebookUnlinked',
    'signIn.kakaoUnlinked',
    'sns.deletionState',
    'sns.facebookDeletion',
    'sns.facebookUnlinked',
    'sns.instagramDeletion',
    'sns.instagramUnlinked',
  ])
  expect(operations).toHaveLength(contract.length + others.length)
})

test('every reference of the OpenAPI document resolves', async () => {
  const { body, text } = await get('/api/openapi.json')
  const { schemas } = body.components as { schemas: Record<string, unknown> }
  const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(schemas).toHaveProperty(name)
})

test('an unknown path is a 404 in JSON with any method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await api.request({ method, url: '/api/v1/nothing-here' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  }
  expect((await api.request({ method: 'PUT', url: '/api/v1/me' })).status).toBe(404)
})

test('a trailing slash is ignored', async () => {
  expect((await get('/api/v1/setting/language/')).status).toBe(200)
})

test("error messages are in the caller's language, by header or cookie", async () => {
  const messages = new Set<unknown>()
  for (const { tag } of languages) {
    messages.add((await get('/api/v1/me', { 'accept-language': tag })).body.message)
  }
  expect(messages.size).toBe(languages.length)
  const cookie = { cookie: 'saegim-locale=ja-JP' }
  const japanese = (await get('/api/v1/me', { 'accept-language': 'ja' })).body
  expect((await get('/api/v1/me', { ...cookie, 'accept-language': '*' })).body).toEqual(japanese)
  expect((await get('/api/v1/me', cookie)).body).toEqual(japanese)
})

test('developer pages are 404 without DEV_MODE', async () => {
  for (const url of ['/dev/mail', '/dev/mail/x.eml', '/api/docs']) expect((await get(url)).status).toBe(404)
})

test('metrics need a loopback address or the token', async () => {
  expect((await get('/metrics')).text).toContain('saegim_http_call_seconds')
  const throughProxy = { 'x-forwarded-for': '203.0.113.7' }
  expect((await get('/metrics', throughProxy)).status).toBe(404)
  const token = { ...throughProxy, authorization: 'Bearer let-me-measure' }
  expect((await get('/metrics', token)).status).toBe(200)
  expect((await get('/metrics', { authorization: 'Bearer guess' })).status).toBe(404)
})

test('answers have a request id and security headers', async () => {
  const { headers } = await get('/api/v1/setting/language')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(headers['content-security-policy']).toContain("connect-src 'self' ws://localhost:4180;")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('the page that a provider redirects to keeps its opener; other pages are isolated', async () => {
  const header = 'cross-origin-opener-policy'
  for (const url of ['/oauth2/google?code=a&state=b', '/oauth2', '/oauth2/kakao']) {
    expect((await get(url)).headers[header]).toBe('unsafe-none')
  }
  for (const url of ['/api/v1/setting/language', '/oauth2more', '/brand/oauth2/google']) {
    expect((await get(url)).headers[header]).toBe('same-origin-allow-popups')
  }
})
