import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askLoginPasskey, logIn } from '#contract/account.ts'
import { pageSecurityEvents } from '#contract/me.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  beginSecondFactor,
  checkStepUp,
  readSecondFactor,
  removePasskey,
  stepUp,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#contract/second-factor.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { Authenticator } from '../../../../tests/support/authenticator.ts'
import { hashPassword } from '../passwords.ts'

let api: TestApi
let passwordHash: string
let origin: string

const password = 'ongi-demo-1'

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' })
  passwordHash = await hashPassword(password)
  origin = new URL(api.environment.publicUrl).origin
})

afterAll(() => api.close())

const wrong = { status: 400, body: { code: 'CODE_WRONG' } }
const expired = { status: 400, body: { code: 'CODE_EXPIRED' } }

/** The same with another character in its middle. */
const damaged = (ticket: string) =>
  ticket.replace(/^(.{20})(.)/, (_, before, at) => `${before}${at === 'A' ? 'B' : 'A'}`)

async function withFactor() {
  const person = await api.person()
  const { token } = person
  await api.database.pool.query('update account set password_hash = $2 where id = $1', [
    person.id,
    passwordHash,
  ])
  const { body } = await api.send(beginSecondFactor, { token, body: { password } })
  const code = new TOTP({ secret: Secret.fromBase32(String(body.secret)) }).generate()
  expect((await api.send(turnOnSecondFactor, { token, body: { ticket: body.ticket, code } })).status).toBe(
    200,
  )
  return person
}

async function withPasskey(authenticator = new Authenticator(origin)) {
  const person = await withFactor()
  const { token } = person
  const { body } = await api.send(beginPasskey, { token })
  const credential = authenticator.make(body.options as Record<string, unknown>)
  const added = await api.send(addPasskey, { token, body: { ticket: body.ticket, credential } })
  expect(added.status).toBe(200)
  return { ...person, authenticator }
}

interface PasskeyChallenge {
  readonly options: Record<string, unknown>
  readonly ticket: string
}

async function askedToLogIn(email: string): Promise<PasskeyChallenge> {
  const answer = await api.send(askLoginPasskey, { body: { email, password } })
  expect(answer.status).toBe(200)
  return answer.body as unknown as PasskeyChallenge
}

const logsIn = (email: string, passkey?: object) => api.send(logIn, { body: { email, password, passkey } })

test('a login says how many passkeys there are, and one of them replaces the code, once', async () => {
  const { email, authenticator, token } = await withPasskey()
  expect(await logsIn(email)).toMatchObject({
    status: 403,
    body: {
      code: 'SECOND_STEP_NEEDED',
      details: [{ field: 'code', code: 'SECOND_STEP_NEEDED', words: { passkeys: 1 } }],
    },
  })
  const { options, ticket } = await askedToLogIn(email)
  expect(options).toMatchObject({ allowCredentials: [{ id: authenticator.id, transports: ['internal'] }] })
  const proof = { ticket, credential: authenticator.prove(options) }
  const first = await logsIn(email, proof)
  expect(first.status).toBe(200)
  expect((await api.send(checkStepUp, { token: String(first.body.accessToken) })).status).toBe(200)
  expect(await logsIn(email, proof)).toMatchObject(wrong)
  expect(await logsIn(email, { ticket, credential: authenticator.prove(options) })).toMatchObject(wrong)
  const { body } = await api.send(readSecondFactor, { token })
  expect(body.passkeys).toEqual([
    {
      idPasskey: expect.any(Number),
      device: null,
      addedAt: expect.any(String),
      lastUsedAt: expect.stringMatching(/^20/),
    },
  ])
  const events = await api.send(pageSecurityEvents, { token, query: { size: 10 } })
  expect(events.body).toMatchObject({
    _embedded: {
      events: expect.arrayContaining([expect.objectContaining({ kind: 'SECOND_STEP_FAILED', times: 2 })]),
    },
  })
})

