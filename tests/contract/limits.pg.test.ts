import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { confirmCode, logIn, sendCode, signUp } from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import { readMe } from '#contract/me.ts'
import { listLanguages } from '#contract/reference.ts'
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
    // What is stored names nobody.
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

test('codes per hour are limited by e-mail', async () => {
  api = await openTestApi({ MAIL_CODES_PER_HOUR: '2' })
  const ask = () => api.send(sendCode, { body: { email: 'ask@ongi.example', mode: 'SIGNUP' } })
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused).toMatchObject(tooMany)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
})
