import { readFileSync } from 'node:fs'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askLoginPasskey, confirmCode, logIn, resetPassword, sendCode, signUp } from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import type { Call } from '#contract/call.ts'
import { readMe } from '#contract/me.ts'
import { listLanguages } from '#contract/reference.ts'
import { languages } from '#model/language/languages.ts'
import { hashPassword } from '#server/api/identity/passwords.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openBrowser } from '../sign-in/browser.ts'
import { type RedisServer, startRedis } from '../support/redis-server.ts'

let api: TestApi

afterEach(() => api.close())

const tooMany = {
  status: 429,
  body: { code: 'RATE_LIMITED' },
  headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
}

test('calls are limited by account, independent of other accounts', async () => {
  api = await openTestApi({ HTTP_REQUESTS_PER_MINUTE: '3' })
  const [one, two] = [await api.person(), await api.person()]
  for (let i = 0; i < 3; i += 1) expect((await api.send(readMe, one)).status).toBe(200)
  expect(await api.send(readMe, one)).toMatchObject(tooMany)
  expect((await api.send(readMe, two)).status).toBe(200)
  expect((await api.send(listLanguages)).status).toBe(200)
})

describe('with Redis', () => {
  let server: RedisServer
  let redis: Redis
  beforeAll(async () => {
    server = await startRedis()
    redis = new Redis(server.url)
  })
  afterAll(async () => {
    redis.disconnect()
    await server[Symbol.asyncDispose]()
  })

  const attempt = (node: TestApi, address: string, email = 'one@ongi.example') =>
    node.send(logIn, { body: { email, password: 'guess-1234' }, headers: { 'x-forwarded-for': address } })

  test('two nodes allow together what one of them does, and each goes on by itself while Redis is away', async () => {
    // Nodes have one secret, by which the keys are hashed.
    const SERVICE_TOKEN = 'a-secret-of-both-nodes-0123456789abcdef'
    const variables = { LOGIN_ATTEMPTS_PER_MINUTE: '4', REDIS_URL: server.url, SERVICE_TOKEN }
    api = await openTestApi(variables)
    const other = await openTestApi(variables)
    onTestFinished(() => other.close())
    // Both are connected once what they count is there.
    for (const [node, email] of [
      [api, 'two@ongi.example'],
      [other, 'three@ongi.example'],
    ] as const)
      await expect
        .poll(async () => {
          await redis.flushall()
          await attempt(node, '203.0.113.9', email)
          return redis.dbsize()
        })
        .toBeGreaterThan(0)
    await redis.flushall()
    const statuses = []
    for (let i = 0; i < 8; i += 1) statuses.push((await attempt(i % 2 ? api : other, '203.0.113.1')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429, 429, 429])
    // What is stored names no person.
    expect((await redis.keys('*')).join()).not.toMatch(/ongi|203/)
    server.freeze()
    onTestFinished(() => server.thaw())
    const alone = []
    for (let i = 0; i < 6; i += 1) alone.push((await attempt(api, '203.0.113.2')).status)
    expect(alone).toEqual([401, 401, 401, 401, 429, 429])
  })
})

test('who goes on trying has to pause for longer: three minutes’ tries in a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '2' })
  const attempt = () => api.send(logIn, { body: { email: 'one@ongi.example', password: 'guess-1234' } })
  const allowed = async () => {
    const answers = [await attempt(), await attempt(), await attempt()]
    vi.setSystemTime(Date.now() + 61_000)
    return answers.filter(({ status }) => status === 401).length
  }
  expect([await allowed(), await allowed(), await allowed(), await allowed()]).toEqual([2, 2, 2, 0])
  expect(Number((await attempt()).headers['retry-after'])).toBeGreaterThan(600)
  vi.setSystemTime(Date.now() + 15 * 60_000)
  expect(await allowed()).toBe(2)
})

test('the write-back is not limited', async () => {
  api = await openTestApi({ HTTP_REQUESTS_PER_MINUTE: '1' })
  const idBrand = await api.brand((await api.person()).id)
  const sent = { token: api.environment.serviceToken, idBrand }
  for (let i = 0; i < 5; i += 1) expect((await api.send(readBrand, sent)).status).toBe(200)
})

test('logins are limited by e-mail and address: a stranger elsewhere does not keep the owner out', async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '2' })
  const attempt = (email: string, address: string) =>
    api.send(logIn, { body: { email, password: 'guess-1234' }, headers: { 'x-forwarded-for': address } })
  expect((await attempt('one@ongi.example', '203.0.113.1')).status).toBe(401)
  expect((await attempt('One@ongi.example', '203.0.113.1')).status).toBe(401)
  expect(await attempt('one@ongi.example', '203.0.113.1')).toMatchObject(tooMany)
  expect((await attempt('one@ongi.example', '203.0.113.2')).status).toBe(401)
  expect((await attempt('two@ongi.example', '203.0.113.1')).status).toBe(401)
})

