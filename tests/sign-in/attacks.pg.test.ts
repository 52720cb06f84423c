import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readProviders } from '#contract/reference.ts'
import { snsTypes } from '#contract/shapes/sign-in.ts'
import { confirm, link, logIn, sendSnsCode, signUp, start } from '#contract/sign-in.ts'
import { cookies } from '#model/access/cookies.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSignIn } from '#server/gateways/sign-in/sign-in.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { openBrowser } from './browser.ts'

let providers: Providers
let api: TestApi
/** An API without the provider's keys. */
let off: TestApi

const limits = { LOGIN_ATTEMPTS_PER_MINUTE: '10000' }

beforeAll(async () => {
  providers = await openProviders()
  api = await openTestApi({ ...providers.variables, ...limits }, { signIn: openSignIn })
  off = await openTestApi(limits, { signIn: openSignIn })
})

afterAll(async () => {
  await api.close()
  await off.close()
  await providers.close()
})

beforeEach(() => providers.reset())

const mismatch = { status: 400, body: { code: 'SNS_STATE_MISMATCH' } }
/** What providers were asked beyond who they are. */
const asked = () => providers.heard.filter(({ path }) => !path.startsWith('/.well-known/')).length

test.each(snsTypes)('%s: a code and its attempt work once', async (type) => {
  const browser = openBrowser(api)
  const back = await browser.comeBack(type)
  const stolen = openBrowser(api)
  for (const [name, value] of browser.jar) stolen.jar.set(name, value)
  expect((await browser.hand(back)).status).toBe(200)
  const before = asked()
  expect(await browser.hand(back)).toMatchObject(mismatch)
  // Also with the cookies of that moment.
  expect(await stolen.hand(back)).toMatchObject(mismatch)
  expect(asked()).toBe(before)
})

test.each(snsTypes)(
  '%s: without the cookies of the browser that was sent there, no account is signed in',
  async (type) => {
    const back = await openBrowser(api).comeBack(type)
    expect(await openBrowser(api).hand(back)).toMatchObject(mismatch)
    const forger = openBrowser(api)
    for (const value of ['guess', 'guess.signature', '', `${'A'.repeat(43)}.${'B'.repeat(43)}`]) {
      forger.jar.set('saegim-sns-attempt', value)
      expect(await forger.hand(back)).toMatchObject(mismatch)
    }
    // The attacker's code in the victim's browser: the victim would be signed in to the attacker's account.
    const victim = openBrowser(api)
    await victim.comeBack(type)
    expect(await victim.hand(back)).toMatchObject(mismatch)
    expect(asked()).toBe(0)
  },
)

test.each(snsTypes)(
  '%s: another state, address or purpose is refused, and takes the attempt',
  async (type) => {
    const { token } = await api.person()
    const address = `https://evil.example/oauth2/${type.toLowerCase()}`
    const changes = [{ state: 'another' }, { redirectUri: address }]
    for (const change of changes) {
      const browser = openBrowser(api)
      const back = await browser.comeBack(type)
      expect(await browser.hand({ ...back, ...change })).toMatchObject(mismatch)
      expect(await browser.hand(back)).toMatchObject(mismatch)
    }
    for (const call of [link, confirm]) {
      const browser = openBrowser(api, token)
      expect(await browser.hand(await browser.comeBack(type), call)).toMatchObject(mismatch)
    }
    const linking = openBrowser(api, token)
    expect(await linking.hand(await linking.comeBack(type, 'link'), logIn)).toMatchObject(mismatch)
    expect(asked()).toBe(0)
  },
)

test('an attempt at one provider is invalid for another', async () => {
  const browser = openBrowser(api)
  const back = await browser.comeBack('KAKAO')
  const redirectUri = back.redirectUri.replace('kakao', 'naver')
  expect(await browser.hand({ ...back, snsType: 'NAVER', redirectUri })).toMatchObject(mismatch)
  const other = openBrowser(api)
  const named = await other.comeBack('KAKAO')
  expect(await other.hand(named, logIn, 'google')).toMatchObject({
    status: 400,
    body: { details: [{ field: 'snsType' }] },
  })
  expect(asked()).toBe(0)
})

test('the code of another attempt is refused where the provider binds codes', async () => {
  for (const type of ['GOOGLE', 'KAKAO', 'FACEBOOK'] as const) {
    const [mine, theirs] = [openBrowser(api), openBrowser(api)]
    const { code } = await theirs.comeBack(type)
    const answer = await mine.hand({ ...(await mine.comeBack(type)), code })
    expect(answer).toMatchObject({ status: 502, body: { code: 'SNS_EXCHANGE_FAILED' } })
  }
})

test('an attempt expires after ten minutes', async () => {
  const browser = openBrowser(api)
  const back = await browser.comeBack('GOOGLE')
  await api.database.pool.query(`update sign_in_attempt set expires_at = now() - interval '1 second'`)
  expect(await browser.hand(back)).toMatchObject(mismatch)
})

