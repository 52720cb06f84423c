import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  checkEmail,
  confirmCode,
  logIn as logInByPassword,
  resetPassword,
  sendCode,
  signUp,
} from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import { pageSecurityEvents, readMe, withdraw } from '#contract/me.ts'
import { confirm, link } from '#contract/sign-in.ts'
import { hashPassword } from '#server/api/identity/passwords.ts'
import { forgetWithdrawn } from '#server/api/identity/withdrawn-accounts.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSignIn } from '#server/gateways/sign-in/sign-in.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { type Browser, openBrowser } from './browser.ts'

const [oldSecret, newSecret] = [
  'the-secret-that-is-replaced-0123456789',
  'the-secret-that-replaces-it-0123456789',
]
const password = 'ongi-demo-1'

let providers: Providers
/** Servers over one database: before the change, after it, and after it without the old secret. */
let before: TestApi
let after: TestApi
let without: TestApi
/** Before the change as well, but with the new secret among the previous ones, as the docs say for several nodes. */
let prepared: TestApi
let people = 4_900_000

beforeAll(async () => {
  providers = await openProviders()
  const open = (variables: Record<string, string>) =>
    openTestApi(
      { ...providers.variables, LOGIN_ATTEMPTS_PER_MINUTE: '1000', ...variables },
      { signIn: openSignIn, ...(before && { database: before.database }) },
    )
  before = await open({ SERVICE_TOKEN: oldSecret })
  prepared = await open({ SERVICE_TOKEN: oldSecret, PREVIOUS_SERVICE_TOKENS: newSecret })
  after = await open({ SERVICE_TOKEN: newSecret, PREVIOUS_SERVICE_TOKENS: oldSecret })
  without = await open({ SERVICE_TOKEN: newSecret })
})

afterAll(async () => {
  await Promise.all([without.close(), after.close(), prepared.close()])
  await before.close()
  await providers.close()
})

beforeEach(() => {
  providers.reset()
  people += 1
  Object.assign(providers.who, { id: String(people), email: `person${people}@provider.example` })
})

async function signedUp() {
  const person = await before.person()
  await before.database.pool.query('update account set password_hash = $2 where id = $1', [
    person.id,
    await hashPassword(password),
  ])
  return person
}

/** The same browser, with its cookies, at another server. */
function moved(browser: Browser, api: TestApi, token?: string): Browser {
  const there = openBrowser(api, token)
  for (const [name, value] of browser.jar) there.jar.set(name, value)
  return there
}

const mailedCode = (email: string, api = before) =>
  vi.waitFor(() => {
    const mail = api.newestMail()
    const code = mail.includes(`To: ${email}`) ? /^(\d{6})$/m.exec(mail)?.[1] : undefined
    if (code === undefined) throw new Error('The mail is not here yet.')
    return code
  })

async function codeIn(browser: Browser, email: string, mode: 'PASSWORD' | 'SIGNUP', api = before) {
  expect((await browser.send(sendCode, { body: { email, mode } })).status).toBe(200)
  return mailedCode(email, api)
}

const linked = async (token: string) => {
  const browser = openBrowser(before, token)
  expect((await browser.hand(await browser.comeBack('NAVER', 'link'), link)).status).toBe(200)
}

