import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createLog } from '#server/logging.ts'
import { openSns, type SnsProvider } from './sns.ts'

/** The answer to every request; anything but a string is sent as JSON. */
let answer: { readonly body: unknown; readonly status: number }
let server: Server
let providers: readonly SnsProvider[]

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'x-app-usage': '{"call_count":"x"}',
    })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environment = readEnvironment({
    SERVICE_TOKEN: 'x'.repeat(40),
    FACEBOOK_PAGES_CLIENT_ID: 'app',
    FACEBOOK_PAGES_CLIENT_SECRET: 'word',
    FACEBOOK_BASE_URL: url,
    FACEBOOK_API_BASE_URL: url,
    INSTAGRAM_CLIENT_ID: 'app',
    INSTAGRAM_CLIENT_SECRET: 'word',
    INSTAGRAM_BASE_URL: url,
    INSTAGRAM_API_BASE_URL: url,
    INSTAGRAM_GRAPH_BASE_URL: url,
  })
  const sns = openSns(environment, createLog('silent'))
  providers = [sns.provider('FACEBOOK'), sns.provider('INSTAGRAM')]
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const request = {
  redirectUri: 'http://localhost/oauth2/planner-x',
  state: 'state',
  nonce: 'nonce',
  verifier: 'v'.repeat(43),
}

const odd = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '<html>',
  0,
  [],
  {},
  { access_token: 7 },
  { access_token: '' },
  { data: [] },
  { data: [null] },
  { data: {} },
  { error: null },
  { error: { message: 'm', code: 'x'.repeat(100) } },
  { error: { message: '박민아', code: 1 } },
  { error_type: 'OAuthException', code: 400, error_message: '박민아' },
  { id: '../me' },
  { id: '1', accounts: { data: [{ id: 7 }] } },
  { id: '1', accounts: 'none' },
  { user_id: 17841405793187218 },
  { user_id: '' },
]

test.each(odd.map((body) => [JSON.stringify(body), body] as const))(
  'an answer like %s is refused as SNS_EXCHANGE_FAILED, whichever call it answers',
  async (_, body) => {
    for (const provider of providers)
      for (const status of [200, 400, 401]) {
        answer = { body, status }
        for (const call of [
          () => provider.exchangeCode(request, 'code'),
          () => provider.read('token'),
          () => provider.refresh('token'),
        ]) {
          const end = await call().catch((error: unknown) => error)
          expect(end).toBeInstanceOf(Refusal)
          expect(end).toMatchObject({ code: 'SNS_EXCHANGE_FAILED', wordsOf: 'SNS_CONNECT_FAILED' })
          expect(inspect(end, { depth: null })).not.toContain('박민아')
        }
      }
  },
)

test('of an account only its id is required; without a name it is called by that', async () => {
  const [facebook, instagram] = providers
  answer = { status: 200, body: { id: '1', accounts: { data: [{ id: '7', name: 3, picture: 'x' }] } } }
  expect(await facebook?.read('token')).toEqual({
    owner: '1',
    profiles: [{ subject: '7', name: '7', image: null }],
  })
  answer = { status: 200, body: { id: '1' } }
  expect(await facebook?.read('token')).toEqual({ owner: '1', profiles: [] })
  answer = { status: 200, body: { user_id: '9', username: {}, profile_picture_url: 'no url' } }
  expect(await instagram?.read('token')).toEqual({
    owner: '9',
    profiles: [{ subject: '9', name: '9', image: null }],
  })
})

test.each([
  [undefined, null],
  ['5184000', 60],
  [5_184_000, 60],
  [-1, null],
  ['soon', null],
  [1e12, null],
])('a token that lives %s seconds ends after %s days', async (expires_in, days) => {
  answer = { status: 200, body: { access_token: 'a', expires_in } }
  for (const provider of providers) {
    const end = (await provider.refresh('token'))?.expiresAt
    expect(end === null ? null : Math.round((Number(end) - Date.now()) / 86_400_000)).toBe(days)
  }
})

test.each([190, 10, 200, 299])('an error of code %i says that access was withdrawn', async (code) => {
  // A 401 alone may be a fault of ours: `odd` has those.
  for (const status of [400, 401]) {
    answer = { status, body: { error: { message: 'm', code } } }
    for (const provider of providers) expect(await provider.read('token')).toBeNull()
  }
})

test.each([4, 17, 32, 613])('an error of code %i makes a provider busy', async (code) => {
  answer = { status: 400, body: { error: { message: 'm', code } } }
  for (const provider of providers) {
    await provider.read('token').catch(() => undefined)
    expect(provider.isBusy()).toBe(true)
  }
})
