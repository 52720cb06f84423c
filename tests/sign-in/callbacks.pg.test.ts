import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMe } from '#contract/me.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSignIn } from '#server/gateways/sign-in/sign-in.ts'

const secret = 'facebook-secret'
let api: TestApi
/** An API without the provider's keys. */
let off: TestApi
let subjects = 7_000_000

beforeAll(async () => {
  const variables = {
    KAKAO_CLIENT_ID: 'kakao-app',
    KAKAO_CLIENT_SECRET: 'kakao-secret',
    KAKAO_ADMIN_KEY: 'kakao-admin',
    FACEBOOK_CLIENT_ID: 'facebook-app',
    FACEBOOK_CLIENT_SECRET: secret,
  }
  api = await openTestApi(variables, { signIn: openSignIn })
  off = await openTestApi({}, { signIn: openSignIn })
})

afterAll(async () => {
  await api.close()
  await off.close()
})

async function joined(...providers: ('KAKAO' | 'FACEBOOK')[]) {
  const person = await api.person()
  subjects += 1
  const subject = String(subjects)
  const logins = providers.map((provider) => ({ account_id: person.id, provider, subject }))
  await api.database.kysely.insertInto('account_login').values(logins).execute()
  return { ...person, subject }
}

const send = (
  one: TestApi,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  one.request({
    method: 'POST',
    url: `/api/v1/account/${path}`,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const kakaoSays = (user_id: string, authorization = 'KakaoAK kakao-admin', one = api) =>
  send(one, 'kakao/unlinked', { app_id: '1', user_id, referrer_type: 'UNLINK_FROM_APPS' }, { authorization })

function signed(claims: object, key = secret): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${createHmac('sha256', key).update(body).digest('base64url')}.${body}`
}

const metaSays = (request: string, path = 'unlinked', one = api) =>
  send(one, `facebook/${path}`, { signed_request: request })

const claims = (user_id: string) => ({ algorithm: 'HMAC-SHA256', user_id, issued_at: 1_700_000_000 })
const unknown = { status: 401, body: { code: 'UNAUTHORIZED' } }

test('unlinking at Kakao or Facebook keeps the account with its other logins', async () => {
  const { token, subject } = await joined('KAKAO', 'FACEBOOK')
  expect((await kakaoSays(subject)).status).toBe(200)
  expect((await api.send(readMe, { token })).body.logins).toMatchObject([{ snsType: 'FACEBOOK' }])
})

test('where it was the only login, sessions end and a mail explains how to continue', async () => {
  const { id, token, email, subject } = await joined('FACEBOOK')
  expect((await metaSays(signed(claims(subject)))).status).toBe(200)
  expect((await api.send(readMe, { token })).status).toBe(401)
  expect(api.revoked.at(-1)).toMatchObject({ idAccount: id, code: 4401 })
  const mail = api.newestMail()
  expect(mail).toContain(`To: ${email}`)
  expect(mail.replaceAll('=\n', '')).toContain('/account/cert/password/find')
})

test('the answer for an unknown person is the same', async () => {
  expect((await kakaoSays('1')).status).toBe(200)
  expect((await metaSays(signed(claims('1')))).status).toBe(200)
})

test("a request without the provider's proof changes nothing", async () => {
  const { token, subject } = await joined('KAKAO', 'FACEBOOK')
  for (const word of ['', 'KakaoAK', 'KakaoAK guess', 'Bearer kakao-admin', 'KakaoAK null']) {
    expect(await kakaoSays(subject, word)).toMatchObject(unknown)
  }
  const good = signed(claims(subject))
  const [signature = '', body = ''] = good.split('.')
  const other = Buffer.from(JSON.stringify(claims('7'))).toString('base64url')
  for (const request of [
    '',
    'x',
    `.${body}`,
    `${signature}.${other}`,
    signed(claims(subject), 'guess'),
    signed({ ...claims(subject), algorithm: 'none' }),
    signed({ algorithm: 'HMAC-SHA256' }),
    signed({ ...claims(subject), user_id: { $ne: 1 } }),
  ]) {
    expect(await metaSays(request)).toMatchObject(unknown)
    expect(await metaSays(request, 'deletion')).toMatchObject(unknown)
  }
  expect((await api.send(readMe, { token })).body.logins).toHaveLength(2)
})

test('a form of more than 16 KiB is not read, nor is JSON', async () => {
  const tooLarge = { status: 413, body: { code: 'TOO_LARGE' } }
  const signed_request = 'x'.repeat(17_000)
  expect(await metaSays(signed_request)).toMatchObject(tooLarge)
  expect(await metaSays(signed_request, 'deletion')).toMatchObject(tooLarge)
  expect(await kakaoSays('1'.repeat(17_000))).toMatchObject(tooLarge)
  const url = '/api/v1/account/facebook/unlinked'
  expect(await api.request({ method: 'POST', url, payload: { signed_request } })).toMatchObject(tooLarge)
  expect(await metaSays(`${'='.repeat(4_000)}x`)).toMatchObject(unknown)
})

test("without the provider's keys its webhooks are 404", async () => {
  expect(await kakaoSays('1', 'KakaoAK null', off)).toMatchObject(unknown)
  expect(await metaSays(signed(claims('1'), ''), 'unlinked', off)).toMatchObject(unknown)
})

test('a deletion is done at once, and its address confirms it', async () => {
  const { token, subject } = await joined('KAKAO', 'FACEBOOK')
  const { status, body } = await metaSays(signed(claims(subject)), 'deletion')
  expect(status).toBe(200)
  expect((await api.send(readMe, { token })).body.logins).toMatchObject([{ snsType: 'KAKAO' }])
  const url = String(body.url)
  expect(url).toBe(
    `${api.environment.publicUrl}/api/v1/account/facebook/deletion/${String(body.confirmation_code)}`,
  )
  expect((await api.request({ method: 'GET', url: new URL(url).pathname })).status).toBe(200)
  expect(
    (await api.request({ method: 'GET', url: '/api/v1/account/facebook/deletion/guess.x' })).status,
  ).toBe(404)
})

test('only webhooks accept forms', async () => {
  expect((await send(api, 'login', { email: 'a@ongi.example', password: 'x' })).status).toBe(415)
})