test('logins from ten addresses are limited by e-mail, but not where its owner has signed in before', async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '1' })
  const email = 'owner@ongi.example'
  const browser = openBrowser(api)
  const code = () => /^(\d{6})$/m.exec(api.newestMail())?.[1] ?? 'none'
  await browser.send(sendCode, { body: { email, mode: 'SIGNUP' } })
  await browser.send(confirmCode, { body: { email, mode: 'SIGNUP', code: code() } })
  const password = 'ongi-demo-1'
  expect((await browser.send(signUp, { body: { email, password, fullName: '한결' } })).status).toBe(200)
  const attempt = (address: string) =>
    api.send(logIn, { body: { email, password: 'guess-1234' }, headers: { 'x-forwarded-for': address } })
  for (let i = 1; i <= 10; i += 1) expect((await attempt(`203.0.113.${i}`)).status).toBe(401)
  expect(await attempt('203.0.113.11')).toMatchObject(tooMany)
  expect((await browser.send(logIn, { body: { email, password } })).status).toBe(200)
  // The browser counts for this e-mail alone.
  const other = await browser.send(logIn, { body: { email: 'two@ongi.example', password } })
  expect(other.status).toBe(401)
})

test('requests of 6,000 other addresses do not push an hourly count out of memory', {
  tags: ['all'],
  timeout: 60_000,
}, async () => {
  api = await openTestApi({ MAIL_CODES_PER_HOUR: '1' })
  const ask = (i: number) => api.send(sendCode, { body: { email: `${i}@ongi.example`, mode: 'SIGNUP' } })
  for (let i = 0; i < 10; i += 1) expect((await ask(i)).status).toBe(200)
  const others = Array.from({ length: 6_000 }, (_, i) => `2001:db8:${i.toString(16)}::1`)
  for (let at = 0; at < others.length; at += 200) {
    const batch = others.slice(at, at + 200)
    await Promise.all(
      batch.map((address) => api.send(listLanguages, { headers: { 'x-forwarded-for': address } })),
    )
  }
  expect(await ask(10)).toMatchObject(tooMany)
})

test('logins are limited by address, for all e-mails', async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '1' })
  const attempt = (i: number) =>
    api.send(logIn, { body: { email: `${i}@ongi.example`, password: 'guess-1234' } })
  for (let i = 0; i < 10; i += 1) expect((await attempt(i)).status).toBe(401)
  expect(await attempt(10)).toMatchObject(tooMany)
  // One machine has a whole /64 network of IPv6.
  const other = (network: number, i: number) => {
    const headers = { 'x-forwarded-for': `2001:db8:0:${network}::${i}` }
    return api.send(logIn, { body: { email: `${i}@onsaem.example`, password: 'guess-1234' }, headers })
  }
  for (let i = 0; i < 10; i += 1) expect((await other(1, i)).status).toBe(401)
  expect(await other(1, 10)).toMatchObject(tooMany)
  expect((await other(2, 11)).status).toBe(401)
})

