import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmCode, sendCode } from '#contract/account.ts'
import { readMe } from '#contract/me.ts'
import { snsTypes } from '#contract/shapes/sign-in.ts'
import { sendSnsCode, signUp } from '#contract/sign-in.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSignIn } from '#server/gateways/sign-in/sign-in.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { type Browser, openBrowser } from './browser.ts'

let providers: Providers
let api: TestApi
let people = 4_300_000

beforeAll(async () => {
  providers = await openProviders()
  api = await openTestApi(
    { ...providers.variables, LOGIN_ATTEMPTS_PER_MINUTE: '10000' },
    { signIn: openSignIn },
  )
})

afterAll(async () => {
  await api.close()
  await providers.close()
})

beforeEach(() => {
  providers.reset()
  somebodyNew()
})

function somebodyNew(): void {
  people += 1
  Object.assign(providers.who, { id: String(people), email: `person${people}@provider.example` })
}

const termsAgree = { taService: true, taPrivacy: true, emailRcv: true }

const join = (browser: Browser, snsType: string, snsCode: unknown, given: object = {}) =>
  browser.send(signUp, {
    params: { provider: snsType.toLowerCase() },
    body: { snsType, snsCode, fullName: '박민아', termsAgree, ...given },
  })

const trusted = snsTypes.filter((type) => type === 'GOOGLE' || type === 'KAKAO')
const untrusted = snsTypes.filter((type) => type === 'NAVER' || type === 'FACEBOOK')

test.each(trusted)(
  '%s: the first time a sign-up with a verified e-mail, the second time a login',
  async (type) => {
    const browser = openBrowser(api)
    const first = await browser.logIn(type)
    const { email } = providers.who
    expect(first).toMatchObject({
      status: 200,
      body: {
        snsAuthType: 'SIGNUP',
        emailVerified: true,
        snsUserData: { snsType: type, email, name: '박민아' },
      },
    })
    const joined = await join(browser, type, first.body.snsCode)
    expect(joined).toMatchObject({ status: 200, body: { email, fullName: '박민아' } })
    const token = String(joined.body.accessToken)
    expect((await api.send(readMe, { token })).body).toMatchObject({
      email,
      emailConsent: true,
      hasPassword: false,
      logins: [{ snsType: type }],
    })
    expect(await openBrowser(api).logIn(type)).toMatchObject({
      status: 200,
      body: { snsAuthType: 'LOGIN', id: joined.body.id, email, accessToken: expect.any(String) },
    })
  },
)

test.each(untrusted)('%s: its e-mail is confirmed by a code before the account is created', async (type) => {
  const browser = openBrowser(api)
  const { body } = await browser.logIn(type)
  const { email } = providers.who
  expect(body).toMatchObject({ snsAuthType: 'SIGNUP', emailVerified: false, snsUserData: { email } })
  expect(await join(browser, type, body.snsCode)).toMatchObject({
    status: 400,
    body: { code: 'CERT_NEEDED' },
  })
  const sent = await browser.send(sendSnsCode, { body: { snsType: type, snsCode: body.snsCode } })
  expect(sent).toMatchObject({ status: 200, body: { email } })
  await confirmNewest(String(email))
  expect(await join(browser, type, body.snsCode)).toMatchObject({ status: 200, body: { email } })
  expect((await openBrowser(api).logIn(type)).body.snsAuthType).toBe('LOGIN')
})

test.each(snsTypes)('%s: without an e-mail one is required', async (type) => {
  providers.who.email = null
  const browser = openBrowser(api)
  const { body } = await browser.logIn(type)
  expect(body).toMatchObject({ emailVerified: false, snsUserData: { email: null } })
  const { snsCode } = body
  expect(await join(browser, type, snsCode)).toMatchObject({
    status: 400,
    body: { details: [{ field: 'email' }] },
  })
  const email = `typed${people}@ongi.example`
  expect(await browser.send(sendSnsCode, { body: { snsType: type, snsCode } })).toMatchObject({ status: 400 })
  await browser.send(sendSnsCode, { body: { snsType: type, snsCode, email } })
  await confirmNewest(email)
  expect(await join(browser, type, snsCode, { email })).toMatchObject({ status: 200, body: { email } })
})

test('an e-mail that Google or Kakao has not verified is confirmed by a code', async () => {
  providers.who.isVerified = false
  for (const type of trusted) {
    const browser = openBrowser(api)
    const { body } = await browser.logIn(type)
    expect(body).toMatchObject({ emailVerified: false, snsUserData: { email: providers.who.email } })
    expect((await join(browser, type, body.snsCode)).body.code).toBe('CERT_NEEDED')
  }
})

test('a sign-up by the code and state of the redirect creates the account, once', async () => {
  const browser = openBrowser(api)
  const back = await browser.comeBack('KAKAO')
  const { email } = providers.who
  const joined = await browser.send(signUp, {
    params: { provider: 'kakao' },
    body: { ...back, termsAgree },
  })
  expect(joined).toMatchObject({ status: 200, body: { email, fullName: '박민아' } })
  expect((await openBrowser(api).logIn('KAKAO')).body).toMatchObject({
    snsAuthType: 'LOGIN',
    id: joined.body.id,
  })
  const again = { params: { provider: 'kakao' }, body: { ...back, termsAgree } }
  expect((await browser.send(signUp, again)).body.code).toBe('SNS_STATE_MISMATCH')
  const other = openBrowser(api)
  const second = { ...again, body: { ...(await other.comeBack('KAKAO')), termsAgree } }
  expect((await other.send(signUp, second)).body.code).toBe('SNS_ALREADY_LINKED')
})

