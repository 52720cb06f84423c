import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeBrand, readBrand } from '#contract/brand.ts'
import { withdraw } from '#contract/me.ts'
import {
  changeRole,
  countMembers,
  leaveBrand,
  pageMembers,
  readMember,
  removeMember,
} from '#contract/member.ts'
import { createShare, listShares, readShare } from '#contract/share.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { hashPassword } from '#server/api/identity/passwords.ts'
import { openTestTeam, type TestTeam } from './test-team.ts'

let api: TestTeam

beforeAll(async () => {
  api = await openTestTeam()
})

afterAll(() => api.close())

const forbidden = { status: 403, body: { code: 'FORBIDDEN_ROLE' } }
const ownerStays = { status: 409, body: { code: 'OWNER_STAYS' } }

type Person = { token: string; idBrandMember: number; id: number }

async function roles() {
  const { idBrand, owner, members } = await api.team(
    'BRAND_ROLE_ADMIN',
    'BRAND_ROLE_ADMIN',
    'BRAND_ROLE_DESIGNER',
    'BRAND_ROLE_MEMBER',
  )
  const [admin, otherAdmin, designer, member] = members
  if (!admin || !otherAdmin || !designer || !member) throw new Error('The team has four members.')
  const change = (who: Person, whom: Person, brandRole: BrandRole) =>
    api.send(changeRole, {
      token: who.token,
      idBrand,
      body: { idBrandMember: whom.idBrandMember, brandRole },
    })
  const remove = (who: Person, whom: Person, moveToOwner = 'false') =>
    api.send(removeMember, {
      token: who.token,
      idBrand,
      params: { id: whom.idBrandMember },
      query: { moveToOwner },
    })
  return { idBrand, owner, admin, otherAdmin, designer, member, change, remove }
}

test('an admin manages roles below admin, but neither admins, themselves nor the owner', async () => {
  const { owner, admin, otherAdmin, designer, member, change, remove } = await roles()
  expect(await change(admin, member, 'BRAND_ROLE_DESIGNER')).toMatchObject({
    status: 200,
    body: { brandRole: 'BRAND_ROLE_DESIGNER' },
  })
  expect(await change(admin, member, 'BRAND_ROLE_ADMIN')).toMatchObject(forbidden)
  for (const whom of [otherAdmin, admin, owner]) {
    expect(await change(admin, whom, 'BRAND_ROLE_MEMBER')).toMatchObject(forbidden)
    expect(await remove(admin, whom)).toMatchObject(forbidden)
  }
  expect(await remove(admin, designer)).toMatchObject({ status: 200 })
})

test('only the owner invites admins', async () => {
  const { idBrand, owner, admin } = await roles()
  const as = ({ token }: Person, email: string) => api.invite({ token, idBrand }, email, 'BRAND_ROLE_ADMIN')
  expect(await as(admin, 'one@ongi.example')).toMatchObject(forbidden)
  expect(await as(owner, 'two@ongi.example')).toMatchObject({ status: 200 })
})

test('an admin invites readers and makes a reader of a member, who then reads the brand, writes nothing of it and may leave', async () => {
  const { idBrand, admin, member, change } = await roles()
  const at = { token: admin.token, idBrand }
  expect(await api.invite(at, 'reader@ongi.example', 'BRAND_ROLE_READER')).toMatchObject({
    status: 200,
    body: { brandRole: 'BRAND_ROLE_READER' },
  })
  expect(await change(admin, member, 'BRAND_ROLE_READER')).toMatchObject({ status: 200 })
  const as = { token: member.token, idBrand }
  expect((await api.send(readBrand, as)).status).toBe(200)
  expect(await api.send(changeBrand, { ...as, body: { name: '다른 이름' } })).toMatchObject(forbidden)
  expect((await api.send(leaveBrand, { token: member.token, query: { idBrand } })).status).toBe(200)
})

test('a reader takes a seat as every member does', async () => {
  const { idBrand, owner } = await api.team('BRAND_ROLE_READER')
  const { body } = await api.send(countMembers, { token: owner.token, idBrand })
  expect(body).toMatchObject({ count: 2, invited: 0 })
})

test('two admins who change each other concurrently are both refused', async () => {
  const { admin, otherAdmin, change, remove } = await roles()
  const answers = await Promise.all([
    change(admin, otherAdmin, 'BRAND_ROLE_MEMBER'),
    change(otherAdmin, admin, 'BRAND_ROLE_MEMBER'),
    remove(admin, otherAdmin),
    remove(otherAdmin, admin),
  ])
  const message = '소유자만 할 수 있어요. 브랜드 소유자에게 부탁해 주세요.'
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN_ROLE', message } })
})

