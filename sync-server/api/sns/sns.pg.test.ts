import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { start } from '#contract/sign-in.ts'
import { connectFacebook, connectInstagram, disconnectSnsAccount, listSnsAccounts } from '#contract/sns.ts'
import { openSns } from '#server/gateways/sns/sns.ts'
import { openTestMeta } from '#server/gateways/sns/test-meta.ts'
import { createLog } from '#server/logging.ts'
import { openTestApi, type TestApi } from '../test-api.ts'
import { cutDue, removeLeft } from './cut-due.ts'
import { refreshDue } from './refresh-due.ts'

let meta: Awaited<ReturnType<typeof openTestMeta>>
let api: TestApi
let lines: string[]
let me: Sent

interface Sent {
  readonly id: number
  readonly token: string
  readonly idBrand: number
}

const calls = { facebook: connectFacebook, instagram: connectInstagram }
type Name = keyof typeof calls

beforeAll(async () => {
  meta = await openTestMeta()
  lines = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  api = await openTestApi({ ...meta.variables, LOGIN_ATTEMPTS_PER_MINUTE: '10000' }, { sns: openSns, log })
})

afterAll(async () => {
  await api.close()
  await meta.close()
})

beforeEach(async () => {
  meta.reset()
  await api.database.pool.query('delete from sns_account')
  me = await api.owner()
})

/** To the provider and back: what the browser has then. */
async function agree(name: Name, { token }: Pick<Sent, 'token'> = me) {
  const begun = await api.send(start, { params: { provider: name }, query: { mode: 'planner' }, token })
  const led = await fetch(String(begun.headers.location), { redirect: 'manual' })
  const back = new URL(led.headers.get('location') ?? '')
  const set = [begun.headers['set-cookie'] ?? []].flat().map(String)
  return {
    address: `${back.origin}${back.pathname}`,
    headers: { cookie: set.map((cookie) => cookie.split(';')[0]).join('; ') },
    body: { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' },
  }
}

type Agreed = Pick<Awaited<ReturnType<typeof agree>>, 'headers' | 'body'>

const hand = (name: Name, { headers, body }: Agreed, { token, idBrand }: Sent = me) =>
  api.send(calls[name], { token, idBrand, headers, body })

async function connect(name: Name, sent = me) {
  const answer = await hand(name, await agree(name, sent), sent)
  expect(answer.status).toBe(200)
}

async function listed({ token, idBrand }: Sent = me) {
  const { body } = await api.send(listSnsAccounts, { token, idBrand })
  return (body as unknown as AnswerOf<typeof listSnsAccounts>)._embedded.snsAccounts
}

const names = async (sent = me) => (await listed(sent)).map(({ name, state }) => `${name} ${state}`)
const query = (sql: string) => api.database.pool.query<Record<string, unknown>>(sql)
/** As if so many days had gone by. */
const age = (days: number) =>
  query(`update sns_account set refreshed_at = refreshed_at - interval '${days} days',
    expires_at = expires_at - interval '${days} days', next_at = now()`)
const refresh = () => refreshDue(api.database.kysely, api.services)
const cut = () => cutDue(api.database.kysely, api.services)
const tokens = () => query('select sealed_token from sns_account')

test('Pages and a professional account are connected, with their pictures, by the addresses of the planner', async () => {
  const { address, ...back } = await agree('instagram')
  expect(address).toBe(`${api.environment.publicUrl}/oauth2/planner-instagram`)
  expect((await hand('instagram', back)).status).toBe(200)
  await connect('facebook')
  expect(await listed()).toEqual(
    [
      ['FACEBOOK', '온기 베이커리'],
      ['FACEBOOK', '온기 클래스'],
      ['INSTAGRAM', 'ongi.bakery'],
    ].map(([type, name]) => ({
      id: expect.any(Number),
      type,
      name,
      image: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{40,}$/),
      state: 'OK',
      expiresAt: expect.any(String),
    })),
  )
})

test('tokens are sealed at rest, and neither an answer nor the log has one', async () => {
  const back = await agree('facebook')
  const { text } = await hand('facebook', back)
  await connect('instagram')
  await refresh()
  const { rows } = await query('select * from sns_account')
  const all = [text, JSON.stringify(rows), ...lines].join('\n')
  expect(lines.join('')).toContain('/v24.0/me')
  for (const secret of ['facebook-short', 'facebook-long', 'instagram-long', 'pages-secret', back.body.code])
    expect(all).not.toContain(secret)
})

