import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdraw } from '#contract/me.ts'
import {
  changeRole,
  countMembers,
  createInviteLink,
  joinByLink,
  leaveBrand,
  listInviteLinks,
  readInvitation,
  readInvitationLogo,
  readMember,
  removeMember,
  revokeInviteLink,
} from '#contract/member.ts'
import { hashPassword } from '#server/keys/password-hash.ts'
import { openTestTeam, type TestTeam } from '../test-team.ts'

let api: TestTeam

beforeAll(async () => {
  api = await openTestTeam()
})

afterAll(() => api.close())

interface At {
  readonly token: string
  readonly idBrand: number
}

const wanted = { brandRole: 'BRAND_ROLE_DESIGNER', days: 7, maxUses: 5 }

async function make(at: At, more: object = {}) {
  const { status, body } = await api.send(createInviteLink, { ...at, body: { ...wanted, ...more } })
  return { status, body, idLink: Number(body.idLink), token: tokenOf(String(body.url)) }
}

const tokenOf = (url: string) => /\/invite#invitation=([\w-]{43})$/.exec(url)?.[1] ?? 'none'
const join = (person: { token: string }, token: string) =>
  api.send(joinByLink, { token: person.token, body: { token } })
const read = (token: string) => api.send(readInvitation, { body: { token } })
const refused = (code: string, status = 409) => ({ status, body: { code } })

async function listOf(at: At) {
  const { body } = await api.send(listInviteLinks, at)
  return (body as { _embedded: { links: Record<string, unknown>[] } })._embedded.links
}

async function change(idLink: number, columns: string) {
  await api.database.pool.query(`update brand_invite_link set ${columns} where id = $1`, [idLink])
}

async function closeAccount({ id, token, email }: { id: number; token: string; email: string }) {
  const password = 'ongi-demo-1'
  const hash = await hashPassword(password)
  await api.database.pool.query('update account set password_hash = $1 where id = $2', [hash, id])
  return api.send(withdraw, { token, body: { email, password, leaveReason: 'OTHER' } })
}

/** A team with a link of its owner. */
async function linked(more: object = {}) {
  const { idBrand, owner, members } = await api.team('BRAND_ROLE_ADMIN', 'BRAND_ROLE_MEMBER')
  const [admin, member] = members
  if (!admin || !member) throw new Error('The team has two members.')
  const at = { token: owner.token, idBrand }
  return { idBrand, owner, admin, member, at, ...(await make(at, more)) }
}

test('a link shows who invites into which brand as what, and lets several people join with its role', async () => {
  const { at, idBrand, token } = await linked()
  expect(await read(token)).toMatchObject({
    status: 200,
    body: {
      idBrand,
      idBrandMember: null,
      brandName: '온기',
      brandRole: 'BRAND_ROLE_DESIGNER',
      inviter: '한결',
      inviteEmail: null,
      hasAccount: null,
    },
  })
  for (const person of [await api.person('박서준'), await api.person('문태오')]) {
    const joined = await join(person, token)
    expect(joined).toMatchObject({
      status: 200,
      body: { idBrand, member: { state: 'JOINED', brandRole: 'BRAND_ROLE_DESIGNER', idAccount: person.id } },
    })
    const params = { id: Number((joined.body.member as { idBrandMember: number }).idBrandMember) }
    expect((await api.send(readMember, { ...at, params })).body).toMatchObject({ inviter: '한결' })
  }
  expect(await listOf(at)).toMatchObject([{ uses: 2, maxUses: 5, createdBy: '한결' }])
})

test('a link for readers lets people join as one', async () => {
  const { token } = await linked({ brandRole: 'BRAND_ROLE_READER' })
  expect((await read(token)).body).toMatchObject({ brandRole: 'BRAND_ROLE_READER' })
  expect(await join(await api.person('박서준'), token)).toMatchObject({
    status: 200,
    body: { member: { state: 'JOINED', brandRole: 'BRAND_ROLE_READER' } },
  })
})

