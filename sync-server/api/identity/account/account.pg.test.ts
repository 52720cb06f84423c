import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEmail, confirmCode, logIn, logOut, resetPassword, sendCode, signUp } from '#contract/account.ts'
import { changePassword, readMe } from '#contract/me.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

const password = 'ongi-demo-1'
const codeIn = (mail: string) => /^(\d{6})$/m.exec(mail)?.[1] ?? 'none'

async function confirmed(email: string) {
  await api.send(sendCode, { body: { email, mode: 'SIGNUP' } })
  const code = codeIn(api.newestMail())
  return api.send(confirmCode, { body: { email, code, mode: 'SIGNUP' } })
}

async function signedUp(email: string) {
  await confirmed(email)
  return api.send(signUp, { body: { email, password, fullName: '한결' } })
}

test('a person signs up with the mailed code, and signs in with the password', async () => {
  const email = 'Han.Gyeol@ongi.example'
  expect(await api.send(checkEmail, { query: { email } })).toMatchObject({
    status: 200,
    body: { valid: true },
  })
  const sent = await api.send(sendCode, { body: { email, mode: 'SIGNUP' } })
  expect(sent).toMatchObject({ status: 200, body: { minutes: 10 } })
  const code = codeIn(api.newestMail())
  expect(await api.send(confirmCode, { body: { email, code, mode: 'SIGNUP' } })).toMatchObject({
    status: 200,
  })
  const termsAgree = { taService: true, taPrivacy: true, emailRcv: true }
  const account = await api.send(signUp, { body: { email, password, fullName: ' 한결 ', termsAgree } })
  expect(account).toMatchObject({ status: 200, body: { email, fullName: '한결', image: null } })
  const token = String(account.body.accessToken)
  expect(await api.send(readMe, { token })).toMatchObject({ body: { email, locale: 'ko' } })

  const again = await api.send(logIn, { body: { email: email.toLowerCase(), password } })
  expect(again).toMatchObject({ status: 200, body: { email } })
  expect(again.body.accessToken).not.toBe(token)

  const agreed = await api.database.kysely
    .selectFrom('terms_agreement')
    .select(['type', 'agreed'])
    .orderBy('type')
    .execute()
  expect(agreed).toEqual([
    { type: 'MARKETING', agreed: true },
    { type: 'PRIVACY', agreed: true },
    { type: 'TERM', agreed: true },
  ])
})

test('passwords, tokens and codes are not stored in plain text', async () => {
  const email = 'secret@ongi.example'
  await api.send(sendCode, { body: { email, mode: 'SIGNUP' } })
  const code = codeIn(api.newestMail())
  await api.send(confirmCode, { body: { email, code, mode: 'SIGNUP' } })
  const account = await api.send(signUp, { body: { email, password, fullName: '비밀' } })
  const token = String(account.body.accessToken)
  const { rows } = await api.database.pool.query<{ row: string }>(
    `select row_to_json(t)::text as row from account t union all
     select row_to_json(t)::text from session t union all select row_to_json(t)::text from email_code t`,
  )
  const stored = rows.map(({ row }) => row).join('\n')
  expect(stored).toContain('$argon2id$')
  for (const secret of [password, token, Buffer.from(token).toString('hex'), `"${code}"`]) {
    expect(stored).not.toContain(secret)
  }
})

test('the mail is in the language of the caller', async () => {
  const body = { email: 'reader@ongi.example', mode: 'SIGNUP' }
  await api.send(sendCode, { body, headers: { 'accept-language': 'en-US,en;q=0.9' } })
  expect(api.newestMail()).toMatch(/<html lang=(3D)?"en"/)
})

test('signing up needs a confirmed code', async () => {
  const body = { email: 'eager@ongi.example', password, fullName: '성급' }
  expect(await api.send(signUp, { body })).toMatchObject({ status: 400, body: { code: 'CERT_NEEDED' } })
})

test('a confirmation is valid for thirty minutes and one account', async () => {
  const email = 'late@ongi.example'
  await confirmed(email)
  await api.database.pool.query(
    `update email_code set confirmed_at = now() - interval '31 minutes' where email = $1`,
    [email],
  )
  const body = { email, password, fullName: '늦음' }
  expect(await api.send(signUp, { body })).toMatchObject({ body: { code: 'CERT_NEEDED' } })
  expect(await signedUp(email)).toMatchObject({ status: 200 })
  await api.database.pool.query(`delete from account where email = $1`, [email])
  expect(await api.send(signUp, { body })).toMatchObject({ body: { code: 'CERT_NEEDED' } })
})

test('a code is valid for five wrong tries and ten minutes', async () => {
  const email = 'guess@ongi.example'
  await api.send(sendCode, { body: { email, mode: 'SIGNUP' } })
  const code = codeIn(api.newestMail())
  const wrong = code === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i += 1) {
    const answer = await api.send(confirmCode, { body: { email, code: wrong, mode: 'SIGNUP' } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'CODE_WRONG', details: [{ field: 'code' }] } })
  }
  const tooOften = await api.send(confirmCode, { body: { email, code, mode: 'SIGNUP' } })
  expect(tooOften.body.code).toBe('CODE_EXPIRED')

  const slow = 'slow@ongi.example'
  await api.send(sendCode, { body: { email: slow, mode: 'SIGNUP' } })
  const slowCode = codeIn(api.newestMail())
  await api.database.pool.query(`update email_code set expires_at = now() where email = $1`, [slow])
  const tooLate = await api.send(confirmCode, { body: { email: slow, code: slowCode, mode: 'SIGNUP' } })
  expect(tooLate.body.code).toBe('CODE_EXPIRED')
})