test('accounts that are connected again keep their ids and get the new token', async () => {
  await connect('facebook')
  const before = await listed()
  const { rows } = await tokens()
  meta.state.pages = [{ id: meta.state.pages[0]?.id ?? '', name: '온기 빵집' }]
  await connect('facebook')
  expect((await listed()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
  expect(await names()).toContain('온기 빵집 OK')
  expect((await tokens()).rows).not.toEqual(rows)
})

test('a code is used only in the browser, by the person and for the purpose that it was begun with', async () => {
  const other = await api.person('지우')
  await api.join(me.idBrand, other.id, 'BRAND_ROLE_ADMIN')
  const back = await agree('instagram')
  const refused = async (answer: ReturnType<typeof hand>) =>
    expect((await answer).body.code).toBe('SNS_STATE_MISMATCH')
  await refused(hand('instagram', { ...back, headers: { cookie: '' } }))
  await refused(hand('instagram', { ...back, body: { ...back.body, state: 'forged' } }))
  await refused(hand('instagram', await agree('instagram'), { ...me, token: other.token }))
  await refused(hand('facebook', await agree('instagram')))
  expect(meta.heard.filter((path) => path.startsWith('POST'))).toEqual([])
  const again = await agree('instagram')
  expect((await hand('instagram', again)).status).toBe(200)
  await refused(hand('instagram', again))
})

test('a visitor is sent to no provider, and another provider is none', async () => {
  for (const [sent, code] of [
    [{ params: { provider: 'instagram' } }, 'UNAUTHORIZED'],
    [{ params: { provider: 'kakao' }, token: me.token }, 'UNSUPPORTED_PROVIDER'],
  ] as const) {
    const { status, headers } = await api.send(start, { ...sent, query: { mode: 'planner' } })
    expect([status, headers.location]).toEqual([302, `/oauth2/${sent.params.provider}?error=${code}`])
  }
})

test('without keys a provider is off, and the list says so', async () => {
  const off = await openTestApi({}, { sns: openSns, database: api.database })
  try {
    expect((await off.send(listSnsAccounts, me)).body.providers).toEqual({
      facebook: false,
      instagram: false,
    })
    const { status, body } = await off.send(connectInstagram, { ...me, body: { code: 'c', state: 's' } })
    expect([status, body.code]).toEqual([503, 'PROVIDER_OFF'])
  } finally {
    await off.close()
  }
})

test('a person without a Page, and a brand with more than 20 accounts, are refused', async () => {
  meta.state.pages = []
  expect((await hand('facebook', await agree('facebook'))).body.code).toBe('NO_SNS_ACCOUNT')
  const page = (id: number) => ({ id: String(1000 + id), name: `${id}호점` })
  meta.state.pages = Array.from({ length: 20 }, (_, id) => page(id))
  await connect('facebook')
  expect((await hand('instagram', await agree('instagram'))).body.code).toBe('LIMIT_EXCEEDED')
  expect(await listed()).toHaveLength(20)
})

test('a token is renewed from its 30th day, and says from seven days before its end that it ends', async () => {
  await connect('instagram')
  await age(29)
  await refresh()
  expect(meta.heard).not.toContain('GET /refresh_access_token')
  await age(1)
  await refresh()
  expect(meta.heard).toContain('GET /refresh_access_token')
  expect(Date.parse((await listed())[0]?.expiresAt ?? '') - Date.now()).toBeGreaterThan(59 * 86_400_000)
  await age(54)
  expect(await names()).toEqual(['ongi.bakery EXPIRING'])
})

test('a provider that gives no more time is asked again on the next day', async () => {
  await connect('facebook')
  await age(31)
  meta.state.lifeSeconds = 20 * 86_400
  for (let day = 31; day < 33; day += 1) {
    meta.heard.length = 0
    await refresh()
    expect(meta.heard).toContain('GET /v24.0/oauth/access_token')
    await age(1)
  }
})

test('withdrawn access, and a Page that the person lost, break the connection until it is made again', async () => {
  await connect('facebook')
  meta.state.pages = meta.state.pages.slice(0, 1)
  await age(1)
  await refresh()
  expect(await names()).toEqual(['온기 베이커리 OK', '온기 클래스 BROKEN'])
  meta.state.withdrawn = true
  await age(1)
  await refresh()
  expect(await names()).toEqual(['온기 베이커리 BROKEN', '온기 클래스 BROKEN'])
  meta.state.withdrawn = false
  await connect('facebook')
  expect(await names()).toEqual(['온기 베이커리 OK', '온기 클래스 BROKEN'])
})

test('of several nodes one looks at an account', async () => {
  await connect('instagram')
  await age(1)
  meta.heard.length = 0
  await Promise.all([refresh(), refresh(), refresh()])
  expect(meta.heard).toEqual(['GET /me'])
})

test('a provider that is down, or whose limit is near, is left for another hour', async () => {
  await connect('instagram')
  await age(1)
  meta.state.down = true
  await refresh()
  expect(await names()).toEqual(['ongi.bakery OK'])
  meta.state.down = false
  meta.state.usage = 95
  await connect('instagram')
  await age(1)
  meta.heard.length = 0
  await refresh()
  expect(meta.heard).toEqual([])
  meta.state.usage = 3
  await connect('instagram')
})

test('disconnecting deletes the token at once, and withdraws access once no other account needs it', async () => {
  await connect('facebook')
  const revoked = `DELETE /v24.0/${meta.state.owner}/permissions/pages_show_list`
  const [one, two] = await listed()
  await disconnect(one?.id)
  await waiting([])
  expect(meta.heard).not.toContain(revoked)
  meta.state.down = true
  await disconnect(two?.id)
  expect(await listed()).toEqual([])
  await waiting([{ sealed_token: null, tries: 1 }])
  meta.state.down = false
  await query('update sns_account set next_at = now()')
  meta.heard.length = 0
  await cut()
  expect(meta.heard).toEqual([revoked])
  await waiting([])
})

test('what a provider does not answer for a week is given up', async () => {
  meta.state.pages = meta.state.pages.slice(0, 1)
  await connect('facebook')
  meta.state.down = true
  await disconnect((await listed())[0]?.id)
  await waiting([{ sealed_token: null, tries: 1 }])
  await query(`update sns_account set removed_at = now() - interval '8 days', next_at = now()`)
  await cut()
  await waiting([])
})

/** The job that a call begins ends after its answer. */
const waiting = (rows: readonly object[]) =>
  vi.waitFor(async () =>
    expect(
      (await query('select sealed_token, tries from sns_account where removed_at is not null')).rows,
    ).toEqual(rows),
  )

test.each([
  ['a brand that was deleted', () => query(`update brand set deleted_at = now() where id = ${me.idBrand}`)],
  ['a person who left the team', () => query(`delete from brand_member where account_id = ${me.id}`)],
  ['a person who withdrew', () => query(`update account set withdrawn_at = now() where id = ${me.id}`)],
])('the accounts of %s are disconnected by the job', async (_, leave) => {
  await connect('instagram')
  await leave()
  await removeLeft(api.database.kysely)
  expect((await tokens()).rows).toEqual([{ sealed_token: null }])
  await cut()
  expect((await tokens()).rows).toEqual([])
})

test('so many accounts are looked at in one run, the others in the next', async () => {
  for (const provider of ['facebook', 'instagram'] as const) await connect(provider)
  await query(`update brand set deleted_at = now() where id = ${me.idBrand}`)
  const connected = async () =>
    (await query('select id from sns_account where removed_at is null order by id')).rows.map(({ id }) =>
      Number(id),
    )
  const ids = await connected()
  expect(ids.length).toBeGreaterThan(1)
  const after = await removeLeft(api.database.kysely, 0, 1)
  expect([after, await connected()]).toEqual([ids[0], ids.slice(1)])
  expect(await removeLeft(api.database.kysely, after)).toBe(0)
  expect(await connected()).toEqual([])
})

test('another brand is told of none, and cannot disconnect one', async () => {
  await connect('instagram')
  const [account] = await listed()
  const stranger = await api.owner()
  expect(await listed(stranger)).toEqual([])
  expect((await disconnect(account?.id, stranger)).status).toBe(404)
  expect(await listed()).toHaveLength(1)
})

function disconnect(id = 0, { token, idBrand }: Sent = me) {
  return api.send(disconnectSnsAccount, { token, idBrand, params: { id } })
}
