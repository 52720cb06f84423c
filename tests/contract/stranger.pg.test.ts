import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmCode, logIn, logOutEverywhere, sendCode, signUp } from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import { readMe } from '#contract/me.ts'
import { cookies } from '#model/access/cookies.ts'
import { hashPassword } from '#server/api/identity/passwords.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openBrowser } from '../sign-in/browser.ts'

let api: TestApi
/** At a public address, where sign-up is closed because it has no mail server. */
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

describe('codes mailed to an e-mail', () => {
  const mode = 'SIGNUP'
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
  const ask = (client: Pick<TestApi, 'send'>, email: string, address: string) =>
    client.send(sendCode, { body: { email, mode }, headers: from(address) })
  const give = (client: Pick<TestApi, 'send'>, email: string, code: string, address: string) =>
    client.send(confirmCode, { body: { email, code, mode }, headers: from(address) })

  test('a stranger can neither spend the tries of a code nor put another in its place', async () => {
    const [owner, stranger] = [openBrowser(api), openBrowser(api)]
    const email = 'tries@ongi.example'
    await ask(owner, email, '203.0.113.1')
    const code = codeIn(api.newestMail())
    for (let i = 0; i < 10; i += 1)
      expect((await give(stranger, email, wrongFor(code), '198.51.100.1')).body.code).toBe('CODE_WRONG')
    await ask(stranger, email, '198.51.100.1')
    for (let i = 0; i < 5; i += 1)
      await give(stranger, email, wrongFor(codeIn(api.newestMail())), '198.51.100.1')
    expect((await give(owner, email, code, '203.0.113.1')).status).toBe(200)
  })

  test('a stranger cannot use up the codes of an hour, and few networks cannot either where the owner is known', async () => {
    const email = 'flood@ongi.example'
    const strangers = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']
    const allowed = async (address: string) => {
      const answers = []
      for (let i = 0; i < 11; i += 1) answers.push((await ask(openBrowser(api), email, address)).status)
      return answers.filter((status) => status === 200).length
    }
    expect(await allowed(strangers[0] ?? '')).toBe(10)
    expect((await ask(openBrowser(api), email, '203.0.113.1')).status).toBe(200)
    expect([await allowed(strangers[1] ?? ''), await allowed(strangers[2] ?? '')]).toEqual([10, 9])
    const full = await ask(openBrowser(api), email, '203.0.113.2')
    expect([full.status, Number(full.headers['retry-after']) > 3500]).toEqual([429, true])
    const known = openBrowser(api)
    const password = 'ongi-demo-1'
    const { id } = await api.person()
    await api.database.kysely
      .updateTable('account')
      .set({ email, password_hash: await hashPassword(password) })
      .where('id', '=', id)
      .execute()
    expect((await known.send(logIn, { body: { email, password } })).status).toBe(200)
    const reset = { body: { email, mode: 'PASSWORD' }, headers: from('203.0.113.2') }
    expect((await openBrowser(api).send(sendCode, reset)).status).toBe(429)
    expect((await known.send(sendCode, reset)).status).toBe(200)
  })

  test('wrong codes of one network are limited, however many it asks for', async () => {
    const email = 'guessed@ongi.example'
    const answers = []
    for (let i = 0; i < 30; i += 1) {
      const guesser = openBrowser(api)
      answers.push((await give(guesser, email, '123456', '198.51.100.9')).body.code)
      if (i % 5 === 0) await ask(guesser, email, '198.51.100.9')
    }
    expect(answers.filter((code) => code === 'CODE_WRONG').length).toBeLessThanOrEqual(25)
    expect(answers.at(-1)).toBe('RATE_LIMITED')
    await ask(api, email, '203.0.113.1')
    expect((await give(api, email, codeIn(api.newestMail()), '203.0.113.1')).status).toBe(200)
  })

  test('however many networks give wrong codes, who asked for a code can give it', async () => {
    const email = 'besieged@ongi.example'
    const owner = openBrowser(api)
    await ask(owner, email, '203.0.113.1')
    const code = codeIn(api.newestMail())
    const last = []
    for (const address of ['198.51.100.21', '198.51.100.22', '198.51.100.23', '198.51.100.24']) {
      const guesser = openBrowser(api)
      for (let i = 0; i < 25; i += 1)
        last[0] = (await give(guesser, email, wrongFor(code), address)).body.code
    }
    expect(last).toEqual(['RATE_LIMITED'])
    expect((await give(owner, email, code, '203.0.113.1')).status).toBe(200)
  })

  test('a code can be given in another browser than it was asked for in', async () => {
    const email = 'elsewhere@ongi.example'
    await ask(openBrowser(api), email, '203.0.113.1')
    expect((await give(openBrowser(api), email, codeIn(api.newestMail()), '203.0.113.7')).status).toBe(200)
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
    // A page of the same host that an attacker in the network wrote, in a browser without that header.
    expect(await isDone({ origin: 'http://saegim.example' })).toBe(false)
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
