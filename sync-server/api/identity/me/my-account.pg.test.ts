import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEmail, logIn } from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import { changePassword, closeDevice, listDevices, readMe, subscribeEmail, withdraw } from '#contract/me.ts'
import { inviteMember, pageMembers } from '#contract/member.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSession } from '#server/http/tokens.ts'
import { hashPassword } from '../passwords.ts'
import { forgetWithdrawn } from '../withdrawn-accounts.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

const password = 'ongi-demo-1'

async function signedUp() {
  const person = await api.person()
  await api.database.pool.query('update account set password_hash = $2 where id = $1', [
    person.id,
    await hashPassword(password),
  ])
  return person
}

const leave = ({ token, email }: { token: string; email: string }, given: object = {}) =>
  api.send(withdraw, { token, body: { email, password, leaveReason: 'PRICE', ...given } })

test('a new password needs the current one, and ends all other sessions', async () => {
  const { id, email, token } = await signedUp()
  const other = await openSession(api.database.kysely, id, 'another device')
  const change = (body: object) => api.send(changePassword, { token, body })
  expect(await change({ password: 'wrong-1234', newPassword: 'ongi-demo-2' })).toMatchObject({
    status: 400,
    body: { code: 'WRONG_PASSWORD', details: [{ field: 'password' }] },
  })
  expect(await change({ password, newPassword: 'weak' })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PASSWORD', details: [{ field: 'newPassword' }] },
  })
  const before = api.revoked.length
  expect(await change({ password, newPassword: 'ongi-demo-2' })).toMatchObject({ status: 200 })
  expect((await api.send(readMe, { token })).status).toBe(200)
  expect((await api.send(readMe, { token: other })).status).toBe(401)
  expect(api.revoked.slice(before)).toEqual([
    expect.objectContaining({ code: 4401, tokenHash: expect.any(Buffer) }),
  ])
  expect((await api.send(logIn, { body: { email, password: 'ongi-demo-2' } })).status).toBe(200)
})

test('tries at the password with a valid token are limited', async () => {
  const limited = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '3' })
  try {
    const { token } = await limited.person()
    const guess = (email: string) =>
      limited.send(withdraw, { token, body: { email, password: 'guess-1234', leaveReason: 'OTHER' } })
    for (let i = 0; i < 3; i += 1) expect((await guess(`${i}@ongi.example`)).status).toBe(400)
    expect(await guess('4@ongi.example')).toMatchObject({ status: 429 })
  } finally {
    await limited.close()
  }
})

test('an account without a password cannot change it', async () => {
  const { token } = await api.person()
  const body = { password: '', newPassword: 'ongi-demo-2' }
  expect(await api.send(changePassword, { token, body })).toMatchObject({ body: { code: 'WRONG_PASSWORD' } })
})

test('the consent to advertising has a date, which only changes with the answer', async () => {
  const { token } = await api.person()
  const say = (active: boolean) => api.send(subscribeEmail, { token, body: { active } })
  const yes = await say(true)
  expect(yes.body).toEqual({ active: true, changedAt: expect.any(String) })
  expect((await say(true)).body).toEqual(yes.body)
  expect((await api.send(readMe, { token })).body.emailConsent).toBe(true)
  expect((await say(false)).body.active).toBe(false)
})

test('sessions are listed with device names, and one can be ended with its sockets', async () => {
  const { id, token } = await api.person()
  const phone = await openSession(
    api.database.kysely,
    id,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  )
  const list = async () => {
    const { body, text } = await api.send(listDevices, { token })
    expect(text).not.toContain(token)
    const { _embedded } = body as {
      _embedded: { devices: { idDevice: number; name: string; isThisOne: boolean }[] }
    }
    return _embedded.devices
  }
  const [first, second] = await list()
  expect([first, second].map((device) => [device?.name, device?.isThisOne])).toEqual([
    ['Safari · iPhone', false],
    [null, true],
  ])
  const stranger = await api.person()
  const close = (by: string) => api.send(closeDevice, { token: by, params: { id: first?.idDevice ?? 0 } })
  expect(await close(stranger.token)).toMatchObject({ status: 404 })
  expect((await api.send(readMe, { token: phone })).status).toBe(200)
  expect(await close(token)).toMatchObject({ status: 200 })
  expect((await api.send(readMe, { token: phone })).status).toBe(401)
  expect(api.revoked.at(-1)).toMatchObject({ code: 4401, tokenHash: expect.any(Buffer) })
  expect(await list()).toHaveLength(1)
})

test("a withdrawal needs the account's e-mail, the password and a known reason", async () => {
  const me = await signedUp()
  expect(await leave(me, { email: 'other@ongi.example' })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'email' }] },
  })
  expect(await leave(me, { password: 'wrong-1234' })).toMatchObject({ body: { code: 'WRONG_PASSWORD' } })
  expect(await leave(me, { leaveReason: 'BORED' })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'leaveReason' }] },
  })
  expect((await api.send(readMe, me)).status).toBe(200)
})

