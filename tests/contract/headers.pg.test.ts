import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headers as names } from '#contract/errors.ts'
import { uploadImage } from '#contract/file.ts'
import { createShare } from '#contract/share.ts'
import { type Answered, openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openWorld } from './fixtures.ts'

let api: TestApi
/** The same at an address without TLS. */
let plain: TestApi
let directory: string
let answers: ReadonlyMap<string, Answered>

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'saegim-dist-'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>새김</title>')
  writeFileSync(join(directory, 'assets/main-1a2b.js'), 'export {}')
  writeFileSync(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const app = { directory, earlier: { find: async () => null } }
  api = await openTestApi({ PUBLIC_URL: 'https://saegim.example' }, { app })
  plain = await openTestApi({}, { app })
  answers = await answersOfEveryKind()
})

afterAll(async () => {
  await api.close()
  await plain.close()
  rmSync(directory, { recursive: true, force: true })
})

async function answersOfEveryKind(): Promise<ReadonlyMap<string, Answered>> {
  const { idBrand, tokens } = await openWorld(api)
  const token = tokens.BRAND_ROLE_OWNER
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const file = { bytes, name: 'a.png', type: 'image/png' }
  const sent = { token, idBrand, body: { fileType: 'LOGO' }, file }
  const { idFile } = (await api.send(uploadImage, sent)).body
  const share = await api.send(createShare, { token, idBrand, body: { part: 'ALL' } })
  const path = `/share/${share.body.key}`
  const get = (url: string, headers: Record<string, string> = {}) =>
    api.request({ method: 'GET', url, headers })
  const own = { authorization: `Bearer ${token}`, [names.brand]: String(idBrand) }
  const picture = await get(`/api/v1/file/${idFile}`, own)
  return new Map([
    ['a page of the app', await get('/brand')],
    ['a script', await get('/assets/main-1a2b.js')],
    ['a missing script', await get('/assets/gone-1a2b.js')],
    ['a picture of the app', await get('/icon.svg')],
    ['a call', await get('/api/v1/me', own)],
    ['a refused call', await get('/api/v1/me')],
    ['an unknown call', await get('/api/v1/nothing')],
    [
      'a call with a body of another type',
      await api.request({ method: 'POST', url: '/api/v1/account/login' }),
    ],
    ['an uploaded file', picture],
    [
      'an uploaded file that the client has',
      await get(`/api/v1/file/${idFile}`, { ...own, 'if-none-match': String(picture.headers.etag) }),
    ],
    ['a redirect', await get('/api/v1/account/unknown/start')],
    ['a shared page', await get(path)],
    ['a shared page that is gone', await get('/share/nothing')],
    ['the picture of a shared page', await get(`${path}/preview.png`)],
    ['the OpenAPI document', await get('/api/openapi.json')],
    ['the state of the server', await get('/healthz')],
    ['the metrics', await get('/metrics')],
    ['a style sheet of fonts', await get('/fonts/jua/index.css')],
  ])
}

test('every kind of answer is among them', () => {
  expect(Object.fromEntries([...answers].map(([kind, { status }]) => [kind, status]))).toMatchInlineSnapshot(`
    {
      "a call": 200,
      "a call with a body of another type": 400,
      "a missing script": 404,
      "a page of the app": 200,
      "a picture of the app": 200,
      "a redirect": 302,
      "a refused call": 401,
      "a script": 200,
      "a shared page": 200,
      "a shared page that is gone": 404,
      "a style sheet of fonts": 200,
      "an unknown call": 404,
      "an uploaded file": 200,
      "an uploaded file that the client has": 304,
      "the OpenAPI document": 200,
      "the metrics": 200,
      "the picture of a shared page": 200,
      "the state of the server": 200,
    }
  `)
})

test('no page can be framed, get another base, or load plugins', () => {
  for (const [kind, { headers }] of answers) {
    const policy = directivesOf(String(headers['content-security-policy']))
    expect([kind, policy.get('frame-ancestors')]).toEqual([kind, "'none'"])
    expect([kind, policy.get('base-uri')]).toEqual([kind, "'none'"])
    expect([kind, policy.get('object-src') ?? policy.get('default-src')]).toEqual([kind, "'none'"])
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ''
    expect([kind, scripts]).not.toEqual([kind, expect.stringMatching(/(?<!wasm-)unsafe-|\*|https?:/)])
  }
})

test('browsers keep to TLS for a year, do not guess types, and tell others no paths', () => {
  for (const [kind, { headers }] of answers) {
    expect([kind, headers['strict-transport-security']]).toEqual([
      kind,
      'max-age=31536000; includeSubDomains',
    ])
    expect([kind, headers['x-content-type-options']]).toEqual([kind, 'nosniff'])
    expect([kind, headers['referrer-policy']]).toEqual([
      kind,
      expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    ])
  }
})

test('an answer has the type of its content, with the charset of a text', () => {
  for (const [kind, { headers, status, text }] of answers) {
    if (status === 304 || text === '') continue
    const type = String(headers['content-type'])
    expect([kind, type]).toEqual([kind, expect.stringMatching(/^\w+\/[\w+.-]+(;|$)/)])
    if (/^text\/|json|javascript/.test(type))
      expect([kind, type]).toEqual([kind, expect.stringMatching(/charset=utf-8/)])
  }
})

test('other origins read no answer, and the server does not say what it is made of', () => {
  for (const [kind, { headers }] of answers) {
    const names = Object.keys(headers).filter((name) => /^(access-control-|server$|x-powered-by$)/.test(name))
    expect([kind, names]).toEqual([kind, []])
  }
})

test('a preflight of another origin allows nothing', async () => {
  const { status, headers } = await api.request({
    method: 'OPTIONS',
    url: '/api/v1/me',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
  })
  expect(status).toBe(404)
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('sockets are allowed with TLS alone, and nothing is redirected from an address without it', async () => {
  const policy = directivesOf(String(answers.get('a page of the app')?.headers['content-security-policy']))
  expect(policy.get('connect-src')).toBe("'self' wss://saegim.example")
  expect(policy.has('upgrade-insecure-requests')).toBe(true)
  for (const [url, status] of [
    ['/brand', 200],
    ['/api/v1/me', 401],
  ] as const) {
    const answer = await api.request({ method: 'GET', url, headers: { 'x-forwarded-proto': 'http' } })
    expect([url, answer.status, answer.headers.location]).toEqual([url, status, undefined])
  }
})

test('without TLS nothing is said of it', async () => {
  const { headers } = await plain.request({ method: 'GET', url: '/brand' })
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('what is not a file is stored by no browser and no proxy, refused or not', () => {
  for (const kind of ['a call', 'a refused call', 'an unknown call', 'a missing script', 'the metrics']) {
    expect([kind, answers.get(kind)?.headers['cache-control']]).toEqual([kind, 'no-store'])
  }
})

function directivesOf(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
}