test('of many logins with one answer at once one succeeds', async () => {
  const { email, authenticator } = await withPasskey()
  const { options, ticket } = await askedToLogIn(email)
  const proof = { ticket, credential: authenticator.prove(options) }
  const answers = await Promise.all(Array.from({ length: 6 }, () => logsIn(email, proof)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('answers of another page, key, account or challenge are refused', async () => {
  const one = await withPasskey()
  const two = await withPasskey()
  const asked = await askedToLogIn(one.email)
  const { ticket, options } = asked
  const elsewhere = new Authenticator('https://saegim.example.evil')
  expect(await logsIn(one.email, { ticket, credential: two.authenticator.prove(options) })).toMatchObject(
    wrong,
  )
  expect(
    await logsIn(one.email, {
      ticket,
      credential: { ...elsewhere.prove(options), id: one.authenticator.id },
    }),
  ).toMatchObject(wrong)
  expect(
    await logsIn(one.email, {
      ticket,
      credential: one.authenticator.prove({ ...options, rpId: 'evil.example' }),
    }),
  ).toMatchObject(wrong)
  expect(
    await logsIn(one.email, {
      ticket,
      credential: one.authenticator.prove({ ...options, challenge: 'AAAA' }),
    }),
  ).toMatchObject(wrong)
  const credential = one.authenticator.prove(options)
  expect(await logsIn(two.email, { ticket, credential })).toMatchObject(expired)
  expect(await logsIn(one.email, { ticket: damaged(ticket), credential })).toMatchObject({
    status: 400,
  })
  expect((await logsIn(one.email, { ticket, credential })).status).toBe(200)
  expect(await api.send(askLoginPasskey, { body: { email: one.email, password: 'wrong-1' } })).toMatchObject({
    status: 401,
    body: { code: 'WRONG_LOGIN' },
  })
})

test('a passkey is added by the page of the account alone, once, and ten at most', async () => {
  const { token, authenticator } = await withPasskey()
  const begin = async () => (await api.send(beginPasskey, { token })).body as unknown as PasskeyChallenge
  const again = await begin()
  expect(again.options).toMatchObject({ excludeCredentials: [{ id: authenticator.id }] })
  expect(
    await api.send(addPasskey, {
      token,
      body: { ticket: again.ticket, credential: authenticator.make(again.options) },
    }),
  ).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  const elsewhere = new Authenticator('https://saegim.example.evil').make(again.options)
  expect(
    await api.send(addPasskey, { token, body: { ticket: again.ticket, credential: elsewhere } }),
  ).toMatchObject(wrong)
  const asked = await api.send(askPasskey, { token })
  const other = new Authenticator(origin)
  expect(
    await api.send(addPasskey, {
      token,
      body: { ticket: asked.body.ticket, credential: other.make(again.options) },
    }),
  ).toMatchObject(expired)
  for (let count = 1; count < 10; count += 1) {
    const { ticket, options } = await begin()
    const credential = new Authenticator(origin).make(options)
    expect((await api.send(addPasskey, { token, body: { ticket, credential } })).status).toBe(200)
  }
  expect(await api.send(beginPasskey, { token })).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_EXCEEDED' },
  })
  const late = new Authenticator(origin).make(again.options)
  expect(
    await api.send(addPasskey, { token, body: { ticket: again.ticket, credential: late } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_EXCEEDED' },
  })
})

test('a passkey steps a session up; without a recent one none is added or removed', async () => {
  const { token, authenticator } = await withPasskey()
  await api.database.pool.query(`update session set stepped_up_at = stepped_up_at - interval '11 minutes'`)
  const needed = { status: 403, body: { code: 'SECOND_STEP_NEEDED', details: [{ words: { passkeys: 1 } }] } }
  expect(await api.send(beginPasskey, { token })).toMatchObject(needed)
  expect(await api.send(removePasskey, { token, params: { id: 1 } })).toMatchObject(needed)
  const { body } = await api.send(askPasskey, { token })
  const credential = authenticator.prove(body.options as Record<string, unknown>)
  expect(await api.send(stepUp, { token, body: {} })).toMatchObject(wrong)
  expect(
    await api.send(stepUp, { token, body: { passkey: { ticket: body.ticket, credential } } }),
  ).toMatchObject({ status: 200 })
  expect((await api.send(beginPasskey, { token })).status).toBe(200)
})

test('a removed passkey is of no use, and all go with the second factor', async () => {
  const { email, authenticator, token } = await withPasskey()
  const asked = await askedToLogIn(email)
  const { body } = await api.send(readSecondFactor, { token })
  const [{ idPasskey } = { idPasskey: 0 }] = body.passkeys as { idPasskey: number }[]
  const stranger = await withPasskey()
  expect(await api.send(removePasskey, { token: stranger.token, params: { id: idPasskey } })).toMatchObject({
    status: 404,
  })
  expect((await api.send(removePasskey, { token, params: { id: idPasskey } })).status).toBe(200)
  expect(await api.send(removePasskey, { token, params: { id: idPasskey } })).toMatchObject({ status: 404 })
  expect(
    await logsIn(email, { ticket: asked.ticket, credential: authenticator.prove(asked.options) }),
  ).toMatchObject(wrong)
  expect(await api.send(askLoginPasskey, { body: { email, password } })).toMatchObject({ status: 404 })
  expect(await api.send(askPasskey, { token })).toMatchObject({ status: 404 })
  expect((await api.send(turnOffSecondFactor, { token: stranger.token, body: { password } })).status).toBe(
    200,
  )
  const { rows } = await api.database.pool.query('select 1 from passkey where account_id = $1', [stranger.id])
  expect(rows).toEqual([])
})

test('an account without a second factor has no passkeys', async () => {
  const { token } = await api.person()
  expect(await api.send(beginPasskey, { token })).toMatchObject({ status: 404 })
})
