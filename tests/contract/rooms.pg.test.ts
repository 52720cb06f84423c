import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logOut } from '#contract/account.ts'
import { readMe } from '#contract/me.ts'
import { removeMember } from '#contract/member.ts'
import { brandRoles } from '#model/access/roles.ts'
import { documentNames, mainDocument } from '#model/document-kinds/names.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { type AuthorizeSocket, socketAuthorizer } from '#server/http/socket-access.ts'
import { hashToken } from '#server/http/tokens.ts'
import { openWorld } from './fixtures.ts'

let api: TestApi
let authorize: AuthorizeSocket

beforeAll(async () => {
  api = await openTestApi()
  authorize = socketAuthorizer(api.database.kysely)
})

afterAll(() => api.close())

const guideOf = (idBrand: number) => ({ idBrand, document: mainDocument }) as const

/** Who may write which document: templates from designer up, the others every member but readers. */
const writes: Readonly<Record<(typeof brandRoles)[number], readonly string[]>> = {
  BRAND_ROLE_OWNER: ['guide', 'strategy', 'templates', 'planner', 'translations'],
  BRAND_ROLE_ADMIN: ['guide', 'strategy', 'templates', 'planner', 'translations'],
  BRAND_ROLE_DESIGNER: ['guide', 'strategy', 'templates', 'planner', 'translations'],
  BRAND_ROLE_MEMBER: ['guide', 'strategy', 'planner', 'translations'],
  BRAND_ROLE_READER: [],
}

describe.each(brandRoles)('as %s', (role) => {
  test('every room opens and accepts the changes that the role allows', async () => {
    const { tokens, idBrand } = await openWorld(api)
    const accesses = await Promise.all(
      documentNames.map((document) => authorize(tokens[role], { idBrand, document })),
    )
    for (const access of accesses) expect(access).toMatchObject({ ok: true, role })
    const written = documentNames.filter((_, at) => {
      const access = accesses[at]
      return access?.ok && access.access === 'write'
    })
    expect([...written].sort()).toEqual([...writes[role]].sort())
  })
})

test('no room opens for a visitor, or with a forged or expired token or one of a withdrawn account', async () => {
  const { tokens, idBrand } = await openWorld(api)
  const refused = { ok: false, code: 4401 }
  const token = tokens.BRAND_ROLE_MEMBER
  const service = api.environment.serviceToken
  for (const other of [null, '', 'not-a-token', randomBytes(32).toString('base64url'), service]) {
    expect(await authorize(other, guideOf(idBrand))).toEqual(refused)
  }
  const change = (statement: string) => api.database.pool.query(statement, [hashToken(token)])
  await change('update session set expires_at = now() where token_hash = $1')
  expect(await authorize(token, guideOf(idBrand))).toEqual(refused)
  await change(`update session set expires_at = now() + interval '1 day' where token_hash = $1`)
  await change(
    'update account set withdrawn_at = now() where id = (select account_id from session where token_hash = $1)',
  )
  expect(await authorize(token, guideOf(idBrand))).toEqual(refused)
})

test('a token is invalid for calls and rooms after its owner has logged out', async () => {
  const { tokens, idBrand } = await openWorld(api)
  const token = tokens.BRAND_ROLE_ADMIN
  expect(await authorize(token, guideOf(idBrand))).toMatchObject({ ok: true })
  await api.send(logOut, { token })
  expect(await authorize(token, guideOf(idBrand))).toEqual({ ok: false, code: 4401 })
  expect(await api.send(readMe, { token })).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED', message: '로그인이 필요해요. 다시 로그인해 주세요.' },
  })
})

test('no room opens for people outside of the brand, removed members or invited people', async () => {
  const [mine, theirs] = [await openWorld(api), await openWorld(api)]
  const refused = { ok: false, code: 4403 }
  for (const token of [mine.stranger, theirs.tokens.BRAND_ROLE_OWNER]) {
    expect(await authorize(token, guideOf(mine.idBrand))).toEqual(refused)
  }
  const owner = { token: mine.tokens.BRAND_ROLE_OWNER, idBrand: mine.idBrand }
  expect((await api.send(removeMember, { ...owner, params: { id: mine.idMember } })).status).toBe(200)
  expect(await authorize(mine.tokens.BRAND_ROLE_MEMBER, guideOf(mine.idBrand))).toEqual(refused)
  await api.database.pool.query(
    `insert into brand_member (brand_id, role, invite_email) values ($1, 'BRAND_ROLE_ADMIN', $2)`,
    [mine.idBrand, theirs.owner.email],
  )
  expect(await authorize(theirs.tokens.BRAND_ROLE_OWNER, guideOf(mine.idBrand))).toEqual(refused)
})

test('deleted and unknown brands have no rooms', async () => {
  const { tokens, idBrand } = await openWorld(api)
  await api.database.pool.query('update brand set deleted_at = now() where id = $1', [idBrand])
  expect(await authorize(tokens.BRAND_ROLE_OWNER, guideOf(idBrand))).toEqual({ ok: false, code: 4404 })
  expect(await authorize(tokens.BRAND_ROLE_OWNER, guideOf(999_999_999))).toEqual({ ok: false, code: 4404 })
})

test('concurrent questions each get their own answer', async () => {
  const [mine, theirs] = [await openWorld(api), await openWorld(api)]
  const asked = [
    authorize(mine.tokens.BRAND_ROLE_OWNER, guideOf(mine.idBrand)),
    authorize('not-a-token', guideOf(mine.idBrand)),
    authorize(theirs.tokens.BRAND_ROLE_OWNER, guideOf(mine.idBrand)),
    authorize(mine.tokens.BRAND_ROLE_OWNER, guideOf(mine.idBrand)),
    authorize(mine.tokens.BRAND_ROLE_OWNER, guideOf(999_999_999)),
    authorize(null, guideOf(theirs.idBrand)),
    authorize(theirs.tokens.BRAND_ROLE_DESIGNER, guideOf(theirs.idBrand)),
  ]
  const owner = { ok: true, role: 'BRAND_ROLE_OWNER' }
  expect(await Promise.all(asked)).toMatchObject([
    owner,
    { ok: false, code: 4401 },
    { ok: false, code: 4403 },
    owner,
    { ok: false, code: 4404 },
    { ok: false, code: 4401 },
    { ok: true, role: 'BRAND_ROLE_DESIGNER' },
  ])
})

test('a socket updates when the session was last seen', async () => {
  const { tokens, idBrand } = await openWorld(api)
  const token = tokens.BRAND_ROLE_OWNER
  const seen = async (set = 'token_hash = token_hash') => {
    const { rows } = await api.database.pool.query<{ ago: number }>(
      `update session set ${set} where token_hash = $1
       returning extract(epoch from now() - last_seen_at)::integer as ago`,
      [hashToken(token)],
    )
    return rows[0]?.ago ?? Number.NaN
  }
  expect(await seen(`last_seen_at = now() - interval '1 hour'`)).toBe(3600)
  await authorize(token, guideOf(idBrand))
  expect(await seen()).toBeLessThan(60)
})