test("a withdrawal ends all sessions, deletes the account's own brand, and keeps its e-mail unavailable", async () => {
  const me = await signedUp()
  const idBrand = await api.brand(me.id)
  expect(await leave(me)).toMatchObject({ status: 200 })
  expect((await api.send(readMe, me)).status).toBe(401)
  const revoked = api.revoked.slice(-2)
  expect(revoked).toContainEqual(expect.objectContaining({ idAccount: me.id, code: 4401 }))
  expect(revoked).toContainEqual(expect.objectContaining({ idBrand, code: 4404 }))
  const leaved = { status: 409, body: { code: 'LEAVED_USER' } }
  expect(await api.send(logIn, { body: { email: me.email, password } })).toMatchObject(leaved)
  expect(await api.send(checkEmail, { query: { email: me.email } })).toMatchObject(leaved)
  const service = { token: api.environment.serviceToken, idBrand }
  expect(await api.send(readBrand, service)).toMatchObject({ status: 404 })
})

test('days after a withdrawal no personal data is left, and for a year the e-mail is recognised', async () => {
  const me = await signedUp()
  expect(await leave(me)).toMatchObject({ status: 200 })
  const { pool, kysely } = api.database
  await pool.query(
    `insert into campaign_application (campaign, account_id, answers, due_on) values ('test', $1, '{}', '2025-11-06')`,
    [me.id],
  )
  await pool.query(
    `insert into support_ticket (client_key, account_id, topic, name, email, language, text)
     values (gen_random_uuid(), $1, 'USE', '한결', $2, 'ko', '어떻게 쓰나요?')`,
    [me.id, me.email],
  )
  await pool.query(`insert into brand_quest (account_id, answers) values ($1, '{"name": "한결"}')`, [me.id])
  const forget = () => forgetWithdrawn(kysely, api.services.storage, api.services.keys)
  const rowOf = async () =>
    JSON.stringify((await pool.query('select a::text from account a where id = $1', [me.id])).rows)
  await forget()
  expect(await rowOf()).toContain(me.email)
  await pool.query(`update account set withdrawn_at = now() - interval '4 days' where id = $1`, [me.id])
  await forget()
  expect((await pool.query('select 1 from campaign_application')).rows).toEqual([])
  expect((await pool.query('select 1 from brand_quest')).rows).toEqual([])
  // Kept as long as the law wants it.
  expect((await pool.query('select account_id from support_ticket')).rows).toEqual([{ account_id: null }])
  expect(await rowOf()).not.toMatch(new RegExp(`${me.email}|한결|argon2`))
  expect((await api.send(logIn, { body: { email: me.email, password } })).body.code).toBe('WRONG_LOGIN')
  const ask = () => api.send(checkEmail, { query: { email: me.email.toUpperCase() } })
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'LEAVED_USER' } })
  await pool.query(`update left_login set created_at = now() - interval '366 days'`)
  expect((await ask()).status).toBe(200)
  await forget()
  expect((await pool.query('select 1 from left_login')).rows).toEqual([])
})

test('an owner with a paid plan or a team cannot withdraw', async () => {
  const me = await signedUp()
  const idBrand = await api.brand(me.id)
  const plan = (key: string) =>
    api.database.pool.query('update brand set plan = $2 where id = $1', [idBrand, key])
  await plan('BASIC')
  expect(await leave(me)).toMatchObject({ status: 409, body: { code: 'CANCEL_FIRST' } })
  await plan('FREE')
  const other = await signedUp()
  await api.join(idBrand, other.id, 'BRAND_ROLE_MEMBER')
  expect(await leave(me)).toMatchObject({ status: 409, body: { code: 'OWNER_STAYS' } })
  expect((await api.send(readMe, me)).status).toBe(200)
  expect(await leave(other)).toMatchObject({ status: 200 })
  expect(await leave(me)).toMatchObject({ status: 200 })
})

test('an owner whose plan was cancelled withdraws, also before it has ended', async () => {
  const me = await signedUp()
  const idBrand = await api.brand(me.id)
  const { pool } = api.database
  const change = (set: string) => pool.query(`update subscription set ${set} where brand_id = $1`, [idBrand])
  await pool.query(
    `insert into subscription (brand_id, phase, plan_key, period_type, anchor, period_start, period_end, renew_price)
     values ($1, 'ACTIVE', 'BASIC', 'MONTHLY', '2026-11-01', '2026-11-01', '2026-12-01', 29900)`,
    [idBrand],
  )
  const refused = { status: 409, body: { code: 'CANCEL_FIRST' } }
  expect(await leave(me)).toMatchObject(refused)
  await change(`phase = 'PAST_DUE', cancel_at_end = true`)
  expect(await leave(me)).toMatchObject(refused)
  await change(`phase = 'ACTIVE'`)
  expect(await leave(me)).toMatchObject({ status: 200 })
})

test('a withdrawal deletes memberships and invitations', async () => {
  const [owner, me] = [await api.person(), await signedUp()]
  const [one, two] = [await api.brand(owner.id), await api.brand(owner.id)]
  await api.join(one, me.id, 'BRAND_ROLE_ADMIN')
  const body = { inviteEmail: me.email, brandRole: 'BRAND_ROLE_MEMBER' }
  expect((await api.send(inviteMember, { token: owner.token, idBrand: two, body })).status).toBe(200)
  await leave(me)
  for (const idBrand of [one, two]) {
    const page = await api.send(pageMembers, { token: owner.token, idBrand })
    expect(page.body).toMatchObject({ _embedded: { members: [{ idAccount: owner.id }] } })
  }
})
