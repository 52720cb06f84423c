import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  acceptInvitation,
  countMembers,
  declineInvitation,
  inviteMember,
  listInvitations,
  readInvitation,
  readMember,
  reinviteMember,
  removeMember,
} from '#contract/member.ts'
import { forgetWithdrawn } from '../identity/withdrawn-accounts.ts'
import { openTestTeam, type TestTeam } from './test-team.ts'

let api: TestTeam

beforeAll(async () => {
  api = await openTestTeam()
})

afterAll(() => api.close())

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

/** A team, an invited person and the invitation. */
async function invited() {
  const { idBrand, owner } = await api.team()
  const guest = await api.person('박서준')
  const at = { token: owner.token, idBrand }
  const { id } = await api.invite(at, guest.email)
  return { at, idBrand, owner, guest, id, token: await api.tokenFor(guest.email) }
}

test('an invitation is mailed, shown by its link, and accepted by the account with its e-mail', async () => {
  const { at, idBrand, guest, id, token } = await invited()
  const shown = await api.send(readInvitation, { body: { token } })
  expect(shown).toMatchObject({
    status: 200,
    body: {
      idBrandMember: id,
      brandName: '온기',
      brandRole: 'BRAND_ROLE_MEMBER',
      inviter: '한결',
      inviteEmail: guest.email,
      hasAccount: true,
    },
  })
  const received = await api.send(listInvitations, { token: guest.token })
  expect(received.body).toMatchObject({ _embedded: { invitations: [{ idBrandMember: id }] } })

  const accepted = await api.send(acceptInvitation, { token: guest.token, params: { id }, body: { token } })
  expect(accepted).toMatchObject({ status: 200, body: { idBrand, member: { state: 'JOINED' } } })
  const member = await api.send(readMember, { ...at, params: { id } })
  expect(member.body).toMatchObject({ fullName: '박서준', email: guest.email, inviter: '한결' })
})

test('a withdrawn inviter is null, not an empty name', async () => {
  const { at, owner, guest, id, token } = await invited()
  const { pool } = api.database
  await pool.query(`update account set withdrawn_at = '2020-01-01' where id = $1`, [owner.id])
  await forgetWithdrawn(api.database.kysely, api.services.storage, api.services.keys)
  const anonymous = { status: 200, body: { idBrandMember: id, inviter: null } }
  expect(await api.send(readInvitation, { body: { token } })).toMatchObject(anonymous)
  const admin = await api.person('이지우')
  await api.join(at.idBrand, admin.id, 'BRAND_ROLE_ADMIN')
  const shown = await api.send(readMember, { token: admin.token, idBrand: at.idBrand, params: { id } })
  expect(shown).toMatchObject(anonymous)
  expect((await api.send(listInvitations, { token: guest.token })).body).toMatchObject({
    _embedded: { invitations: [{ inviter: null }] },
  })
})

test('a link works once; accepting again by the same account returns the same answer', async () => {
  const { guest, id, token } = await invited()
  const accept = () => api.send(acceptInvitation, { token: guest.token, params: { id }, body: { token } })
  const first = await accept()
  expect(await accept()).toMatchObject({ status: 200, body: first.body })
  const used = { status: 409, body: { code: 'INVITATION_USED' } }
  expect(await api.send(readInvitation, { body: { token } })).toMatchObject(used)
  const other = await api.person()
  const theirs = await api.send(acceptInvitation, { token: other.token, params: { id }, body: { token } })
  expect(theirs).toMatchObject(notFound)
})

test("another account gets an error with the link's token, and NOT_FOUND without it", async () => {
  const { id, token } = await invited()
  const other = await api.person()
  const accept = (body: object) => api.send(acceptInvitation, { token: other.token, params: { id }, body })
  expect(await accept({ token })).toMatchObject({ status: 403, body: { code: 'INVITATION_OF_ANOTHER' } })
  expect(await accept({})).toMatchObject(notFound)
  expect(await accept({ token: 'a-guess' })).toMatchObject(notFound)
  expect(await api.send(declineInvitation, { token: other.token, params: { id } })).toMatchObject(notFound)
  expect(await api.send(readInvitation, { body: { token: 'a-guess' } })).toMatchObject(notFound)
})

