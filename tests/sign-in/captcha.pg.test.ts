import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn, sendCode } from '#contract/account.ts'
import { makePaymentLink } from '#contract/operator-money.ts'
import { payByLink, readPaymentLink } from '#contract/payment-link.ts'
import { keepQuest } from '#contract/quest.ts'
import { readProviders } from '#contract/reference.ts'
import { checkCaptcha } from '#contract/sign-in.ts'
import { listPlansOnSale } from '#contract/subscription.ts'
import { sendTicket } from '#contract/support.ts'
import { cardBody, cardNumbers } from '#server/api/billing/testing/test-payments.ts'
import { hashPassword } from '#server/api/identity/passwords.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openCaptcha } from '#server/gateways/captcha/captcha.ts'
import { question as asked, staffToken } from '../contract/fixtures.ts'
import { openBrowser } from './browser.ts'

let google: Server
let verdict: Readonly<Record<string, unknown>> | null
const heard: URLSearchParams[] = []
let api: TestApi
/** An API without the provider's keys. */
let off: TestApi

const person = { success: true, score: 0.9, action: 'signup', hostname: 'localhost' }

beforeAll(async () => {
  google = createServer(async (request, response) => {
    heard.push(new URLSearchParams(await text(request)))
    if (verdict === null) response.writeHead(503).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict))
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  const variables = {
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'word',
    RECAPTCHA_BASE_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}`,
    MAIL_CODES_PER_HOUR: '4',
    CHANNEL_TALK_PLUGIN_KEY: 'plugin',
    CHANNEL_TALK_SECRET_KEY: '4629de5def93d6a2abea6afa9bd5476d',
    KAKAO_JS_KEY: 'kakao-js',
  }
  api = await openTestApi(variables, { captcha: openCaptcha })
  off = await openTestApi({}, { captcha: openCaptcha })
})

afterAll(async () => {
  await api.close()
  await off.close()
  await new Promise((resolve) => google.close(resolve))
})

beforeEach(() => {
  verdict = person
})

let emails = 0
const code = () => ({ body: { email: `asked${++emails}@ongi.example`, mode: 'SIGNUP' } })
const needed = { status: 400, body: { code: 'CAPTCHA_NEEDED' } }

test('a code is only mailed after the captcha', async () => {
  const browser = openBrowser(api)
  expect(await browser.send(sendCode, code())).toMatchObject(needed)
  expect((await browser.send(checkCaptcha, { query: { token: 'said' } })).status).toBe(200)
  expect(Object.fromEntries(heard.at(-1) ?? [])).toEqual({ secret: 'word', response: 'said' })
  expect((await browser.send(sendCode, code())).status).toBe(200)
  const forger = openBrowser(api)
  forger.jar.set('saegim-captcha', `${Date.now()}.guess`)
  expect(await forger.send(sendCode, code())).toMatchObject(needed)
})

test("a visitor's answers are kept after the captcha; an account needs none", async () => {
  const browser = openBrowser(api)
  const sent = { body: { name: '온기' } }
  expect(await browser.send(keepQuest, sent)).toMatchObject(needed)
  verdict = { ...person, action: 'quest' }
  expect((await browser.send(checkCaptcha, { query: { token: 'said' } })).status).toBe(200)
  expect((await browser.send(keepQuest, sent)).status).toBe(200)
  const { token } = await api.person()
  expect((await api.send(keepQuest, { ...sent, token })).status).toBe(200)
  expect((await off.send(keepQuest, sent)).status).toBe(200)
})

test('a visitor asks the operator after the captcha; an account needs none', async () => {
  const browser = openBrowser(api)
  const question = () => ({ body: { ...asked, key: randomUUID() } })
  expect(await browser.send(sendTicket, question())).toMatchObject(needed)
  verdict = { ...person, action: 'support' }
  expect((await browser.send(checkCaptcha, { query: { token: 'said' } })).status).toBe(200)
  expect((await browser.send(sendTicket, question())).status).toBe(200)
  const { token } = await api.person()
  expect((await api.send(sendTicket, { ...question(), token })).status).toBe(200)
  expect((await off.send(sendTicket, question())).status).toBe(200)
})

test('a card is only tried by a payment link after the captcha; an account needs none', async () => {
  const sent = {
    body: {
      idPaymentLink: 'A'.repeat(22),
      idBrand: 1,
      email: 'payer@ongi.example',
      idPlan: 2,
      periodType: 'MONTHLY',
      payMethodReqBody: cardBody(cardNumbers.good),
    },
  }
  // A visitor who passes gets that there is no such link.
  const passed = { status: 404, body: { code: 'NOT_FOUND' } }
  const browser = openBrowser(api)
  expect(await browser.send(payByLink, sent)).toMatchObject(needed)
  verdict = { ...person, action: 'payment' }
  expect((await browser.send(checkCaptcha, { query: { token: 'said' } })).status).toBe(200)
  expect(await browser.send(payByLink, sent)).toMatchObject(passed)
  const { token } = await api.person()
  expect(await api.send(payByLink, { ...sent, token })).toMatchObject(passed)
  expect(await off.send(payByLink, sent)).toMatchObject(passed)
})

test('a payment link says whether the captcha comes first', async () => {
  const { idBrand } = await api.owner()
  const token = await staffToken(api, 'OPERATOR')
  const { body } = await api.send(listPlansOnSale)
  const { plans } = body._embedded as { plans: { idPlan: number; price: number }[] }
  const idPlan = plans.find(({ price }) => price > 0)?.idPlan
  const terms = { idPlan, periodType: 'MONTHLY', email: 'payer@ongi.example' }
  const made = await api.send(makePaymentLink, { token, params: { idBrand }, body: terms })
  const asked = { params: { idPaymentLink: String(made.body.idPaymentLink) } }
  const browser = openBrowser(api)
  expect((await browser.send(readPaymentLink, asked)).body).toMatchObject({ needsCaptcha: true })
  verdict = { ...person, action: 'payment' }
  await browser.send(checkCaptcha, { query: { token: 'said' } })
  expect((await browser.send(readPaymentLink, asked)).body).toMatchObject({ needsCaptcha: false })
  const { token: own } = await api.person()
  expect((await api.send(readPaymentLink, { ...asked, token: own })).body).toMatchObject({
    needsCaptcha: false,
  })
})

test('a signed cookie of another purpose is no verdict', async () => {
  const browser = openBrowser(api)
  const { id } = await api.person()
  const email = `known${id}@ongi.example`
  const password = 'kiln-and-clay-77'
  await api.database.kysely
    .updateTable('account')
    .set({ email, password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute()
  expect((await browser.send(logIn, { body: { email, password } })).status).toBe(200)
  const signed = browser.jar.get('saegim-known-browser')
  expect(signed).toMatch(/\./)
  browser.jar.set('saegim-captcha', signed ?? '')
  expect(await browser.send(sendCode, code())).toMatchObject(needed)
})

test.each([
  ['a token that was used or is too old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a token of another page', { ...person, action: 'vote' }],
  ['a token of another site', { ...person, hostname: 'evil.example' }],
])('%s is refused', async (_, said) => {
  verdict = said
  const browser = openBrowser(api)
  expect(await browser.send(checkCaptcha, { query: { token: 'said' } })).toMatchObject({
    status: 400,
    body: { code: 'CAPTCHA_FAILED' },
  })
  expect(await browser.send(sendCode, code())).toMatchObject(needed)
})

test('suspects of the captcha get codes as well, but fewer per address', async () => {
  verdict = { ...person, score: 0.1 }
  const browser = openBrowser(api)
  expect((await browser.send(checkCaptcha, { query: { token: 'said' } })).status).toBe(200)
  const answers = []
  for (let i = 0; i < 5; i += 1) answers.push((await browser.send(sendCode, code())).status)
  expect(answers).toEqual([200, 200, 200, 200, 429])
  // A person who is not suspected goes on from the same address.
  verdict = person
  const other = openBrowser(api)
  await other.send(checkCaptcha, { query: { token: 'said' } })
  expect((await other.send(sendCode, code())).status).toBe(200)
})

test('without a captcha token a visitor counts as a suspect, and needs the call as well', async () => {
  const asked = heard.length
  const from = (address: string) => {
    const browser = openBrowser(api)
    const headers = { 'x-forwarded-for': address }
    return {
      check: (query = {}) => browser.send(checkCaptcha, { query, headers }),
      ask: async () => (await browser.send(sendCode, { ...code(), headers })).status,
    }
  }
  const [one, again, known] = [from('203.0.113.7'), from('203.0.113.7'), from('203.0.113.7')]
  expect(await one.ask()).toBe(400)
  expect((await one.check()).status).toBe(200)
  expect([await one.ask(), await one.ask(), await one.ask()]).toEqual([200, 200, 200])
  // All suspects of an address share one limit: a new cookie does not reset it.
  verdict = { ...person, score: 0.1 }
  await again.check({ token: 'said' })
  expect(await again.ask()).toBe(200)
  await again.check()
  expect([await again.ask(), await one.ask()]).toEqual([429, 429])
  expect(heard.length).toBe(asked + 1)
  verdict = person
  await known.check({ token: 'said' })
  expect(await known.ask()).toBe(200)
})

test('while the captcha service is down, visitors pass', async () => {
  verdict = null
  const browser = openBrowser(api)
  expect((await browser.send(checkCaptcha, { query: { token: 'said' } })).status).toBe(200)
  expect((await browser.send(sendCode, code())).status).toBe(200)
})

test('without a key there is no captcha, and the content security policy allows none', async () => {
  expect((await off.send(sendCode, code())).status).toBe(200)
  expect(await off.send(checkCaptcha, { query: { token: 'said' } })).toMatchObject({
    status: 503,
    body: { code: 'PROVIDER_OFF' },
  })
  expect((await off.send(checkCaptcha)).status).toBe(503)
  const [on, none] = [await api.send(readProviders), await off.send(readProviders)]
  expect([on.body.captchaSiteKey, none.body.captchaSiteKey]).toEqual(['site', null])
  expect(on.headers['content-security-policy']).toContain(
    "script-src 'self' 'wasm-unsafe-eval' https://www.google.com/recaptcha/",
  )
  expect(none.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(none.headers['content-security-policy']).toContain("frame-src 'self';")
  expect([on.body.chatKey, none.body.chatKey]).toEqual(['plugin', null])
  expect(on.headers['content-security-policy']).toContain('https://cdn.channel.io')
  expect(none.headers['content-security-policy']).not.toContain('channel.io')
  expect([on.body.kakaoJsKey, none.body.kakaoJsKey, none.body.kakaoSdk]).toEqual(['kakao-js', null, null])
  expect(on.headers['content-security-policy']).toContain('https://t1.kakaocdn.net')
  expect(on.headers['content-security-policy']).toContain("form-action 'self' https://*.kakao.com")
  expect(none.headers['content-security-policy']).not.toContain('kakao')
})
