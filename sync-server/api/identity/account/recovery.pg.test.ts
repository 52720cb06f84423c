import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIn, logOutEverywhere, resetPassword, restoreDormancy, sendCode } from '#contract/account.ts'
import { readMe } from '#contract/me.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { hashPassword } from '../passwords.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

const password = 'ongi-demo-1'
const newPassword = 'ongi-demo-2'
const wrongCode = { status: 400, body: { code: 'CODE_WRONG', details: [{ field: 'code' }] } }
const expired = { status: 400, body: { code: 'CODE_EXPIRED', details: [{ field: 'code' }] } }

async function signedUp() {
  const person = await api.person()
  await api.database.pool.query('update account set password_hash = $2 where id = $1', [
    person.id,
    await hashPassword(password),
  ])
  return person
}

async function sleep({ id }: { id: number }) {
  await api.database.pool.query(
    `update account set last_login_at = now() - interval '366 days' where id = $1`,
    [id],
  )
}

async function codeFor(email: string, mode: 'PASSWORD' | 'DORMANCY'): Promise<string> {
  await api.send(sendCode, { body: { email, mode } })
  return vi.waitFor(() => {
    const mail = api.newestMail()
    const code = mail.includes(`To: ${email}`) ? /^(\d{6})$/m.exec(mail)?.[1] : undefined
    if (code === undefined) throw new Error('The mail is not here yet.')
    return code
  })
}

const reset = (body: Record<string, string>) => api.send(resetPassword, { body: { newPassword, ...body } })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

test('a mailed code sets a new password once, and ends all sessions with their sockets', async () => {
  const { id, email, token } = await signedUp()
  const code = await codeFor(email, 'PASSWORD')
  expect(await reset({ email: email.toUpperCase(), code, password: newPassword })).toMatchObject({
    status: 200,
  })
  expect(await api.send(logIn, { body: { email, password } })).toMatchObject({ status: 401 })
  expect(await api.send(logIn, { body: { email, password: newPassword } })).toMatchObject({ status: 200 })
  expect(await api.send(readMe, { token })).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  expect(api.revoked).toContainEqual(expect.objectContaining({ idAccount: id, code: 4401 }))
  expect(await reset({ email, code })).toMatchObject(expired)
})

test('five wrong tries end a code; a weak password does not count as one', async () => {
  const { email } = await signedUp()
  const code = await codeFor(email, 'PASSWORD')
  for (let i = 0; i < 4; i += 1) {
    expect(await reset({ email, code: wrongFor(code) })).toMatchObject(wrongCode)
  }
  expect(await reset({ email, code, newPassword: 'short' })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PASSWORD', details: [{ field: 'newPassword' }] },
  })
  expect(await reset({ email, code, password: 'another-1234' })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'password' }] },
  })
  expect(await reset({ email, code: wrongFor(code) })).toMatchObject(wrongCode)
  expect(await reset({ email, code })).toMatchObject(expired)
})

test('of two concurrent resets with one code one succeeds', async () => {
  const { email } = await signedUp()
  const code = await codeFor(email, 'PASSWORD')
  const answers = await Promise.all([reset({ email, code }), reset({ email, code })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('the answer for an e-mail without an account is the same as with one', async () => {
  const { email } = await signedUp()
  await codeFor(email, 'PASSWORD')
  await api.send(sendCode, { body: { email: 'nobody@ongi.example', mode: 'PASSWORD' } })
  const [known, unknown] = [
    await reset({ email, code: '000000' }),
    await reset({ email: 'nobody@ongi.example', code: '000000' }),
  ]
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const [asleep, absent] = [
    await api.send(restoreDormancy, { body: { email, code: '123456' } }),
    await api.send(restoreDormancy, { body: { email: 'nobody@ongi.example', code: '123456' } }),
  ]
  expect([absent.status, absent.body]).toEqual([asleep.status, asleep.body])
})

test('a code of one mode is invalid for another', async () => {
  const person = await signedUp()
  await sleep(person)
  const code = await codeFor(person.email, 'DORMANCY')
  expect(await reset({ email: person.email, code })).toMatchObject(expired)
})

test('after a year an account is dormant; only the right password is told so, and a mailed code restores it', async () => {
  const person = await signedUp()
  const { email } = person
  await sleep(person)
  const enter = (candidate: string) => api.send(logIn, { body: { email, password: candidate } })
  expect(await enter('wrong-1234')).toMatchObject({ status: 401, body: { code: 'WRONG_LOGIN' } })
  expect(await enter(password)).toMatchObject({ status: 409, body: { code: 'DORMANT_USER' } })
  const code = await codeFor(email, 'DORMANCY')
  const restore = (given: string) => api.send(restoreDormancy, { body: { email, code: given } })
  expect(await restore(wrongFor(code))).toMatchObject(wrongCode)
  expect(await restore(code)).toMatchObject({ status: 200 })
  expect(await restore(code)).toMatchObject(expired)
  expect(await enter(password)).toMatchObject({ status: 200 })
})

test('a password reset by a mailed code ends dormancy as well', async () => {
  const person = await signedUp()
  await sleep(person)
  const { email } = person
  await reset({ email, code: await codeFor(email, 'PASSWORD') })
  expect(await api.send(logIn, { body: { email, password: newPassword } })).toMatchObject({ status: 200 })
})

test('an account that is not dormant gets no mail about dormancy', async () => {
  const { email } = await signedUp()
  const before = api.newestMail()
  expect(await api.send(sendCode, { body: { email, mode: 'DORMANCY' } })).toMatchObject({ status: 200 })
  await codeFor(email, 'PASSWORD')
  expect(api.newestMail()).not.toBe(before)
  const { rows } = await api.database.pool.query(`select mode from email_code where email = $1 order by id`, [
    email,
  ])
  expect(rows).toEqual([{ mode: 'DORMANCY' }, { mode: 'PASSWORD' }])
  expect(api.newestMail()).not.toContain('dormancy')
})

test('logging out everywhere ends all sessions and closes all sockets', async () => {
  const { id, email, token } = await signedUp()
  const other = String((await api.send(logIn, { body: { email, password } })).body.accessToken)
  expect(await api.send(logOutEverywhere, { token })).toMatchObject({ status: 200 })
  for (const one of [token, other]) expect((await api.send(readMe, { token: one })).status).toBe(401)
  expect(api.revoked.at(-1)).toMatchObject({ idAccount: id, code: 4401 })
})