test('only the hash of the token is stored', async () => {
  const { id, token } = await invited()
  const { rows } = await api.database.pool.query<{ row: string }>(
    'select row_to_json(m)::text as row from brand_member m where id = $1',
    [id],
  )
  expect(rows[0]?.row).not.toContain(token)
  expect(rows[0]?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

test('an invitation expires after fourteen days, and can be sent again with a new link', async () => {
  const { at, guest, id, token } = await invited()
  const until = Date.parse(String((await api.send(readMember, { ...at, params: { id } })).body.expiresAt))
  expect(Math.round((until - Date.now()) / 86_400_000)).toBe(14)
  await api.age(id, `invite_expires_at = now(), invited_at = now() - interval '14 days'`)
  const expired = { status: 409, body: { code: 'INVITATION_EXPIRED' } }
  const accept = (body: object) => api.send(acceptInvitation, { token: guest.token, params: { id }, body })
  expect(await api.send(readInvitation, { body: { token } })).toMatchObject(expired)
  expect(await accept({ token })).toMatchObject(expired)
  expect((await api.send(listInvitations, { token: guest.token })).body).toMatchObject({
    _embedded: { invitations: [] },
  })

  const renewed = await api.send(reinviteMember, { ...at, params: { id } })
  expect(renewed).toMatchObject({ status: 200, body: { idBrandMember: id, state: 'INVITED' } })
  const fresh = await api.tokenFor(guest.email, '다시')
  expect(fresh).not.toBe(token)
  expect(await api.send(readInvitation, { body: { token } })).toMatchObject(notFound)
  expect(await accept({ token: fresh })).toMatchObject({ status: 200 })
})

test('an e-mail is invited once, and a member not at all', async () => {
  const { at, guest, id } = await invited()
  const again = await api.invite(at, guest.email.toUpperCase())
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_INVITED', details: [{ field: 'inviteEmail' }] },
  })
  await api.send(acceptInvitation, { token: guest.token, params: { id }, body: {} })
  const inside = { status: 409, body: { code: 'ALREADY_MEMBER' } }
  expect(await api.invite(at, guest.email)).toMatchObject(inside)
  expect(await api.send(reinviteMember, { ...at, params: { id } })).toMatchObject(inside)
})

test('of two concurrent invitations of one e-mail one is created', async () => {
  const { idBrand, owner } = await api.team()
  const at = { token: owner.token, idBrand }
  const answers = await Promise.all([1, 2, 3].map(() => api.invite(at, 'twice@ongi.example')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('an invitation can be sent again after a minute, not at once', async () => {
  const { at, id } = await invited()
  expect(await api.send(reinviteMember, { ...at, params: { id } })).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  })
})

test('after the plan has ended no invitation is made or repeated until another one is chosen', async () => {
  const owner = await api.person('한결')
  const idBrand = await api.brand(owner.id)
  const at = { token: owner.token, idBrand }
  const { id } = await api.invite(at, (await api.person()).email)
  await api.database.pool.query(
    `insert into subscription (brand_id, phase, plan_key) values ($1, 'EXPIRED', 'BASIC')
     on conflict (brand_id) do update set phase = 'EXPIRED'`,
    [idBrand],
  )
  expect(await api.send(countMembers, at)).toMatchObject({ body: { hasPlanEnded: true } })
  const ended = {
    status: 409,
    body: { code: 'NO_MORE_MEMBERS', message: expect.stringContaining('구독이 끝나서') },
  }
  expect(await api.send(reinviteMember, { ...at, params: { id } })).toMatchObject(ended)
  const body = { inviteEmail: 'again@ongi.example', brandRole: 'BRAND_ROLE_MEMBER' }
  expect(await api.send(inviteMember, { ...at, body })).toMatchObject(ended)
  await api.database.pool.query("update subscription set phase = 'FREE' where brand_id = $1", [idBrand])
  expect(await api.send(countMembers, at)).toMatchObject({ body: { hasPlanEnded: false } })
})

test("members and open invitations take the plan's seats, and joining needs one as well", async () => {
  const owner = await api.person('한결')
  const idBrand = await api.brand(owner.id)
  const at = { token: owner.token, idBrand }
  const [first, second] = [await api.person(), await api.person()]
  const { id } = await api.invite(at, first.email)
  const full = { status: 409, body: { code: 'NO_MORE_MEMBERS' } }
  expect(await api.invite(at, second.email)).toMatchObject(full)
  await api.age(id, 'invite_expires_at = now()')
  const other = await api.invite(at, second.email)
  expect(other).toMatchObject({ status: 200 })
  await api.age(id, `invited_at = now() - interval '2 minutes'`)
  expect(await api.send(reinviteMember, { ...at, params: { id } })).toMatchObject(full)

  await api.join(idBrand, first.id, 'BRAND_ROLE_MEMBER')
  const late = await api.send(acceptInvitation, {
    token: second.token,
    params: { id: other.id },
    body: {},
  })
  expect(late).toMatchObject(full)
})

test('a declined invitation is deleted', async () => {
  const { at, guest, id } = await invited()
  expect((await api.send(declineInvitation, { token: guest.token, params: { id } })).status).toBe(200)
  expect(await api.send(readMember, { ...at, params: { id } })).toMatchObject(notFound)
})

test('an e-mail gets ten invitations in an hour, also where each is withdrawn before the next', async () => {
  const { idBrand, owner } = await api.team()
  const at = { token: owner.token, idBrand }
  for (let sent = 0; sent < 10; sent++) {
    const { id, status } = await api.invite(at, 'flooded@ongi.example')
    expect(status).toBe(200)
    await api.send(removeMember, { ...at, params: { id } })
  }
  const limited = { status: 429, body: { code: 'RATE_LIMITED' } }
  expect(await api.invite(at, 'Flooded@ongi.example')).toMatchObject(limited)
  expect(await api.invite(at, 'another@ongi.example')).toMatchObject({ status: 200 })
})

test('the mail is in the language of the invited account, else of the inviter', async () => {
  const { idBrand, owner } = await api.team()
  const guest = await api.person()
  await api.database.pool.query(`update account set locale = 'ja' where id = $1`, [guest.id])
  await api.invite({ token: owner.token, idBrand }, guest.email)
  expect(await api.mailTo(guest.email)).toContain('<html lang="ja"')
  await api.invite({ token: owner.token, idBrand }, 'nobody-yet@ongi.example')
  expect(await api.mailTo('nobody-yet@ongi.example')).toContain('<html lang="ko"')
})

test('a failed mail keeps the invitation, and the team sees that it failed', async () => {
  const { idBrand, owner } = await api.team()
  const at = { token: owner.token, idBrand }
  const { send } = api.services.mail
  // The mail is sent after the answer, so the sender fails until it was asked.
  const failed = vi.fn(() => Promise.reject(new Error('no mail today')))
  api.services.mail.send = failed
  const { id, body } = await api.invite(at, 'unreached@ongi.example')
  expect(body).toMatchObject({ state: 'INVITED', mailedAt: null })
  await expect.poll(() => failed.mock.calls.length).toBe(1)
  api.services.mail.send = send
  expect((await api.send(readMember, { ...at, params: { id } })).body.mailedAt).toBeNull()
  const reached = await api.invite(at, 'reached@ongi.example')
  await expect
    .poll(async () => (await api.send(readMember, { ...at, params: { id: reached.id } })).body.mailedAt)
    .not.toBeNull()
})