test("a change is authorized by the caller's role at that moment", async () => {
  const { idBrand, owner, admin, member, change } = await roles()
  const held = await api.database.pool.connect()
  try {
    await held.query('begin')
    await held.query('select 1 from brand where id = $1 for update', [idBrand])
    const late = change(admin, member, 'BRAND_ROLE_DESIGNER')
    await expect.poll(waiting).toBe(1)
    await held.query(`update brand_member set role = 'BRAND_ROLE_MEMBER' where id = $1`, [
      admin.idBrandMember,
    ])
    await held.query('commit')
    expect(await late).toMatchObject(forbidden)
  } finally {
    held.release()
  }
  expect(await change(owner, member, 'BRAND_ROLE_ADMIN')).toMatchObject({ status: 200 })
})

/** Number of connections to this database that wait for a row lock. */
async function waiting(): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

test('the owner cannot be changed, removed or leave, and no member becomes an owner', async () => {
  const { idBrand, owner, member, change, remove } = await roles()
  expect(await change(owner, owner, 'BRAND_ROLE_MEMBER')).toMatchObject(ownerStays)
  expect(await remove(owner, owner)).toMatchObject(ownerStays)
  expect(await api.send(leaveBrand, { token: owner.token, query: { idBrand } })).toMatchObject(ownerStays)
  expect(await change(owner, member, 'BRAND_ROLE_OWNER')).toMatchObject({
    status: 400,
    body: { details: [{ field: 'brandRole' }] },
  })
})

test('a new role is mailed, and sockets reconnect with it', async () => {
  const { idBrand, owner, designer, change } = await roles()
  await change(owner, designer, 'BRAND_ROLE_MEMBER')
  expect(api.revoked.at(-1)).toMatchObject({ idBrand, idAccount: designer.id, code: 1013 })
  const { rows } = await api.database.pool.query<{ email: string }>(
    'select email from account where id = $1',
    [designer.id],
  )
  expect(await api.mailTo(rows[0]?.email ?? '')).toContain('디자이너 → 멤버')
  const before = api.revoked.length
  await change(owner, designer, 'BRAND_ROLE_MEMBER')
  expect(api.revoked).toHaveLength(before)
})

test('a removed member loses access at once, and their files move to the owner if requested', async () => {
  const { idBrand, owner, designer, member, remove } = await roles()
  const fileOf = async ({ id }: Person) => {
    const { rows } = await api.database.pool.query<{ id: number }>(
      `insert into file (brand_id, storage_key, name, file_type, media_type, size, account_id)
       values ($1, 'k', 'logo.png', 'LOGO', 'image/png', 1, $2) returning id`,
      [idBrand, id],
    )
    return rows[0]?.id
  }
  const [moved, left] = [await fileOf(designer), await fileOf(member)]
  await remove(owner, designer, 'true')
  expect(api.revoked.at(-1)).toMatchObject({ idBrand, idAccount: designer.id, code: 4403 })
  await remove(owner, member)
  const { rows } = await api.database.pool.query(
    'select id, account_id from file where brand_id = $1 and deleted_at is null order by id',
    [idBrand],
  )
  expect(rows).toEqual([
    { id: moved, account_id: owner.id },
    { id: left, account_id: member.id },
  ])
  expect(await api.send(readBrand, { token: designer.token, idBrand })).toMatchObject({ status: 404 })
  const gone = await api.send(readMember, {
    token: owner.token,
    idBrand,
    params: { id: designer.idBrandMember },
  })
  expect(gone.status).toBe(404)
})

test('a member can leave; for others the brand is NOT_FOUND', async () => {
  const { idBrand, member } = await roles()
  const stranger = await api.person()
  const leave = (token: string) => api.send(leaveBrand, { token, query: { idBrand } })
  expect(await leave(stranger.token)).toMatchObject({ status: 404 })
  expect(await leave(member.token)).toMatchObject({ status: 200 })
  expect(api.revoked.at(-1)).toMatchObject({ idBrand, idAccount: member.id, code: 4403 })
  expect(await leave(member.token)).toMatchObject({ status: 404 })
})

test('what a removed member shared ends, unless it passes to the owner; what others shared does not', async () => {
  const { idBrand, owner, admin, designer, remove } = await roles()
  const share = async ({ token }: Person) => {
    const { body } = await api.send(createShare, { token, idBrand, body: { part: 'ALL' } })
    return String(body.key)
  }
  const open = async (...keys: string[]) => {
    const answers = await Promise.all(keys.map((key) => api.send(readShare, { query: { key } })))
    return answers.map(({ status }) => status === 200)
  }
  const [kept, ended, passed] = [await share(owner), await share(admin), await share(designer)]
  expect(await open(kept, ended, passed)).toEqual([true, true, true])
  expect(await remove(owner, admin, 'true')).toMatchObject({ status: 200 })
  expect(await open(kept, ended, passed)).toEqual([true, false, true])
  const pass = { params: { id: designer.idBrandMember }, query: { links: 'pass' } }
  expect(await api.send(removeMember, { token: owner.token, idBrand, ...pass })).toMatchObject({
    status: 200,
  })
  expect(await open(kept, ended, passed)).toEqual([true, false, true])
  const { body } = await api.send(listShares, { token: owner.token, idBrand })
  expect(body).toMatchObject({ _embedded: { shares: [{ createdBy: '한결' }, { createdBy: '한결' }] } })
})

