import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmCode, logOutEverywhere, sendCode, signUp } from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import { readMe } from '#contract/me.ts'
import { cookies } from '#model/access/cookies.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openBrowser } from '../sign-in/browser.ts'

let api: TestApi
/** At a public address, where nobody can sign up because it has no mail server. */
let publicApi: TestApi

beforeAll(async () => {
  api = await openTestApi({ MAIL_CODES_PER_HOUR: '10' })
  publicApi = await openTestApi({ PUBLIC_URL: 'https://saegim.example' })
})

afterAll(async () => {
  await api.close()
  await publicApi.close()
})

const codeIn = (mail: string) => /^(\d{6})$/m.exec(mail)?.[1] ?? 'none'

describe('a confirmed e-mail belongs to who gave the code', () => {
  const form = (email: string, password: string) => ({ body: { email, password, fullName: '한결' } })

  async function confirmIn(
    client: Pick<TestApi, 'send'>,
    email: string,
    headers: Record<string, string> = {},
  ) {
    await client.send(sendCode, { body: { email, mode: 'SIGNUP' }, headers })
    const code = codeIn(api.newestMail())
    const body = { email, code, mode: 'SIGNUP' }
    expect((await client.send(confirmCode, { body, headers })).status).toBe(200)
  }

  test('another browser at the same address cannot sign up with it; its owner can', async () => {
    const [owner, stranger] = [openBrowser(api), openBrowser(api)]
    const email = 'owner@ongi.example'
    await confirmIn(owner, email)
    const refused = { status: 400, body: { code: 'CERT_NEEDED' } }
    expect(await stranger.send(signUp, form(email, 'stranger-1234'))).toMatchObject(refused)
    // One that has a secret of its own, and a client without cookies.
    await confirmIn(stranger, 'stranger@ongi.example')
    expect(await stranger.send(signUp, form(email, 'stranger-1234'))).toMatchObject(refused)
    expect(await api.send(signUp, form(email, 'stranger-1234'))).toMatchObject(refused)
    expect(await owner.send(signUp, form(email, 'ongi-demo-1'))).toMatchObject({
      status: 200,
      body: { email },
    })
  })

  test('a client without cookies signs up from the address that gave the code, and from no other', async () => {
    const email = 'script@ongi.example'
    const from = (address: string) => ({ 'x-forwarded-for': address })
    await confirmIn(api, email, from('203.0.113.1'))
    const sent = form(email, 'ongi-demo-1')
    expect((await api.send(signUp, { ...sent, headers: from('203.0.113.2') })).body.code).toBe('CERT_NEEDED')
    expect((await api.send(signUp, { ...sent, headers: from('203.0.113.1') })).status).toBe(200)
  })

  test('of many requests for a code at once no more are answered than an hour allows', async () => {
    const body = { email: 'asked@ongi.example', mode: 'SIGNUP' }
    const answers = await Promise.all(Array.from({ length: 25 }, () => api.send(sendCode, { body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })
})

describe('an unsafe call with the cookie', () => {
  const own = 'https://saegim.example'

  async function isDone(headers: Record<string, string>) {
    const { token } = await publicApi.person()
    const cookie = `${cookies.accessToken.name}=${token}`
    await publicApi.send(logOutEverywhere, { headers: { cookie, host: 'saegim.example', ...headers } })
    return (await publicApi.send(readMe, { token })).status === 401
  }

  test('counts from our own origin, and from clients that are no browsers', async () => {
    expect(await isDone({ 'sec-fetch-site': 'same-origin', origin: own })).toBe(true)
    expect(await isDone({ origin: own })).toBe(true)
    // A browser that does not know the header; and an app at another host of the operator.
    expect(await isDone({ origin: 'http://localhost:5173', host: 'localhost:5173' })).toBe(true)
    expect(await isDone({ 'sec-fetch-site': 'same-site', origin: own, host: 'api.saegim.example' })).toBe(
      true,
    )
    expect(await isDone({})).toBe(true)
  })

  test('does not count from another port, a sister domain, another site or an opaque origin', async () => {
    expect(await isDone({ 'sec-fetch-site': 'same-site', origin: `${own}:8443` })).toBe(false)
    expect(await isDone({ 'sec-fetch-site': 'same-site', origin: 'https://blog.saegim.example' })).toBe(false)
    expect(await isDone({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(false)
    expect(await isDone({ 'sec-fetch-site': 'same-site' })).toBe(false)
    expect(await isDone({ origin: 'https://evil.example' })).toBe(false)
    expect(await isDone({ origin: 'null' })).toBe(false)
  })

  test('does not count with the service token, which no browser has', async () => {
    const idBrand = await publicApi.brand((await publicApi.person()).id)
    const { serviceToken } = publicApi.environment
    const cookie = `${cookies.accessToken.name}=${serviceToken}`
    expect((await publicApi.send(readBrand, { idBrand, headers: { cookie } })).status).toBe(401)
    expect((await publicApi.send(readBrand, { idBrand, token: serviceToken })).status).toBe(200)
  })

  test('a token in the header counts from anywhere, because no other site can send it', async () => {
    const { token } = await publicApi.person()
    const headers = { 'sec-fetch-site': 'same-site', origin: 'https://blog.saegim.example' }
    expect((await publicApi.send(logOutEverywhere, { token, headers })).status).toBe(200)
  })
})