describe('wrong passwords', () => {
  const email = 'owner@ongi.example'
  const password = 'ongi-demo-1'
  const newPassword = 'ongi-demo-2'
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const tryLogin = (client: Pick<TestApi, 'send'>, address: string, given: string, call: Call = logIn) =>
    client
      .send(call, { body: { email, password: given }, headers: from(address) })
      .then(({ status }) => status)
  const wrong = (address: string, client: Pick<TestApi, 'send'> = api) =>
    tryLogin(client, address, 'guess-1234')

  async function open(perMinute: number) {
    api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: String(perMinute) })
    const { id } = await api.person()
    await api.database.kysely
      .updateTable('account')
      .set({ email, password_hash: await hashPassword(password) })
      .where('id', '=', id)
      .execute()
    return id
  }

  test('count no longer after the right one at the same address, and still do at others', async () => {
    await open(3)
    const [own, other] = ['203.0.113.1', '203.0.113.2']
    for (let i = 0; i < 3; i += 1) expect(await wrong(other)).toBe(401)
    for (let i = 0; i < 2; i += 1) expect(await wrong(own)).toBe(401)
    expect(await tryLogin(api, own, password)).toBe(200)
    for (let i = 0; i < 3; i += 1) expect(await wrong(own)).toBe(401)
    expect(await wrong(own)).toBe(429)
    expect(await wrong(other)).toBe(429)
  })

  test('of a known browser count no longer after the right one in it, and still do at its address', async () => {
    await open(3)
    const address = '203.0.113.1'
    const browser = openBrowser(api)
    expect(await tryLogin(browser, address, password)).toBe(200)
    for (let i = 0; i < 3; i += 1) expect(await wrong(address)).toBe(401)
    for (let i = 0; i < 2; i += 1) expect(await wrong(address, browser)).toBe(401)
    expect(await tryLogin(browser, address, password)).toBe(200)
    for (let i = 0; i < 3; i += 1) expect(await wrong(address, browser)).toBe(401)
    expect(await wrong(address, browser)).toBe(429)
    expect(await wrong(address)).toBe(429)
  })

  test('are not forgotten for the right one without the code of the second factor', async () => {
    const id = await open(3)
    const factor = { account_id: id, sealed_secret: '', last_step: 0, trust_key: Buffer.alloc(32) }
    await api.database.kysely.insertInto('second_factor').values(factor).execute()
    const address = '203.0.113.1'
    expect(await wrong(address)).toBe(401)
    expect(await tryLogin(api, address, password)).toBe(403)
    expect(await wrong(address)).toBe(401)
    expect(await tryLogin(api, address, password)).toBe(429)
  })

  test('are one count, whichever call tells whether they are right', async () => {
    await open(4)
    for (const call of [logIn, askLoginPasskey, logIn, askLoginPasskey])
      expect(await tryLogin(api, '203.0.113.1', 'guess-1234', call)).toBe(401)
    for (const call of [logIn, askLoginPasskey])
      expect(await tryLogin(api, '203.0.113.1', 'guess-1234', call)).toBe(429)
  })

  test.each(languages)('are answered with the way on by a mailed code: $key', async ({ key }) => {
    await open(1)
    const body = { email, password: 'guess-1234' }
    const headers = { ...from('203.0.113.1'), 'accept-language': key }
    const link = readFileSync(`locales/${key}/messages/account-forms.po`, 'utf8')
    const [, label = 'none'] = /^msgid "비밀번호 찾기"\nmsgstr "(.+)"$/m.exec(link) ?? []
    const words = async () => (await api.send(logIn, { body, headers })).body.message
    await words()
    expect(await words()).toContain(label)
    // Three minutes' tries are a quarter of an hour's.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const said = []
    for (let minute = 0; minute < 3; minute += 1) {
      vi.setSystemTime(Date.now() + 61_000)
      said.push(await words())
    }
    expect(said.at(-1)).toMatch(new RegExp(`1[12].*${label}`))
  })

  test('from however many addresses do not keep out who sets a new one by a mailed code', async () => {
    await open(2)
    const owner = openBrowser(api)
    const address = '203.0.113.200'
    const body = { email, mode: 'PASSWORD' }
    expect((await owner.send(sendCode, { body, headers: from(address) })).status).toBe(200)
    const code = await vi.waitFor(() => {
      const [, found] = /^(\d{6})$/m.exec(api.newestMail()) ?? []
      if (found === undefined) throw new Error('The mail is not here yet.')
      return found
    })
    const guess = { email, code: code === '000000' ? '000001' : '000000', newPassword }
    for (let at = 1; at <= 13; at += 1) {
      const stranger = `198.51.100.${at}`
      for (let i = 0; i < 2; i += 1) {
        await wrong(stranger)
        await api.send(resetPassword, { body: guess, headers: from(stranger) })
      }
    }
    // And the owner at theirs.
    for (let i = 0; i < 3; i += 1) await wrong(address, owner)
    expect(await tryLogin(owner, address, password)).toBe(429)
    const reset = { body: { email, code, newPassword }, headers: from(address) }
    expect((await owner.send(resetPassword, reset)).status).toBe(200)
    expect(await tryLogin(owner, address, newPassword)).toBe(200)
    // Strangers have gained nothing by it.
    expect(await wrong('198.51.100.99')).toBe(429)
    const events = await api.database.pool.query(
      `select is_known_browser from security_event where kind = 'LOGIN'`,
    )
    expect(events.rows).toEqual([{ is_known_browser: false }])
  })
})

test('codes per hour are limited by e-mail', async () => {
  api = await openTestApi({ MAIL_CODES_PER_HOUR: '2' })
  const ask = () => api.send(sendCode, { body: { email: 'ask@ongi.example', mode: 'SIGNUP' } })
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused).toMatchObject(tooMany)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
})
