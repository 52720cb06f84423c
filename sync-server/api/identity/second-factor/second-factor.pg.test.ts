import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOutEverywhere, resetPassword, sendCode } from '#contract/account.ts'
import { deleteBrand } from '#contract/brand.ts'
import {
  changePassword,
  closeDevice,
  listDevices,
  pageSecurityEvents,
  readMe,
  withdraw,
} from '#contract/me.ts'
import {
  beginSecondFactor,
  checkStepUp,
  readSecondFactor,
  renewRecoveryCodes,
  stepUp,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#contract/second-factor.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSession } from '#server/http/tokens.ts'
import { hashPassword } from '../passwords.ts'

let api: TestApi
let passwordHash: string

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' })
  passwordHash = await hashPassword(password)
})

afterAll(() => api.close())

const password = 'ongi-demo-1'
const stepMs = 30_000
/** Codes are valid once, so every code of a test is of a step of its own. */
let now = 1_800_000_000_000

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  return () => vi.restoreAllMocks()
})

/** The code of an authenticator app, `steps` before or after the current one. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * stepMs })

/** The code of the step after this one. */
function nextCode(secret: string): string {
  now += stepMs
  return codeOf(secret)
}

async function signedUp() {
  const person = await api.person()
  await api.database.pool.query('update account set password_hash = $2 where id = $1', [
    person.id,
    passwordHash,
  ])
  return person
}

/** The same with another character in its middle. */
const damaged = (ticket: string) =>
  ticket.replace(/^(.{20})(.)/, (_, before, at) => `${before}${at === 'A' ? 'B' : 'A'}`)

async function withFactor() {
  const person = await signedUp()
  const begun = await api.send(beginSecondFactor, { token: person.token, body: { password } })
  const { secret, ticket } = begun.body as { secret: string; ticket: string }
  const on = await api.send(turnOnSecondFactor, {
    token: person.token,
    body: { ticket, code: nextCode(secret) },
  })
  expect(on.status).toBe(200)
  return { ...person, secret, recoveryCodes: (on.body as { recoveryCodes: string[] }).recoveryCodes }
}

const logsIn = (email: string, step: Record<string, unknown> = {}, cookie = '') =>
  api.send(logIn, { body: { email, password, ...step }, headers: { cookie } })