test('of two who join at once, one gets the last seat', async () => {
  const owner = await api.person('한결')
  const at = { token: owner.token, idBrand: await api.brand(owner.id) }
  const { token } = await make(at)
  const [one, two] = [await api.person(), await api.person()]
  const answers = await Promise.all([join(one, token), join(two, token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject(refused('NO_MORE_MEMBERS'))
  expect(await api.send(countMembers, at)).toMatchObject({ body: { count: 2, max: 2 } })
  expect(await listOf(at)).toMatchObject([{ uses: 1 }])
})

test('of two who join at once, one gets the last use; the link then says that it is used up', async () => {
  const { token } = await linked({ maxUses: 1 })
  const [one, two] = [await api.person(), await api.person()]
  const answers = await Promise.all([join(one, token), join(two, token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const used = { status: 409, body: { code: 'INVITATION_USED', message: expect.stringContaining('새 링크') } }
  expect(answers.find(({ status }) => status === 409)).toMatchObject(used)
  expect(await read(token)).toMatchObject(used)
  expect(await api.send(readInvitationLogo, { body: { token } })).toMatchObject(used)
})

test('a link that has expired or was revoked lets no visitor join, and says so; an unknown one is not found', async () => {
  const guest = await api.person()
  const expired = await linked()
  await change(expired.idLink, 'expires_at = now()')
  for (const answer of [await read(expired.token), await join(guest, expired.token)])
    expect(answer).toMatchObject(refused('INVITATION_EXPIRED'))

  const { at, idLink, token } = await linked()
  const revoke = () => api.send(revokeInviteLink, { ...at, params: { idLink } })
  expect(await revoke()).toMatchObject({ status: 200 })
  expect(await revoke()).toMatchObject(refused('NOT_FOUND', 404))
  expect(await listOf(at)).toEqual([])
  for (const answer of [await read(token), await join(guest, token)])
    expect(answer).toMatchObject(refused('INVITATION_WITHDRAWN'))

  for (const answer of [await read('a-guess'), await join(guest, 'a-guess')])
    expect(answer).toMatchObject(refused('NOT_FOUND', 404))
})

test('a deleted brand has no links', async () => {
  const { idBrand, token } = await linked()
  await api.database.pool.query('update brand set deleted_at = now() where id = $1', [idBrand])
  for (const answer of [await read(token), await join(await api.person(), token)])
    expect(answer).toMatchObject(refused('NOT_FOUND', 404))
})

test('a member stays what they are, and joining again answers the same', async () => {
  const { at, member, token } = await linked({ brandRole: 'BRAND_ROLE_ADMIN' })
  const joined = await join(member, token)
  expect(joined).toMatchObject({ status: 200, body: { member: { brandRole: 'BRAND_ROLE_MEMBER' } } })
  const guest = await api.person()
  const first = await join(guest, token)
  expect(await join(guest, token)).toMatchObject({ status: 200, body: first.body })
  expect(await listOf(at)).toMatchObject([{ uses: 1 }])
})

test('who was invited by mail as well joins by that, with its role and seat', async () => {
  const { at, token } = await linked()
  const guest = await api.person()
  const { id } = await api.invite(at, guest.email, 'BRAND_ROLE_MEMBER')
  expect(await join(guest, token)).toMatchObject({
    body: { member: { idBrandMember: id, brandRole: 'BRAND_ROLE_MEMBER' } },
  })
  expect(await listOf(at)).toMatchObject([{ uses: 0 }])

  const late = await api.person()
  const expired = await api.invite(at, late.email, 'BRAND_ROLE_MEMBER')
  await api.age(expired.id, 'invite_expires_at = now()')
  expect(await join(late, token)).toMatchObject({ body: { member: { brandRole: 'BRAND_ROLE_DESIGNER' } } })
  expect(await api.send(readMember, { ...at, params: { id: expired.id } })).toMatchObject({ status: 404 })
})

test('no visitor joins and no admin makes a link after the plan has ended', async () => {
  const { at, idBrand, token } = await linked()
  await api.database.pool.query(
    `insert into subscription (brand_id, phase, plan_key) values ($1, 'EXPIRED', 'BASIC')
     on conflict (brand_id) do update set phase = 'EXPIRED'`,
    [idBrand],
  )
  expect(await join(await api.person(), token)).toMatchObject(refused('NO_MORE_MEMBERS'))
  expect(await make(at)).toMatchObject(refused('NO_MORE_MEMBERS'))
})

test('a link makes no owner, and is for thirty days and fifty people at most', async () => {
  const { at, body } = await linked({ days: 30, maxUses: 50 })
  const days = (Date.parse(String(body.expiresAt)) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  for (const wrong of [
    { brandRole: 'BRAND_ROLE_OWNER' },
    { days: 31 },
    { days: 0 },
    { maxUses: 51 },
    { maxUses: 0 },
  ])
    expect(await make(at, wrong)).toMatchObject({ status: 400 })
})

test('an admin neither makes, opens nor ends a link to become an admin', async () => {
  const { at, idBrand, admin, idLink } = await linked({ brandRole: 'BRAND_ROLE_ADMIN' })
  const asAdmin = { token: admin.token, idBrand }
  const forbidden = refused('FORBIDDEN_ROLE', 403)
  expect(await make(asAdmin, { brandRole: 'BRAND_ROLE_ADMIN' })).toMatchObject(forbidden)
  expect(await listOf(asAdmin)).toMatchObject([{ idLink, url: '' }])
  expect(await listOf(at)).toMatchObject([{ idLink, url: expect.stringContaining('/invite#invitation=') }])
  const params = { idLink }
  expect(await api.send(revokeInviteLink, { ...asAdmin, params })).toMatchObject(forbidden)
})

test('the token is stored hashed and sealed, and in no answer of a repeated call', async () => {
  const { at, token } = await linked()
  const sent = { ...at, body: wanted, headers: { 'idempotency-key': 'k-link' } }
  const first = await api.send(createInviteLink, sent)
  expect((await api.send(createInviteLink, sent)).body).toEqual(first.body)
  const tokens = [token, tokenOf(String(first.body.url))]
  const { rows } = await api.database.pool.query<{ text: string }>(
    'select l::text as text from brand_invite_link l union all select i::text from idempotency i',
  )
  for (const secret of tokens) {
    expect(secret).not.toBe('none')
    expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])
  }
})

test('removing a member ends every link of the brand, and so does a lower role', async () => {
  const one = await linked()
  await api.send(removeMember, { ...one.at, params: { id: one.member.idBrandMember } })
  expect(await read(one.token)).toMatchObject(refused('INVITATION_WITHDRAWN'))
  expect(await join(one.member, one.token)).toMatchObject(refused('INVITATION_WITHDRAWN'))

  const two = await linked()
  const give = (at: At, idBrandMember: number, brandRole: string) =>
    api.send(changeRole, { ...at, body: { idBrandMember, brandRole } })
  await give(two.at, two.admin.idBrandMember, 'BRAND_ROLE_DESIGNER')
  expect(await read(two.token)).toMatchObject(refused('INVITATION_WITHDRAWN'))

  const three = await linked()
  const designer = await api.person()
  const joined = await join(designer, three.token)
  const { idBrandMember } = joined.body.member as { idBrandMember: number }
  await give(three.at, idBrandMember, 'BRAND_ROLE_ADMIN')
  expect(await read(three.token), 'a higher role').toMatchObject({ status: 200 })
  await give(three.at, idBrandMember, 'BRAND_ROLE_MEMBER')
  expect(await join(await api.person(), three.token)).toMatchObject(refused('INVITATION_WITHDRAWN'))
})

test.each(['leaves the brand', 'withdraws the account'])(
  'an admin who %s has seen all links, which end; those of other brands stay, and so they do when a member goes',
  async (how) => {
    const { idBrand, admin, member, at, token } = await linked()
    const elsewhere = await linked()
    const go = async (person: { id: number; token: string; email: string }) => {
      const gone =
        how === 'leaves the brand'
          ? await api.send(leaveBrand, { token: person.token, query: { idBrand } })
          : await closeAccount(person)
      expect(gone.status, gone.text).toBe(200)
    }
    await go(member)
    expect(await read(token)).toMatchObject({ status: 200 })
    await go(admin)
    expect(await read(token)).toMatchObject(refused('INVITATION_WITHDRAWN'))
    expect(await listOf(at)).toEqual([])
    expect(await read(elsewhere.token)).toMatchObject({ status: 200 })
  },
)

test('twenty links can be open; those that have ended do not count', async () => {
  const { at, idLink } = await linked()
  for (let made = 1; made < 20; made++) expect((await make(at)).status).toBe(200)
  expect(await make(at)).toMatchObject(refused('LIMIT_EXCEEDED'))
  await change(idLink, 'expires_at = now()')
  expect(await make(at)).toMatchObject({ status: 200 })
})