test('a redirect proves nothing in another browser, and waits for the terms', async () => {
  const browser = openBrowser(api)
  const back = await browser.comeBack('GOOGLE')
  const given = { params: { provider: 'google' }, body: { ...back, fullName: '온기', termsAgree } }
  expect((await openBrowser(api).send(signUp, given)).body.code).toBe('SNS_STATE_MISMATCH')
  const disagreed = { ...given, body: { ...given.body, termsAgree: { ...termsAgree, taPrivacy: false } } }
  expect((await browser.send(signUp, disagreed)).body.code).toBe('TERMS_NEEDED')
  expect(await browser.send(signUp, given)).toMatchObject({ status: 200, body: { fullName: '온기' } })
})

test('an e-mail of the redirect that the provider has not verified needs a code', async () => {
  const browser = openBrowser(api)
  const given = async () => ({
    params: { provider: 'naver' },
    body: { ...(await browser.comeBack('NAVER')), termsAgree },
  })
  expect((await browser.send(signUp, await given())).body.code).toBe('CERT_NEEDED')
  const { email } = providers.who
  await browser.send(sendCode, { body: { email, mode: 'SIGNUP' } })
  await confirmNewest(String(email))
  expect(await browser.send(signUp, await given())).toMatchObject({ status: 200, body: { email } })
})

test('another e-mail than the verified one needs a code', async () => {
  const browser = openBrowser(api)
  const { body } = await browser.logIn('GOOGLE')
  const email = `other${people}@ongi.example`
  expect((await join(browser, 'GOOGLE', body.snsCode, { email })).body.code).toBe('CERT_NEEDED')
})

test('an equal e-mail does not link to the account: the answer says to log in and link there', async () => {
  const owner = await api.person()
  providers.who.email = owner.email.toUpperCase()
  const answer = await openBrowser(api).logIn('GOOGLE')
  expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_EXIST_USER' } })
  expect(answer.body.message).toContain('프로필에서 연결')
  // The state of an unverified e-mail is not told before its code is confirmed.
  const browser = openBrowser(api)
  const { body } = await browser.logIn('NAVER')
  expect(body.snsAuthType).toBe('SIGNUP')
  const sent = await browser.send(sendSnsCode, { body: { snsType: 'NAVER', snsCode: body.snsCode } })
  expect(sent.body.code).toBe('ALREADY_EXIST_USER')
  expect((await join(browser, 'NAVER', body.snsCode)).body.code).toBe('ALREADY_EXIST_USER')
})

test('without agreeing to the terms no account is created, and agreeing later still works', async () => {
  const browser = openBrowser(api)
  const { body } = await browser.logIn('KAKAO')
  const refused = await join(browser, 'KAKAO', body.snsCode, {
    termsAgree: { taService: true, taPrivacy: false },
  })
  expect(refused).toMatchObject({ status: 400, body: { code: 'TERMS_NEEDED' } })
  const joined = await join(browser, 'KAKAO', body.snsCode, { invitedCode: 'friend-1' })
  expect(joined.status).toBe(200)
  const { rows } = await api.database.pool.query('select invited_code from account where id = $1', [
    joined.body.id,
  ])
  expect(rows).toEqual([{ invited_code: 'friend-1' }])
})

test.each(snsTypes)('%s: the picture is downloaded once and stored', async (type) => {
  Object.assign(providers.who, { email: `pictured${people}@ongi.example` })
  const browser = openBrowser(api)
  const { body } = await browser.logIn(type)
  if (body.emailVerified === false) {
    await browser.send(sendSnsCode, { body: { snsType: type, snsCode: body.snsCode } })
    await confirmNewest(String(providers.who.email))
  }
  const joined = await join(browser, type, body.snsCode)
  expect(joined.body.image).toMatch(/^\/api\/v1\/file\/profileImage\/\d+\//)
  const token = String(joined.body.accessToken)
  const headers = { authorization: `Bearer ${token}` }
  const picture = await api.request({ method: 'GET', url: String(joined.body.image), headers })
  expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
})

test('a picture that fails, or of another origin, is left out', async () => {
  for (const picture of ['/pictures/gone.png', null]) {
    somebodyNew()
    providers.who.picture = picture
    const browser = openBrowser(api)
    const { body } = await browser.logIn('KAKAO')
    expect(await join(browser, 'KAKAO', body.snsCode)).toMatchObject({ status: 200, body: { image: null } })
  }
})

async function confirmNewest(email: string): Promise<void> {
  const code = /^(\d{6})$/m.exec(api.newestMail())?.[1]
  const answer = await api.send(confirmCode, { body: { email, code, mode: 'SIGNUP' } })
  expect(answer.status).toBe(200)
}