function cookiesOf(headers: Readonly<Record<string, unknown>>): string {
  return [(headers['set-cookie'] as string[] | string | undefined) ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function kindsOf(token: string): Promise<string[]> {
  const { body } = await api.send(pageSecurityEvents, { token, query: { size: 50 } })
  return (body._embedded as { events: { kind: string }[] }).events.map(({ kind }) => kind)
}

/** Lets the last step-up of every session be eleven minutes ago. */
const passTenMinutes = () =>
  api.database.pool.query(`update session set stepped_up_at = stepped_up_at - interval '11 minutes'`)

const needed = {
  status: 403,
  body: { code: 'SECOND_STEP_NEEDED', message: expect.stringMatching(/2단계 인증/) },
}
const wrong = { status: 400, body: { code: 'CODE_WRONG' } }

test('turning it on needs the password and a code of the new secret, ends other sessions, and is mailed', async () => {
  const { id, email, token } = await signedUp()
  const other = await openSession(api.database.kysely, id, 'another device')
  expect(await api.send(readSecondFactor, { token })).toMatchObject({
    body: { since: null, recoveryCodesLeft: 0 },
  })
  expect(await api.send(beginSecondFactor, { token, body: { password: 'wrong-1' } })).toMatchObject({
    status: 400,
    body: { code: 'WRONG_PASSWORD' },
  })
  const { body } = await api.send(beginSecondFactor, { token, body: { password } })
  const { secret, ticket, address } = body as { secret: string; ticket: string; address: string }
  expect(address).toContain(`secret=${secret}`)
  expect(address).toContain(encodeURIComponent(email))
  expect(await api.send(turnOnSecondFactor, { token, body: { ticket, code: '12345' } })).toMatchObject(wrong)
  expect(
    await api.send(turnOnSecondFactor, {
      token: other,
      body: { ticket: damaged(ticket), code: codeOf(secret) },
    }),
  ).toMatchObject({ status: 400, body: { code: 'CODE_EXPIRED' } })
  const stranger = await signedUp()
  expect(
    await api.send(turnOnSecondFactor, { token: stranger.token, body: { ticket, code: codeOf(secret) } }),
  ).toMatchObject({ status: 400, body: { code: 'CODE_EXPIRED' } })

  const on = await api.send(turnOnSecondFactor, { token, body: { ticket, code: codeOf(secret) } })
  expect(on.status).toBe(200)
  const { recoveryCodes } = on.body as { recoveryCodes: string[] }
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect((await api.send(readMe, { token: other })).status).toBe(401)
  expect(await api.send(readSecondFactor, { token })).toMatchObject({
    body: { since: expect.stringMatching(/^20/), recoveryCodesLeft: 10 },
  })
  expect(await kindsOf(token)).toEqual(['SECOND_FACTOR_ON'])
  await vi.waitFor(() => expect(api.newestMail()).toContain(`To: ${email}`))
  expect(await api.send(beginSecondFactor, { token, body: { password } })).toMatchObject({ status: 409 })
  expect(await api.send(turnOnSecondFactor, { token, body: { ticket, code: codeOf(secret) } })).toMatchObject(
    {
      status: 409,
    },
  )
})

test('a ticket is valid for ten minutes', async () => {
  const { token } = await signedUp()
  const { body } = await api.send(beginSecondFactor, { token, body: { password } })
  const { secret, ticket } = body as { secret: string; ticket: string }
  now += 10 * 60_000 + 1
  expect(await api.send(turnOnSecondFactor, { token, body: { ticket, code: codeOf(secret) } })).toMatchObject(
    {
      status: 400,
      body: { code: 'CODE_EXPIRED' },
    },
  )
})

test('a login needs a code, of the step before, this one or the next, and each code once', async () => {
  const { email, secret } = await withFactor()
  expect(await logsIn(email)).toMatchObject(needed)
  expect(
    await api.send(logIn, { body: { email, password: 'wrong-1', code: nextCode(secret) } }),
  ).toMatchObject({
    status: 401,
    body: { code: 'WRONG_LOGIN' },
  })
  now += 10 * stepMs
  expect(await logsIn(email, { code: codeOf(secret, -2) })).toMatchObject(wrong)
  expect(await logsIn(email, { code: codeOf(secret, 2) })).toMatchObject(wrong)
  for (const code of ['', '12345', '할머니의사발', '１２３４５６', '12345a'])
    expect(await logsIn(email, { code })).toMatchObject(wrong)
  expect((await logsIn(email, { code: codeOf(secret, -1) })).status).toBe(200)
  expect((await logsIn(email, { code: ` ${codeOf(secret).replace(/(...)/, '$1 ')}` })).status).toBe(200)
  expect(await logsIn(email, { code: codeOf(secret) })).toMatchObject(wrong)
  expect(await logsIn(email, { code: codeOf(secret, -1) })).toMatchObject(wrong)
  const last = await logsIn(email, { code: codeOf(secret, 1) })
  expect(last.status).toBe(200)
  expect(await kindsOf(String(last.body.accessToken))).toEqual([
    'LOGIN',
    'SECOND_STEP_FAILED',
    'LOGIN',
    'LOGIN',
    expect.stringMatching(/LOGIN_FAILED|SECOND_FACTOR_ON/),
    expect.stringMatching(/LOGIN_FAILED|SECOND_FACTOR_ON/),
  ])
})

test('of many logins with one code at once one succeeds', async () => {
  const { email, secret } = await withFactor()
  const code = nextCode(secret)
  const answers = await Promise.all(Array.from({ length: 6 }, () => logsIn(email, { code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a recovery code works once, in any case and spacing, and is noted', async () => {
  const { email, recoveryCodes, token } = await withFactor()
  const [first = '', second = ''] = recoveryCodes
  expect((await logsIn(email, { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
  expect(await logsIn(email, { code: first })).toMatchObject(wrong)
  expect((await logsIn(email, { code: second })).status).toBe(200)
  expect(await api.send(readSecondFactor, { token })).toMatchObject({ body: { recoveryCodesLeft: 8 } })
  expect(await kindsOf(token)).toContain('RECOVERY_CODE_USED')
})

test('new recovery codes void the earlier ones', async () => {
  const { email, recoveryCodes, token } = await withFactor()
  const renewed = await api.send(renewRecoveryCodes, { token })
  const codes = (renewed.body as { recoveryCodes: string[] }).recoveryCodes
  expect(codes).toHaveLength(10)
  expect(await logsIn(email, { code: recoveryCodes[0] })).toMatchObject(wrong)
  expect((await logsIn(email, { code: codes[9] })).status).toBe(200)
})

test('ten wrong codes an hour, thirty a day; those of one kind do not keep out the other', async () => {
  const { email, secret, recoveryCodes } = await withFactor()
  for (let i = 0; i < 10; i += 1) expect(await logsIn(email, { code: '000000' })).toMatchObject(wrong)
  const refused = {
    status: 429,
    body: { code: 'RATE_LIMITED', message: expect.stringMatching(/\d+(분|시간) 뒤에/) },
    headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
  }
  expect(await logsIn(email, { code: nextCode(secret) })).toMatchObject(refused)
  expect((await logsIn(email, { code: recoveryCodes[0] })).status).toBe(200)
  const passHour = () =>
    api.database.pool.query(`update second_step_try set created_at = created_at - interval '61 minutes'`)
  await passHour()
  for (let i = 0; i < 10; i += 1) expect(await logsIn(email, { code: '000000' })).toMatchObject(wrong)
  await passHour()
  for (let i = 0; i < 10; i += 1) expect(await logsIn(email, { code: '000000' })).toMatchObject(wrong)
  await passHour()
  expect(await logsIn(email, { code: nextCode(secret) })).toMatchObject(refused)
  await api.database.pool.query(`update second_step_try set created_at = created_at - interval '23 hours'`)
  expect((await logsIn(email, { code: nextCode(secret) })).status).toBe(200)
})

test('a trusted browser is not asked for 90 days, and by no other account', async () => {
  const one = await withFactor()
  const two = await withFactor()
  const first = await logsIn(one.email, { code: nextCode(one.secret), trustsBrowser: true })
  expect(first.status).toBe(200)
  const trusted = cookiesOf(first.headers)
  expect((await logsIn(one.email, {}, trusted)).status).toBe(200)
  expect(await logsIn(two.email, {}, trusted)).toMatchObject(needed)
  expect(await logsIn(one.email, {}, trusted.replace(/(saegim-trusted-browser=\d{3})/, '$19'))).toMatchObject(
    needed,
  )
  now += 91 * 24 * 60 * 60_000
  expect(await logsIn(one.email, {}, trusted)).toMatchObject(needed)
  // Without the wish nothing is trusted.
  const plain = await logsIn(two.email, { code: nextCode(two.secret) })
  expect(await logsIn(two.email, {}, cookiesOf(plain.headers))).toMatchObject(needed)
})

test.each([
  ['logging out everywhere', async (token: string) => void (await api.send(logOutEverywhere, { token }))],
  [
    'ending another device',
    async (token: string) => {
      const { body } = await api.send(listDevices, { token })
      const { devices } = body._embedded as { devices: { idDevice: number; isThisOne: boolean }[] }
      const other = devices.find(({ isThisOne }) => !isThisOne)?.idDevice ?? 0
      expect((await api.send(closeDevice, { token, params: { id: other } })).status).toBe(200)
    },
  ],
  [
    'a new password',
    async (token: string) => {
      const body = { password, newPassword: password }
      expect((await api.send(changePassword, { token, body })).status).toBe(200)
    },
  ],
  [
    'a reset by mail',
    async (_token: string, email: string) => {
      const before = api.newestMail()
      await api.send(sendCode, { body: { email, mode: 'PASSWORD' } })
      const code = await vi.waitFor(() => {
        const mail = api.newestMail()
        const found = mail !== before && mail.includes(`To: ${email}`) && /^(\d{6})$/m.exec(mail)?.[1]
        if (!found) throw new Error('The mail is not here yet.')
        return found
      })
      expect((await api.send(resetPassword, { body: { email, code, newPassword: password } })).status).toBe(
        200,
      )
    },
  ],
])('after %s a trusted browser is asked again', async (_, act) => {
  // The codes of mails end by the clock of the database.
  vi.restoreAllMocks()
  now = Date.now()
  const { email, token, secret, id } = await withFactorOfToday()
  await openSession(api.database.kysely, id, 'another device')
  await api.database.pool.query('update second_factor set last_step = 0')
  const first = await logsIn(email, { code: codeOf(secret), trustsBrowser: true })
  const trusted = cookiesOf(first.headers)
  expect((await logsIn(email, {}, trusted)).status).toBe(200)
  await act(token, email)
  expect(await logsIn(email, {}, trusted)).toMatchObject(needed)
})

async function withFactorOfToday() {
  const person = await signedUp()
  const begun = await api.send(beginSecondFactor, { token: person.token, body: { password } })
  const { secret, ticket } = begun.body as { secret: string; ticket: string }
  now = Date.now()
  const body = { ticket, code: codeOf(secret) }
  expect((await api.send(turnOnSecondFactor, { token: person.token, body })).status).toBe(200)
  return { ...person, secret }
}

test('dangerous calls need a code within ten minutes in the same session, and others do not', async () => {
  const { token, secret, id, email } = await withFactor()
  const idBrand = await api.brand(id)
  const changes = { token, body: { password, newPassword: password } }
  // Turning it on was a code of this session.
  expect((await api.send(changePassword, changes)).status).toBe(200)
  await passTenMinutes()
  expect(await api.send(changePassword, changes)).toMatchObject(needed)
  expect(await api.send(checkStepUp, { token })).toMatchObject(needed)
  expect(await api.send(deleteBrand, { token, idBrand })).toMatchObject(needed)
  expect(await api.send(turnOffSecondFactor, { token, body: { password } })).toMatchObject(needed)
  expect(await api.send(renewRecoveryCodes, { token })).toMatchObject(needed)
  const leaving = { token, body: { email, password, leaveReason: 'HARD' } }
  expect(await api.send(withdraw, leaving)).toMatchObject(needed)
  expect((await api.send(readMe, { token })).status).toBe(200)

  expect(await api.send(stepUp, { token, body: { code: '000000' } })).toMatchObject(wrong)
  expect(await api.send(stepUp, { token, body: { code: nextCode(secret) } })).toMatchObject({
    status: 200,
    body: { recoveryCodesLeft: 10 },
  })
  const other = await openSession(api.database.kysely, id, 'another device')
  expect(await api.send(checkStepUp, { token: other })).toMatchObject(needed)
  expect((await api.send(checkStepUp, { token })).status).toBe(200)
  expect((await api.send(deleteBrand, { token, idBrand })).status).toBe(200)
  expect((await api.send(withdraw, leaving)).status).toBe(200)
  const { rows } = await api.database.pool.query('select 1 from second_factor where account_id = $1', [id])
  expect(rows).toEqual([])
})

test('a login with a code is one for dangerous calls; one from a trusted browser is not', async () => {
  const { email, secret } = await withFactor()
  const first = await logsIn(email, { code: nextCode(secret), trustsBrowser: true })
  expect((await api.send(checkStepUp, { token: String(first.body.accessToken) })).status).toBe(200)
  const second = await logsIn(email, {}, cookiesOf(first.headers))
  expect(await api.send(checkStepUp, { token: String(second.body.accessToken) })).toMatchObject(needed)
})

test('accounts without a second factor are not asked', async () => {
  const { token, email } = await signedUp()
  expect((await api.send(checkStepUp, { token })).status).toBe(200)
  expect((await logsIn(email, { code: '123456' })).status).toBe(200)
  expect(await api.send(stepUp, { token, body: { code: '123456' } })).toMatchObject({ status: 404 })
  expect(await api.send(renewRecoveryCodes, { token })).toMatchObject({ status: 404 })
})

test('turning it off needs the password, and the login the password alone afterwards', async () => {
  const { token, email } = await withFactor()
  expect(await api.send(turnOffSecondFactor, { token, body: { password: 'wrong-1' } })).toMatchObject({
    status: 400,
    body: { code: 'WRONG_PASSWORD' },
  })
  expect((await api.send(turnOffSecondFactor, { token, body: { password } })).status).toBe(200)
  expect((await api.send(turnOffSecondFactor, { token, body: { password } })).status).toBe(200)
  expect((await logsIn(email)).status).toBe(200)
  expect((await kindsOf(token)).filter((kind) => kind === 'SECOND_FACTOR_OFF')).toHaveLength(1)
})

test('neither secret nor recovery codes are in the database as plain text', async () => {
  const { id, secret, recoveryCodes } = await withFactor()
  const { rows } = await api.database.pool.query<{ row: string }>(
    `select t::text as row from second_factor t where account_id = $1
     union all select t::text from recovery_code t where account_id = $1`,
    [id],
  )
  expect(rows).toHaveLength(11)
  const stored = rows.map(({ row }) => row).join('\n')
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.slice(5).replace('-', ''))
})
