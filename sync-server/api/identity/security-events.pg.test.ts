import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIn, logOutEverywhere, resetPassword, sendCode } from '#contract/account.ts'
import { changePassword, closeDevice, listDevices, pageSecurityEvents, withdraw } from '#contract/me.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSession } from '#server/http/tokens.ts'
import { hashPassword } from './passwords.ts'
import { keptEvents, noteSecurityEvent, pruneSecurityEvents } from './security-events.ts'
import { unlinkedAtProvider } from './sign-in/unlinked.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' })
})

afterAll(() => api.close())

const password = 'ongi-demo-1'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

async function signedUp() {
  const person = await api.person()
  await api.database.pool.query('update account set password_hash = $2 where id = $1', [
    person.id,
    await hashPassword(password),
  ])
  return person
}

interface Event {
  readonly idEvent: number
  readonly kind: string
}

async function eventsOf(token: string, query: Record<string, number> = {}) {
  const { body } = await api.send(pageSecurityEvents, { token, query })
  return (body._embedded as { events: Event[] }).events
}

const kindsOf = async (token: string) => (await eventsOf(token)).map(({ kind }) => kind)

/** Cookies of an answer, as the browser sends them with its next request. */
function cookiesOf(headers: Readonly<Record<string, unknown>>): string {
  const set = headers['set-cookie'] as string[] | string | undefined
  return [set ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('a login is listed with its way, device and network, and whether the browser was known', async () => {
  const { email } = await signedUp()
  const first = await api.send(logIn, { body: { email, password }, headers: { 'user-agent': chrome } })
  const cookie = cookiesOf(first.headers)
  const second = await api.send(logIn, {
    body: { email, password },
    headers: { 'user-agent': chrome, cookie },
  })
  const login = {
    kind: 'LOGIN',
    way: 'PASSWORD',
    device: 'Chrome · Windows',
    network: '127.0.0.0/24',
    times: 1,
  }
  expect(await eventsOf(String(second.body.accessToken))).toEqual([
    { ...login, idEvent: expect.any(Number), at: expect.any(String), isKnownBrowser: true },
    { ...login, idEvent: expect.any(Number), at: expect.any(String), isKnownBrowser: false },
  ])
})

test('failed logins of a day are one event with their number, also when they come at once', async () => {
  const { email, token } = await signedUp()
  const tries = 12
  await Promise.all(
    Array.from({ length: tries }, () => api.send(logIn, { body: { email, password: 'wrong-1234' } })),
  )
  await vi.waitFor(async () =>
    expect(await eventsOf(token)).toEqual([expect.objectContaining({ kind: 'LOGIN_FAILED', times: tries })]),
  )
})

test('failed logins are listed where the last of them happened', async () => {
  const { id, email, token } = await signedUp()
  const fail = () => api.send(logIn, { body: { email, password: 'wrong-1234' } })
  await fail()
  await vi.waitFor(async () => expect(await kindsOf(token)).toEqual(['LOGIN_FAILED']))
  await noteSecurityEvent(api.database.kysely, id, { kind: 'PASSWORD_CHANGED' }, null)
  expect(await kindsOf(token)).toEqual(['PASSWORD_CHANGED', 'LOGIN_FAILED'])
  await fail()
  await vi.waitFor(async () => expect(await kindsOf(token)).toEqual(['LOGIN_FAILED', 'PASSWORD_CHANGED']))
})

test('a changed password, an ended device and a logout everywhere are listed', async () => {
  const { id, email, token } = await signedUp()
  await api.send(changePassword, { token, body: { password, newPassword: 'ongi-demo-2' } })
  await openSession(api.database.kysely, id, 'another device')
  const { body } = await api.send(listDevices, { token })
  const { devices } = body._embedded as { devices: { idDevice: number; isThisOne: boolean }[] }
  const other = devices.find(({ isThisOne }) => !isThisOne)?.idDevice ?? 0
  expect((await api.send(closeDevice, { token, params: { id: other } })).status).toBe(200)
  await api.send(logOutEverywhere, { token })
  const again = await api.send(logIn, { body: { email, password: 'ongi-demo-2' } })
  expect(await kindsOf(String(again.body.accessToken))).toEqual([
    'LOGIN',
    'SESSIONS_ENDED',
    'DEVICE_ENDED',
    'PASSWORD_CHANGED',
  ])
})

test('an event that a node of a newer release noted is listed as it is', async () => {
  const { id, token } = await signedUp()
  await api.database.pool.query(
    `insert into security_event (account_id, kind, way) values ($1, 'PASSKEY_ADDED', 'PASSKEY')`,
    [id],
  )
  expect(await eventsOf(token)).toMatchObject([{ kind: 'PASSKEY_ADDED', way: 'PASSKEY' }])
})

test('a password that was reset by a mailed code is listed; a refused change is not', async () => {
  const { email, token } = await signedUp()
  await api.send(changePassword, { token, body: { password: 'wrong-1234', newPassword: 'ongi-demo-2' } })
  expect(await kindsOf(token)).toEqual([])
  await api.send(sendCode, { body: { email, mode: 'PASSWORD' } })
  const code = await vi.waitFor(() => {
    const found = /^(\d{6})$/m.exec(api.newestMail())?.[1]
    if (found === undefined) throw new Error('The mail is not here yet.')
    return found
  })
  expect((await api.send(resetPassword, { body: { email, code, newPassword: 'ongi-demo-2' } })).status).toBe(
    200,
  )
  const again = await api.send(logIn, { body: { email, password: 'ongi-demo-2' } })
  expect(await kindsOf(String(again.body.accessToken))).toEqual(['LOGIN', 'PASSWORD_RESET'])
})

test('a provider that was unlinked at the provider is listed without a device', async () => {
  const { id, token } = await signedUp()
  await api.database.kysely
    .insertInto('account_login')
    .values({ account_id: id, provider: 'KAKAO', subject: `subject-${id}` })
    .execute()
  await unlinkedAtProvider(api.database.kysely, api.services, 'KAKAO', `subject-${id}`)
  expect(await eventsOf(token)).toMatchObject([
    { kind: 'PROVIDER_UNLINKED', way: 'KAKAO', device: null, network: null },
  ])
})

test('the list is read in pages, and no account reads that of another', async () => {
  const mine = await signedUp()
  const others = await signedUp()
  for (let i = 0; i < 5; i += 1)
    await noteSecurityEvent(api.database.kysely, mine.id, { kind: 'LOGIN', way: 'PASSWORD' }, null)
  const first = await eventsOf(mine.token, { size: 3 })
  const second = await eventsOf(mine.token, { size: 3, before: first.at(-1)?.idEvent ?? 0 })
  expect([first.length, second.length]).toEqual([3, 2])
  expect(await eventsOf(others.token)).toEqual([])
  expect(await eventsOf(others.token, { before: first[0]?.idEvent ?? 0 })).toEqual([])
})

test('the newest events of a year are kept, and none of a withdrawn account', async () => {
  const { kysely, pool } = api.database
  const { id, email, token } = await signedUp()
  const surplus = 7
  await pool.query(
    `insert into security_event (account_id, kind, way) select $1, 'LOGIN', 'PASSWORD' from generate_series(1, $2::int)`,
    [id, keptEvents.ofAccount + surplus],
  )
  const other = await signedUp()
  await pool.query(
    `insert into security_event (account_id, kind, created_at) values
      ($1, 'PASSWORD_CHANGED', now() - interval '366 days'), ($1, 'LOGIN', now() - interval '364 days')`,
    [other.id],
  )
  const newest = (await eventsOf(token, { size: 1 }))[0]?.idEvent
  await pruneSecurityEvents(kysely)
  const count = async (account: number) =>
    (await pool.query('select 1 from security_event where account_id = $1', [account])).rowCount
  expect(await count(id)).toBe(keptEvents.ofAccount)
  expect((await eventsOf(token, { size: 1 }))[0]?.idEvent).toBe(newest)
  expect(await kindsOf(other.token)).toEqual(['LOGIN'])
  expect((await api.send(withdraw, { token, body: { email, password, leaveReason: 'OTHER' } })).status).toBe(
    200,
  )
  expect(await count(id)).toBe(0)
})
