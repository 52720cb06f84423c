import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmCode, logIn, sendCode, signUp } from '#contract/account.ts'
import { changePassword, withdraw } from '#contract/me.ts'
import { inviteMember } from '#contract/member.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openBrowser } from '../../../tests/sign-in/browser.ts'
import { hashPassword } from './passwords.ts'

let api: TestApi
let person: Awaited<ReturnType<TestApi['person']>>

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '10000', MAIL_CODES_PER_HOUR: '10000' })
})

afterAll(() => api.close())

beforeEach(async () => {
  person = await api.person()
})

const secret = '할머니의 사발 한 개 1'
const forms = {
  NFC: secret.normalize('NFC'),
  NFD: secret.normalize('NFD'),
  'another space': secret.replace(' ', '\u3000'),
}
const named = Object.entries(forms)

const store = (password_hash: string) =>
  api.database.kysely.updateTable('account').set({ password_hash }).where('id', '=', person.id).execute()
const stored = async () => {
  const { rows } = await api.database.pool.query<{ password_hash: string; changed: Date | null }>(
    'select password_hash, password_changed_at as changed from account where id = $1',
    [person.id],
  )
  return rows[0]
}
const tryLogin = async (password: string, email = person.email) =>
  (await api.send(logIn, { body: { email, password } })).status

test.each(named)(
  'a password that was set as %s opens the account however it is written',
  async (_, given) => {
    await store(await hashPassword(given))
    for (const [, form] of named) expect(await tryLogin(form)).toBe(200)
    expect(await tryLogin(`${given} `)).toBe(401)
  },
)

test.each(named)(
  'one that was hashed as %s by an older release opens it, and is hashed anew',
  async (_, given) => {
    const old = await hash(given)
    for (const [, form] of named) {
      await store(old)
      // Spaces were kept as they were: of an older hash, only the usual one is found by every way of writing.
      const isSame = given === forms.NFC || form.normalize('NFC') === given.normalize('NFC')
      expect(await tryLogin(form)).toBe(isSame ? 200 : 401)
      if (!isSame) continue
      const before = await stored()
      for (const [, next] of named) expect(await tryLogin(next)).toBe(200)
      expect((await stored())?.password_hash === old).toBe(given === forms.NFC)
      expect((await stored())?.changed).toEqual(before?.changed)
    }
  },
)

test('the own password is asked for in whatever form', async () => {
  await store(await hash(forms.NFD))
  const { token } = person
  const change = (password: string, newPassword: string) =>
    api.send(changePassword, { token, body: { password, newPassword } })
  expect((await change('다른 사발 1234', '새로운 사발 1234')).status).toBe(400)
  expect((await change(forms.NFC, '새로운 사발 1234'.normalize('NFD'))).status).toBe(200)
  expect(await tryLogin('새로운 사발 1234')).toBe(200)
})

test('a password of 64 letters is taken in parts as well', async () => {
  await store(await hashPassword(secret))
  const long = `${'사'.repeat(63)}1`.normalize('NFD')
  const { token } = person
  const sent = { token, body: { password: secret, newPassword: long } }
  expect((await api.send(changePassword, sent)).status).toBe(200)
  expect(await tryLogin(`${'사'.repeat(63)}1`)).toBe(200)
})

test('an address with a Korean domain signs up, logs in, is invited and withdraws, in letters and in punycode', async () => {
  const letters = 'sabal@온기.한국'
  const ascii = 'sabal@xn--ok0bn86b.xn--3e0b707e'
  const browser = openBrowser(api)
  expect((await browser.send(sendCode, { body: { email: letters, mode: 'SIGNUP' } })).status).toBe(200)
  expect(api.newestMail()).toContain(ascii)
  const code = /^(\d{6})$/m.exec(api.newestMail())?.[1] ?? 'none'
  await browser.send(confirmCode, { body: { email: ascii, mode: 'SIGNUP', code } })
  const body = { email: letters.normalize('NFD'), password: 'ongi-demo-1', fullName: '한결' }
  expect((await browser.send(signUp, { body })).status).toBe(200)
  expect(await tryLogin('ongi-demo-1', letters)).toBe(200)
  expect(await tryLogin('ongi-demo-1', ascii)).toBe(200)
  const again = await api.send(sendCode, { body: { email: ascii, mode: 'SIGNUP' } })
  expect(again.status).toBe((await api.send(sendCode, { body: { email: letters, mode: 'SIGNUP' } })).status)
  const owner = await api.owner()
  const invite = (inviteEmail: string) =>
    api.send(inviteMember, {
      token: owner.token,
      idBrand: owner.idBrand,
      body: { inviteEmail, brandRole: 'BRAND_ROLE_MEMBER' },
    })
  expect((await invite('b@온기.한국')).body).toMatchObject({ inviteEmail: 'b@xn--ok0bn86b.xn--3e0b707e' })
  expect((await invite('b@xn--ok0bn86b.xn--3e0b707e')).body).toMatchObject({ code: 'ALREADY_INVITED' })
  const { body: session } = await api.send(logIn, { body: { email: letters, password: 'ongi-demo-1' } })
  const left = { email: letters, password: 'ongi-demo-1', leaveReason: 'HARD' }
  expect((await api.send(withdraw, { token: String(session.accessToken), body: left })).status).toBe(200)
})

test.each(['이름@ongi.example', 'a@온기', 'a@온기.한국/x'])('%s is no address', async (email) => {
  expect(await api.send(sendCode, { body: { email, mode: 'SIGNUP' } })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_EMAIL' },
  })
})
