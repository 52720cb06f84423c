import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { snsTypes } from '#contract/shapes/sign-in.ts'
import { start } from '#contract/sign-in.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSignIn } from '#server/gateways/sign-in/sign-in.ts'
import { createLog } from '#server/logging.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { openBrowser } from './browser.ts'

let providers: Providers
let api: TestApi

const lines: string[] = []
const log = createLog(
  'debug',
  new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
)

beforeAll(async () => {
  providers = await openProviders()
  api = await openTestApi(
    { ...providers.variables, LOGIN_ATTEMPTS_PER_MINUTE: '10000' },
    { signIn: (environment) => openSignIn(environment, log) },
  )
})

afterAll(async () => {
  await api.close()
  await providers.close()
})

beforeEach(() => {
  lines.length = 0
  providers.reset()
})

const failed = { status: 502, body: { code: 'SNS_EXCHANGE_FAILED' } }
const words = {
  GOOGLE: '400',
  KAKAO: '400 invalid_grant',
  NAVER: '400 invalid_request',
  FACEBOOK: '400 100',
}

test.each(snsTypes)(
  '%s: a code that it refuses ends in words of ours, and the log has its own',
  async (type) => {
    const browser = openBrowser(api)
    const back = await browser.comeBack(type)
    expect(await browser.hand({ ...back, code: 'garbage' })).toMatchObject(failed)
    const line = lines.find((said) => said.includes('SNS_EXCHANGE_FAILED')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      provider: type.toLowerCase(),
      step: 'token',
      word: expect.stringContaining(words[type]),
    })
    for (const secret of [back.state, 'garbage', `${type.toLowerCase()}-secret`]) {
      expect(lines.join('')).not.toContain(secret)
    }
  },
)

test.each(snsTypes)('%s: the log of a sign-in contains no personal data', async (type) => {
  const browser = openBrowser(api)
  const { code, ...back } = await browser.comeBack(type)
  expect((await browser.hand({ code, ...back })).status).toBe(200)
  const said = lines.join('')
  expect(said).toContain(`"provider":"${type.toLowerCase()}"`)
  for (const secret of [code, back.state, 'mina@', '박민아', '4200001', '-token', '-secret']) {
    expect(said).not.toContain(secret)
  }
})

test.each(snsTypes)('%s: while it is down, the error suggests signing in by e-mail', async (type) => {
  const browser = openBrowser(api)
  const back = await browser.comeBack(type)
  providers.manners.down = true
  const answer = await browser.hand(back)
  expect(answer).toMatchObject({ status: 502, body: { code: 'PROVIDER_DOWN' } })
  expect(answer.body.message).toContain('이메일로 로그인')
})

test('a person who declines at the provider comes back with its error and no code', async () => {
  providers.manners.deny = true
  for (const type of snsTypes) {
    const { searchParams, hash } = await openBrowser(api).walk(type)
    expect(searchParams.get('error')).toBe('access_denied')
    expect(searchParams.get('code')).toBeNull()
    expect(hash).toBe(type === 'FACEBOOK' ? '#_=_' : '')
  }
})

test('while a provider with discovery is down, the start rejects unless its configuration is known', async () => {
  await openBrowser(api).walk('KAKAO')
  providers.manners.down = true
  const fresh = openSignIn(api.environment, log).provider('KAKAO')
  const request = { redirectUri: 'http://localhost/oauth2/kakao', state: 's', nonce: 'n', verifier: 'v' }
  await expect(fresh.authorizationUrl(request)).rejects.toMatchObject({
    code: 'PROVIDER_DOWN',
    wordsOf: 'SNS_DOWN',
  })
  // The configuration that was known before is still used.
  const { headers } = await api.send(start, { params: { provider: 'kakao' } })
  expect(String(headers.location)).toContain('/oauth/authorize?')
})