test('a taken, withdrawn or invalid e-mail has its own error', async () => {
  await signedUp('taken@ongi.example')
  await signedUp('gone@ongi.example')
  await api.database.pool.query(`update account set withdrawn_at = now() where email = 'gone@ongi.example'`)
  const check = (email: string) => api.send(checkEmail, { query: { email } })
  expect(await check('TAKEN@ongi.example')).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_EXIST_USER' },
  })
  expect(await check('gone@ongi.example')).toMatchObject({ status: 409, body: { code: 'LEAVED_USER' } })
  expect(await check('ongi')).toMatchObject({ status: 400, body: { code: 'INVALID_EMAIL' } })
  const login = await api.send(logIn, { body: { email: 'gone@ongi.example', password } })
  expect(login.body.code).toBe('LEAVED_USER')
})

test('a wrong password and an unknown e-mail have the same answer', async () => {
  await signedUp('login@ongi.example')
  const wrong = await api.send(logIn, { body: { email: 'login@ongi.example', password: 'wrong-1234' } })
  const unknown = await api.send(logIn, { body: { email: 'unknown@ongi.example', password } })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'WRONG_LOGIN' } })
  expect(unknown.body).toEqual(wrong.body)
})

test('a password needs letters, digits and eight characters; the terms have to be agreed to', async () => {
  const body = { email: 'weak@ongi.example', password: 'abcdefgh', fullName: '약함' }
  expect(await api.send(signUp, { body })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PASSWORD', details: [{ field: 'password' }] },
  })
  const termsAgree = { taService: true, taPrivacy: false }
  const answer = await api.send(signUp, { body: { ...body, password, termsAgree } })
  expect(answer.body.code).toBe('TERMS_NEEDED')
})

test('a password is compared unchanged, up to 64 characters', async () => {
  const email = 'long@ongi.example'
  const long = `1${' 도자기 Aa'.repeat(9)}`
  expect(long).toHaveLength(64)
  await confirmed(email)
  const signedUpWith = await api.send(signUp, { body: { email, password: long, fullName: '길게' } })
  expect(signedUpWith).toMatchObject({ status: 200 })
  const enter = (candidate: string) => api.send(logIn, { body: { email, password: candidate } })
  for (const other of [long.toLowerCase(), `${long} `, long.slice(0, -1)]) {
    expect(await enter(other)).toMatchObject({ status: 401 })
  }
  expect(await enter(long)).toMatchObject({ status: 200 })
})

test('an easy password is refused, except with a local PUBLIC_URL', async () => {
  const body = { email: 'first@ongi.example', fullName: '한결' }
  const open = await openTestApi({ PUBLIC_URL: 'https://saegim.example' })
  try {
    for (const easy of ['qwer1234', 'Password1!', 'saegim2026', 'first1234']) {
      const sent = { body: { ...body, password: easy } }
      expect(await open.send(signUp, sent)).toMatchObject({
        status: 400,
        body: { code: 'EASY_PASSWORD', details: [{ field: 'password' }] },
      })
      expect(await api.send(signUp, sent)).toMatchObject({ body: { code: 'CERT_NEEDED' } })
    }
    const reset = { email: body.email, code: '000000', newPassword: 'qwer1234' }
    expect(await open.send(resetPassword, { body: reset })).toMatchObject({ body: { code: 'EASY_PASSWORD' } })
    const { token } = await open.person('박서준')
    const change = { password: '', newPassword: '박서준19881' }
    expect(await open.send(changePassword, { token, body: change })).toMatchObject({
      body: { code: 'EASY_PASSWORD' },
    })
  } finally {
    await open.close()
  }
})

test('a reset code is mailed only to existing accounts, and the answer is the same', async () => {
  const { email } = await api.person()
  const before = api.newestMail()
  const unknown = await api.send(sendCode, { body: { email: 'nobody@ongi.example', mode: 'PASSWORD' } })
  expect(api.newestMail()).toBe(before)
  const known = await api.send(sendCode, { body: { email, mode: 'PASSWORD' } })
  expect(known.body).toEqual(unknown.body)
  await expect.poll(() => api.newestMail()).toContain(email)
})

test('logging out ends the session and closes its sockets', async () => {
  const { token } = await api.person()
  expect((await api.send(logOut, { token })).status).toBe(200)
  expect(await api.send(readMe, { token })).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  expect(api.revoked.at(-1)).toMatchObject({ code: 4401, tokenHash: expect.any(Buffer) })
})

test('an expired session is answered with TOKEN_EXPIRED', async () => {
  const { token, id } = await api.person()
  await api.database.pool.query(`update session set expires_at = now() where account_id = $1`, [id])
  expect(await api.send(readMe, { token })).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } })
})
