import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readProviders } from '#contract/reference.ts'
import { snsTypes, start } from '#contract/sign-in.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSignIn } from '#server/gateways/sign-in/sign-in.ts'
import { createLog } from '#server/logging.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { openBrowser } from './browser.ts'

let providers: Providers
let api: TestApi
let lines: string[]

async function open() {
  const variables = { ...providers.variables, LOGIN_ATTEMPTS_PER_MINUTE: '10000' }
  const log = createLog(
    'debug',
    new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
  )
  return openTestApi(variables, { signIn: (environment) => openSignIn(environment, log) })
}

beforeAll(async () => {
  providers = await openProviders()
})

afterAll(() => providers.close())

beforeEach(async () => {
  lines = []
  providers.reset()
  api = await open()
  return () => api.close()
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

test.each(snsTypes)('%s: what the log says of a sign-in names nobody', async (type) => {
  const browser = openBrowser(api)
  const { code, ...back } = await browser.comeBack(type)
  expect((await browser.hand({ code, ...back })).status).toBe(200)
  const said = lines.join('')
  expect(said).toContain(`"provider":"${type.toLowerCase()}"`)
  for (const secret of [code, back.state, 'mina@', '박민아', '4200001', '-token', '-secret']) {
    expect(said).not.toContain(secret)
  }
})

test.each(snsTypes)('%s: while it is away, people are told to come in by e-mail', async (type) => {
  providers.manners.down = true
  const browser = openBrowser(api)
  const page = await browser.send(start, { params: { provider: type.toLowerCase() } })
  // Who tells its addresses by itself is asked for them first.
  if (type === 'KAKAO') {
    expect(page.headers.location).toBe('/oauth2/kakao?error=PROVIDER_DOWN')
    return
  }
  const answer = await openBrowser(api).logIn(type)
  expect(answer).toMatchObject({ status: 502, body: { code: 'PROVIDER_DOWN' } })
  expect(answer.body.message).toContain('이메일로 로그인')
})

test('somebody who says no at the provider comes back with its word and no code', async () => {
  providers.manners.deny = true
  for (const type of snsTypes) {
    const { searchParams, hash } = await openBrowser(api).walk(type)
    expect(searchParams.get('error')).toBe('access_denied')
    expect(searchParams.get('code')).toBeNull()
    expect(hash).toBe(type === 'FACEBOOK' ? '#_=_' : '')
  }
})

test('the page learns which providers are on', async () => {
  const off = await openTestApi({ KAKAO_CLIENT_ID: 'a', KAKAO_CLIENT_SECRET: 'b' }, { signIn: openSignIn })
  try {
    const login = { google: false, kakao: true, naver: false, facebook: false }
    expect((await off.send(readProviders)).body).toMatchObject({ login, captchaSiteKey: null })
  } finally {
    await off.close()
  }
})