describe.each([
  ['with the old secret among the previous ones', true],
  ['without the old secret', false],
])('after a change of the secret, %s', (_name, isListed) => {
  const now = () => (isListed ? after : without)

  test('a browser where the owner has signed in is known, or not', async () => {
    const { email, token } = await signedUp()
    const browser = openBrowser(before)
    await browser.send(logInByPassword, { body: { email, password } })
    expect((await moved(browser, now()).send(logInByPassword, { body: { email, password } })).status).toBe(
      200,
    )
    const { body } = await now().send(pageSecurityEvents, { token })
    const [newest, first] = (body._embedded as { events: { isKnownBrowser: boolean }[] }).events
    expect([first?.isKnownBrowser, newest?.isKnownBrowser]).toEqual([false, isListed])
  })

  test('a code that was mailed before can be given, or is wrong', async () => {
    const { email } = await signedUp()
    const browser = openBrowser(before)
    const code = await codeIn(browser, email, 'PASSWORD')
    const given = { body: { email, code, newPassword: 'ongi-demo-2' } }
    expect(await moved(browser, now()).send(resetPassword, given)).toMatchObject(
      isListed ? { status: 200 } : { status: 400, body: { code: 'CODE_WRONG' } },
    )
  })

  test('wrong codes that were given before count on, or no longer', async () => {
    const { email } = await signedUp()
    const guess = async (browser: Browser, code: string) =>
      browser.send(resetPassword, {
        body: { email, code: code === '000000' ? '000001' : '000000', newPassword: 'ongi-demo-2' },
      })
    for (let codes = 0; codes < 5; codes += 1) {
      const browser = openBrowser(before)
      const code = await codeIn(browser, email, 'PASSWORD')
      for (let tries = 0; tries < 5; tries += 1)
        expect((await guess(browser, code)).body.code).toBe('CODE_WRONG')
    }
    const browser = openBrowser(now())
    const code = await codeIn(browser, email, 'PASSWORD', now())
    expect((await guess(browser, code)).body.code).toBe(isListed ? 'RATE_LIMITED' : 'CODE_WRONG')
  })

  test('who confirmed an e-mail before can sign up with it, or confirms it again', async () => {
    const email = `new${people}@ongi.example`
    const browser = openBrowser(before)
    const code = await codeIn(browser, email, 'SIGNUP')
    await browser.send(confirmCode, { body: { email, code, mode: 'SIGNUP' } })
    const termsAgree = { taService: true, taPrivacy: true }
    const given = { body: { email, password, fullName: '한결', termsAgree } }
    expect(await moved(browser, now()).send(signUp, given)).toMatchObject(
      isListed ? { status: 200 } : { status: 400, body: { code: 'CERT_NEEDED' } },
    )
  })

  test('a withdrawn person is recognised by e-mail and provider, or may sign up', async () => {
    const { id, email, token } = await signedUp()
    await linked(token)
    await before.send(withdraw, { token, body: { email, password, leaveReason: 'PRICE' } })
    await before.database.pool.query(
      `update account set withdrawn_at = now() - interval '4 days' where id = $1`,
      [id],
    )
    await forgetWithdrawn(before.database.kysely, before.services.storage, before.services.keys)
    const left = { status: 409, body: { code: 'LEAVED_USER' } }
    expect(await now().send(checkEmail, { query: { email } })).toMatchObject(
      isListed ? left : { status: 200 },
    )
    expect(await openBrowser(now()).logIn('NAVER')).toMatchObject(
      isListed ? left : { status: 200, body: { snsAuthType: 'SIGNUP' } },
    )
  })

  test('a withdrawal that a provider confirmed before tells it by the sealed token, or needs another confirmation', async () => {
    const { email, token } = await before.person()
    await linked(token)
    const browser = openBrowser(before, token)
    const { snsCode } = (await browser.hand(await browser.comeBack('NAVER', 'confirm'), confirm)).body
    const given = { body: { email, snsCode, leaveReason: 'PRICE' } }
    const answer = await moved(browser, now(), token).send(withdraw, given)
    expect(answer).toMatchObject(
      isListed ? { status: 200 } : { status: 400, body: { code: 'SNS_TICKET_EXPIRED' } },
    )
    await expect
      .poll(() => providers.left.filter((told) => told.endsWith(` ${people}`)))
      .toEqual(isListed ? [`NAVER ${people}`] : [])
  })

  test('a sign-in that began before ends with a session, or begins again', async () => {
    const { id, token } = await before.person()
    await linked(token)
    const browser = openBrowser(before)
    const back = await browser.comeBack('NAVER')
    const answer = await moved(browser, now()).hand(back)
    expect(answer).toMatchObject(isListed ? { status: 200, body: { id } } : { status: 400 })
  })

  test('the address of a deletion that Facebook was given before is found, or not', async () => {
    const claims = { algorithm: 'HMAC-SHA256', user_id: String(people), issued_at: 1_700_000_000 }
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const key = before.environment.signIn.facebook?.clientSecret ?? ''
    const signature = createHmac('sha256', key).update(body).digest('base64url')
    const deleted = await before.request({
      method: 'POST',
      url: '/api/v1/account/facebook/deletion',
      payload: new URLSearchParams({ signed_request: `${signature}.${body}` }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const url = `/api/v1/account/facebook/deletion/${deleted.body.confirmation_code}`
    expect((await before.request({ method: 'GET', url })).status).toBe(200)
    expect((await now().request({ method: 'GET', url })).status).toBe(isListed ? 200 : 404)
  })

  test('sessions go on', async () => {
    const { token } = await before.person()
    expect((await now().send(readMe, { token })).status).toBe(200)
  })

  test('the old secret is no credential', async () => {
    const { idBrand } = await before.owner()
    const statusOf = async (token: string) => (await now().send(readBrand, { token, idBrand })).status
    expect([await statusOf(oldSecret), await statusOf(newSecret)]).toEqual([401, 200])
  })
})

test('what a release without keys of purposes has hashed is recognised after an update and a change of the secret', async () => {
  const email = `left${people}@ongi.example`
  await before.database.kysely
    .insertInto('left_login')
    .values({ subject_hash: createHmac('sha256', oldSecret).update(`left EMAIL ${email}`).digest() })
    .execute()
  const statusAt = async (api: TestApi) => (await api.send(checkEmail, { query: { email } })).status
  expect([await statusAt(before), await statusAt(after), await statusAt(without)]).toEqual([409, 409, 200])
})

test('nodes that have both secrets in either order read what the other one wrote', async () => {
  for (const [one, other] of [
    [prepared, after],
    [after, prepared],
  ] as const) {
    const { email } = await signedUp()
    const browser = openBrowser(one)
    const code = await codeIn(browser, email, 'PASSWORD', one)
    const given = { body: { email, code, newPassword: 'ongi-demo-2' } }
    expect((await moved(browser, other).send(resetPassword, given)).status).toBe(200)
  }
})

test('a secret that is prepared is no credential yet', async () => {
  const { idBrand } = await before.owner()
  expect((await prepared.send(readBrand, { token: newSecret, idBrand })).status).toBe(401)
})