test('what a member shared ends when they leave or close their account, in their brands alone', async () => {
  const { idBrand, owner, admin, designer } = await roles()
  const other = await api.brand(designer.id)
  const share = async ({ token }: Person, brand: number) => {
    const { body } = await api.send(createShare, { token, idBrand: brand, body: { part: 'ALL' } })
    return String(body.key)
  }
  const open = async (key: string) => (await api.send(readShare, { query: { key } })).status === 200
  const [left, elsewhere, closed] = [
    await share(designer, idBrand),
    await share(designer, other),
    await share(admin, idBrand),
  ]
  await api.send(leaveBrand, { token: designer.token, query: { idBrand } })
  expect([await open(left), await open(elsewhere), await open(closed)]).toEqual([false, true, true])
  const [password, email] = ['ongi-demo-1', 'leaving@ongi.example']
  await api.database.kysely
    .updateTable('account')
    .set({ email, password_hash: await hashPassword(password) })
    .where('id', '=', admin.id)
    .execute()
  const closing = { token: admin.token, body: { email, password, leaveReason: 'OTHER' } }
  expect(await api.send(withdraw, closing)).toMatchObject({ status: 200 })
  expect([await open(elsewhere), await open(closed)]).toEqual([true, false])
  const { body } = await api.send(listShares, { token: owner.token, idBrand })
  expect(body).toMatchObject({ _embedded: { shares: [] } })
})

test('a member id of another brand is NOT_FOUND', async () => {
  const [one, two] = [await roles(), await roles()]
  const theirs = { token: one.owner.token, idBrand: one.idBrand }
  const id = two.member.idBrandMember
  const body = { idBrandMember: id, brandRole: 'BRAND_ROLE_DESIGNER' }
  expect(await api.send(readMember, { ...theirs, params: { id } })).toMatchObject({ status: 404 })
  expect(await api.send(removeMember, { ...theirs, params: { id } })).toMatchObject({ status: 404 })
  expect(await api.send(changeRole, { ...theirs, body })).toMatchObject({ status: 404 })
})

test('members are found by name, initial consonants and e-mail, filtered by date and sorted', async () => {
  const { idBrand, owner } = await roles()
  const at = { token: owner.token, idBrand }
  const invitation = await api.invite(at, 'seoyeon@atelier.example', 'BRAND_ROLE_DESIGNER')
  const find = async (query: Record<string, string | number>) => {
    const { body } = await api.send(pageMembers, { ...at, query })
    const { _embedded, page } = body as {
      _embedded: { members: { idBrandMember: number; brandRole: string }[] }
      page: { totalPages: number }
    }
    return { ids: _embedded.members.map(({ idBrandMember }) => idBrandMember), ..._embedded, page }
  }
  expect((await find({ query: 'ㅎㄱ' })).ids).toEqual([owner.idBrandMember])
  expect((await find({ query: 'atelier' })).ids).toEqual([invitation.id])
  const byRole = (await find({})).members.map(({ brandRole }) => brandRole)
  expect([byRole[0], byRole.at(-1)]).toEqual(['BRAND_ROLE_OWNER', 'BRAND_ROLE_MEMBER'])
  expect((await find({ sort: 'role,DESC' })).members[0]?.brandRole).toBe('BRAND_ROLE_MEMBER')
  // 23:30 on 10 March in Seoul.
  await api.age(invitation.id, `invited_at = '2026-03-10T14:30:00Z'`)
  const day = { startDate: '2026-03-10', endDate: '2026-03-10' }
  expect((await find(day)).ids).toEqual([invitation.id])
  expect((await find({ ...day, startDate: '2026-03-11', endDate: '2026-03-11' })).ids).toEqual([])
  expect((await find({ sort: 'date,ASC', size: 1 })).ids).toEqual([invitation.id])
  const second = await find({ size: 4, page: 1 })
  expect([second.ids.length, second.page.totalPages]).toEqual([2, 2])
})

test('e-mails and invitations are only shown to those who manage the team', async () => {
  const { idBrand, owner, designer } = await roles()
  const { id } = await api.invite({ token: owner.token, idBrand }, 'secret@atelier.example')
  const at = { token: designer.token, idBrand }
  const page = await api.send(pageMembers, at)
  expect(page.text).not.toContain('ongi.example')
  expect(page.text).not.toContain('atelier')
  expect((await api.send(pageMembers, { ...at, query: { query: 'person' } })).body).toMatchObject({
    _embedded: { members: [] },
  })
  expect(await api.send(readMember, { ...at, params: { id } })).toMatchObject({ status: 404 })
  expect((await api.send(countMembers, at)).body).toEqual({
    count: 5,
    invited: 1,
    max: 50,
    hasPlanEnded: false,
  })
})
