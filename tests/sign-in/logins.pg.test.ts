import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn as logInByPassword } from '#contract/account.ts'
import { readMe, withdraw } from '#contract/me.ts'
import { snsTypes } from '#contract/shapes/sign-in.ts'
import { confirm, link, unlink } from '#contract/sign-in.ts'
import { unlinkDue } from '#server/api/identity/sign-in/unlink-at-provider.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { openSignIn } from '#server/gateways/sign-in/sign-in.ts'
import { createLog } from '#server/logging.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { openBrowser } from './browser.ts'

let providers: Providers
let api: TestApi
let people = 4_400_000

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
  people += 1
  Object.assign(providers.who, { id: String(people), email: `person${people}@provider.example` })
})

type SnsType = (typeof snsTypes)[number]

async function linked(token: string, ...types: SnsType[]): Promise<void> {
  for (const type of types) {
    const browser = openBrowser(api, token)
    const answer = await browser.hand(await browser.comeBack(type, 'link'), link)
    expect(answer.status).toBe(200)
  }
}

/** The requests to unlink this person; an earlier test may still be sending its own. */
const leftOf = (person: number) => providers.left.filter((told) => told.endsWith(` ${person}`)).sort()

/** The decoded text of a mail. */
function wordsOf(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

const mailed = () => wordsOf(api.newestMail())

const part = (token: string, provider: string) => api.send(unlink, { token, params: { provider } })
const loginsOf = async (token: string) => (await api.send(readMe, { token })).body.logins

test.each(snsTypes)(
  '%s: joined to an account, it signs in to it, and the account’s owner hears of it',
  async (type) => {
    const { id, token, email } = await api.person()
    await linked(token, type)
    expect(await loginsOf(token)).toMatchObject([{ snsType: type }])
    expect((await openBrowser(api).logIn(type)).body).toMatchObject({ snsAuthType: 'LOGIN', id, email })
    await expect.poll(() => api.newestMail()).toContain(`To: ${email}`)
  },
)

test('a provider is told once, also with concurrent jobs', async () => {
  const { token } = await api.person()
  await linked(token, 'KAKAO', 'FACEBOOK', 'NAVER')
  const parted = await Promise.all([part(token, 'kakao'), part(token, 'facebook')])
  expect(parted.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all([1, 2, 3].map(() => unlinkDue(api.database.kysely, api.services)))
  await expect.poll(() => leftOf(people)).toEqual([`FACEBOOK ${people}`, `KAKAO ${people}`])
})

test('linking twice changes nothing; a person linked to another account stays there', async () => {
  const [one, other] = [await api.person(), await api.person()]
  await linked(one.token, 'KAKAO', 'KAKAO')
  const browser = openBrowser(api, other.token)
  const taken = await browser.hand(await browser.comeBack('KAKAO', 'link'), link)
  expect(taken).toMatchObject({ status: 409, body: { code: 'SNS_ALREADY_LINKED' } })
  expect(await loginsOf(other.token)).toEqual([])
  providers.who.id = String(people + 500_000)
  const second = openBrowser(api, one.token)
  expect(await second.hand(await second.comeBack('KAKAO', 'link'), link)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  })
})

test('an unlinked provider no longer signs in, and it is told where it supports it', async () => {
  const { token } = await api.person()
  await linked(token, 'KAKAO', 'NAVER', 'FACEBOOK')
  expect((await part(token, 'kakao')).body).toMatchObject({
    logins: [{ snsType: 'NAVER' }, { snsType: 'FACEBOOK' }],
  })
  await expect.poll(() => leftOf(people)).toEqual([`KAKAO ${people}`])
  expect((await part(token, 'naver')).status).toBe(200)
  await expect.poll(mailed).toContain('네이버에는 저희가 대신 알릴 수 없어요')
  expect((await openBrowser(api).logIn('KAKAO')).body.snsAuthType).toBe('SIGNUP')
  expect(await part(token, 'kakao')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await part(token, 'myspace')).toMatchObject({ status: 404, body: { code: 'UNSUPPORTED_PROVIDER' } })
})

test('an account without a password keeps its last provider, also with concurrent calls', async () => {
  const { token } = await api.person()
  await linked(token, 'KAKAO', 'NAVER')
  const both = await Promise.all([part(token, 'kakao'), part(token, 'naver')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('LAST_WAY_IN')
  expect(await loginsOf(token)).toHaveLength(1)
})

test('an account without a password withdraws by signing in again, and every provider is told', async () => {
  const { id, token, email } = await api.person()
  await linked(token, ...snsTypes)
  const browser = openBrowser(api, token)
  const { body } = await browser.hand(await browser.comeBack('NAVER', 'confirm'), confirm)
  const leave = (given: object) => browser.send(withdraw, { body: { email, leaveReason: 'PRICE', ...given } })
  expect((await leave({})).body.code).toBe('WRONG_PASSWORD')
  expect((await leave({ snsCode: 'guess' })).body.code).toBe('SNS_TICKET_EXPIRED')
  expect((await leave({ snsCode: body.snsCode })).status).toBe(200)
  await expect
    .poll(() => leftOf(people))
    .toEqual([`FACEBOOK ${people}`, `KAKAO ${people}`, `NAVER ${people}`])
  // Google did not confirm the withdrawal: a mail explains what to do there.
  await expect.poll(mailed).toContain('끊을 수 없는 것이 남아 있어요: 구글\n')
  const { rows } = await api.database.pool.query('select 1 from account_login where account_id = $1', [id])
  expect(rows).toEqual([])
  for (const type of snsTypes) {
    expect(await openBrowser(api).logIn(type)).toMatchObject({ status: 409, body: { code: 'LEAVED_USER' } })
  }
})

test.each(['GOOGLE', 'NAVER'] as const)(
  '%s is told with the token of the confirmation, which lies neither in the database nor open in the browser',
  async (type) => {
    const { token, email } = await api.person()
    await linked(token, type)
    const browser = openBrowser(api, token)
    const { body } = await browser.hand(await browser.comeBack(type, 'confirm'), confirm)
    const { rows } = await api.database.pool.query('select t::text from sign_in_ticket t')
    const lent = browser.jar.get('saegim-sns-lent') ?? ''
    expect(lent).not.toBe('')
    for (const stored of [JSON.stringify(rows), lent, JSON.stringify(body)]) {
      expect(stored).not.toMatch(/-token|refresh/)
    }
    await expect.poll(mailed).toContain(`To: ${email}`)
    const before = mailed()
    const leaving = { email, snsCode: body.snsCode, leaveReason: 'PRICE' }
    expect((await browser.send(withdraw, { body: leaving })).status).toBe(200)
    await expect.poll(() => leftOf(people)).toEqual([`${type} ${people}`])
    expect(mailed()).toBe(before)
    expect(browser.jar.has('saegim-sns-lent')).toBe(false)
  },
)

test('a token of another confirmation is not used, and for a provider that is down a mail explains unlinking by hand', async () => {
  const { token, email } = await api.person()
  await linked(token, 'NAVER')
  const browser = openBrowser(api, token)
  const ask = async () => (await browser.hand(await browser.comeBack('NAVER', 'confirm'), confirm)).body
  await ask()
  const first = browser.jar.get('saegim-sns-lent') ?? ''
  const { snsCode } = await ask()
  browser.jar.set('saegim-sns-lent', first)
  expect((await browser.send(withdraw, { body: { email, snsCode, leaveReason: 'PRICE' } })).status).toBe(200)
  const farewell = (to: string) => new RegExp(`To: ${to}[^]*남아 있어요: 네이버\n`)
  await expect.poll(mailed).toMatch(farewell(email))
  expect(leftOf(people)).toEqual([])

  const other = await api.person()
  people += 1
  providers.who.id = String(people)
  await linked(other.token, 'NAVER')
  const away = openBrowser(api, other.token)
  const { body } = await away.hand(await away.comeBack('NAVER', 'confirm'), confirm)
  providers.manners.down = true
  const leaving = { email: other.email, snsCode: body.snsCode, leaveReason: 'PRICE' }
  expect((await away.send(withdraw, { body: leaving })).status).toBe(200)
  await expect.poll(mailed, { timeout: 10_000 }).toMatch(farewell(other.email))
})

test('without an admin key Kakao is told by the token of the confirmation', async () => {
  const { KAKAO_ADMIN_KEY: _, ...keys } = providers.variables
  const environment = readEnvironment({ SERVICE_TOKEN: 'x'.repeat(40), ...keys })
  const kakao = openSignIn(environment, createLog('silent')).provider('KAKAO')
  expect(kakao.unlink).toBeNull()
  await kakao.revoke?.('kakao-token')
  expect(leftOf(people)).toEqual([`KAKAO ${people}`])
})

test('another person of the provider cannot close the account', async () => {
  const { token } = await api.person()
  await linked(token, 'GOOGLE')
  providers.who.id = String(people + 700_000)
  const browser = openBrowser(api, token)
  const answer = await browser.hand(await browser.comeBack('GOOGLE', 'confirm'), confirm)
  expect(answer).toMatchObject({ status: 400, body: { code: 'SNS_OTHER_PERSON' } })
})

test('a ticket of a sign-up cannot close an account', async () => {
  const { token, email } = await api.person()
  const browser = openBrowser(api, token)
  const { snsCode } = (await browser.logIn('KAKAO')).body
  const answer = await browser.send(withdraw, { body: { email, snsCode, leaveReason: 'PRICE' } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'SNS_TICKET_EXPIRED' } })
})

test('telling a provider is retried for a week; then the id is deleted', async () => {
  const { token } = await api.person()
  await linked(token, 'KAKAO', 'NAVER')
  providers.manners.down = true
  const waiting = async () => {
    const { rows } = await api.database.pool.query<{ tries: number }>(
      'select tries from login_to_cut where subject = $1',
      [String(people)],
    )
    return rows
  }
  await part(token, 'kakao')
  await expect.poll(waiting).toEqual([{ tries: 1 }])
  const due = (since: string) =>
    api.database.pool.query(`update login_to_cut set next_at = now(), created_at = now() - $1::interval`, [
      since,
    ])
  await due('1 day')
  await unlinkDue(api.database.kysely, api.services)
  expect(await waiting()).toEqual([{ tries: 2 }])
  await due('8 days')
  await unlinkDue(api.database.kysely, api.services)
  expect(await waiting()).toEqual([])
  expect(leftOf(people)).toEqual([])
})

test('linking again cancels a pending unlink', async () => {
  const { token } = await api.person()
  await linked(token, 'KAKAO', 'NAVER')
  providers.manners.down = true
  await part(token, 'kakao')
  await expect
    .poll(
      async () =>
        (
          await api.database.pool.query('select 1 from login_to_cut where subject = $1 and tries = 1', [
            String(people),
          ])
        ).rowCount,
    )
    .toBe(1)
  providers.manners.down = false
  await linked(token, 'KAKAO')
  await api.database.pool.query("update login_to_cut set next_at = now() - interval '1 minute'")
  await unlinkDue(api.database.kysely, api.services)
  expect(leftOf(people)).toEqual([])
})

test('an account of a provider has no password to log in with', async () => {
  const { token, email } = await api.person()
  await linked(token, 'GOOGLE')
  for (const password of ['', 'null', 'undefined', 'ongi-demo-1']) {
    expect((await api.send(logInByPassword, { body: { email, password } })).body.code).toBe('WRONG_LOGIN')
  }
})

test('a dormant account is restored by its code, for each way of signing in', async () => {
  const { id, token } = await api.person()
  await linked(token, 'NAVER')
  await api.database.pool.query(
    `update account set created_at = now() - interval '2 years', last_login_at = null where id = $1`,
    [id],
  )
  expect(await openBrowser(api).logIn('NAVER')).toMatchObject({ status: 409, body: { code: 'DORMANT_USER' } })
})