test('linking is bound to the account that began it', async () => {
  const [one, other] = [await api.person(), await api.person()]
  const browser = openBrowser(api, one.token)
  const back = await browser.comeBack('NAVER', 'link')
  const answer = await browser.send(link, { params: { provider: 'naver' }, body: back, token: other.token })
  expect(answer).toMatchObject(mismatch)
})

test('no secret of a sign-in is stored in plain text', async () => {
  const browser = openBrowser(api)
  await browser.comeBack('KAKAO')
  const named = await browser.logIn('KAKAO')
  const { rows } = await api.database.pool.query(
    'select t::text from sign_in_attempt t union all select t::text from sign_in_ticket t',
  )
  const stored = JSON.stringify(rows)
  for (const name of ['saegim-sns-attempt', 'saegim-sns-ticket']) {
    const [key = ''] = (browser.jar.get(name) ?? '').split('.')
    if (key !== '') expect(stored).not.toContain(Buffer.from(key, 'base64url').toString('hex'))
    if (key !== '') expect(stored).not.toContain(key)
  }
  expect(stored).not.toContain(String(named.body.snsCode))
})

test('a ticket needs both halves, is valid for ten minutes and creates one account', async () => {
  Object.assign(providers.who, { id: '4999', email: 'ticket@provider.example' })
  const browser = openBrowser(api)
  const { snsCode } = (await browser.logIn('KAKAO')).body
  const over = { status: 400, body: { code: 'SNS_TICKET_EXPIRED' } }
  const body = {
    snsType: 'KAKAO',
    snsCode,
    fullName: '박민아',
    termsAgree: { taService: true, taPrivacy: true },
  }
  const join = (from: ReturnType<typeof openBrowser>, given: object = {}, provider = 'kakao') =>
    from.send(signUp, { params: { provider }, body: { ...body, ...given } })
  expect(await join(openBrowser(api))).toMatchObject(over)
  expect(await join(browser, { snsCode: 'guess' })).toMatchObject(over)
  expect(await join(browser, { snsType: 'NAVER' }, 'naver')).toMatchObject(over)
  expect(await browser.send(sendSnsCode, { body: { snsType: 'KAKAO', snsCode: 'guess' } })).toMatchObject(
    over,
  )
  const late = `update sign_in_ticket set expires_at = now() `
  await api.database.pool.query(`${late} - interval '1 second'`)
  expect(await join(browser)).toMatchObject(over)
  await api.database.pool.query(`${late} + interval '1 minute'`)
  // Two concurrent calls: one account.
  const both = await Promise.all([join(browser), join(browser)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await join(browser)).status).not.toBe(200)
})

test('an error at the start redirects to the page instead of answering JSON in a popup', async () => {
  const begin = (one: TestApi, provider: string, query: object = {}) =>
    one.send(start, { params: { provider }, query: { ...query } as Record<string, string> })
  const toPage = (location: string) => ({ status: 302, headers: { location } })
  expect(await begin(api, 'myspace')).toMatchObject(toPage('/oauth2/myspace?error=UNSUPPORTED_PROVIDER'))
  expect(await begin(api, 'Google')).toMatchObject(toPage('/oauth2/Google?error=UNSUPPORTED_PROVIDER'))
  expect(await begin(off, 'google')).toMatchObject(toPage('/oauth2/google?error=PROVIDER_OFF'))
  expect(await begin(api, 'google', { mode: 'link' })).toMatchObject(
    toPage('/oauth2/google?error=UNAUTHORIZED'),
  )
  expect(await begin(api, 'google', { mode: 'x' })).toMatchObject(toPage('/oauth2/google?error=BAD_REQUEST'))
  expect(await begin(api, '//evil.example')).toMatchObject(
    toPage('/oauth2/%2F%2Fevil.example?error=UNSUPPORTED_PROVIDER'),
  )
})

test('the providers call lists which ones are on', async () => {
  const login = async (one: TestApi) => (await one.send(readProviders)).body.login
  expect(await login(api)).toEqual({ google: true, kakao: true, naver: true, facebook: true })
  expect(await login(off)).toEqual({ google: false, kakao: false, naver: false, facebook: false })
})

test('unknown providers and those without keys have their own errors', async () => {
  const body = {
    snsType: 'KAKAO' as const,
    code: 'c',
    state: 's',
    redirectUri: 'http://localhost:4180/oauth2/kakao',
  }
  expect(await openBrowser(api).hand(body, logIn, 'myspace')).toMatchObject({
    status: 404,
    body: { code: 'UNSUPPORTED_PROVIDER' },
  })
  expect(await openBrowser(off).hand(body)).toMatchObject({ status: 503, body: { code: 'PROVIDER_OFF' } })
})

test('the cookies are HttpOnly and not sent by other sites', async () => {
  const { headers } = await api.send(start, { params: { provider: 'kakao' } })
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  const attempt = set.find((line) => line.startsWith('saegim-sns-attempt='))
  expect(attempt).toMatch(/; Path=\/api\/v1; HttpOnly; SameSite=Lax/)
  const state = set.find((line) => line.startsWith(`${cookies.snsState.name}=`))
  expect(state).toMatch(/Max-Age=600; Path=\/; SameSite=Lax/)
  expect(headers['cache-control'] ?? '').not.toContain('public')
})
