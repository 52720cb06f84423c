import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uploadImage } from '#contract/file.ts'
import {
  createShare,
  listShares,
  readShare,
  readSharedFile,
  renderShare,
  revokeShare,
} from '#contract/share.ts'
import { changeLogo } from '#contract/visual.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

const password = 'ongi-2026'
let api: TestApi
let sent: { token: string; idBrand: number }

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '3' })
})
afterAll(() => api.close())
beforeEach(async () => {
  const owner = await api.person('한결')
  sent = { token: owner.token, idBrand: await api.brand(owner.id, '온기상점') }
})

async function share(body: Record<string, unknown>) {
  const answer = await api.send(createShare, { ...sent, body: { part: 'ALL', ...body } })
  return { answer, key: String(answer.body.key), idShare: Number(answer.body.idShare) }
}

const get = (path: string, headers: Record<string, string> = {}) => api.app.inject({ url: path, headers })
const give = (key: string, typed: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/share/${key}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ password: typed }).toString(),
  })
const cookieOf = (answer: Awaited<ReturnType<typeof give>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('the password of a link', () => {
  test('is asked for before anything of the brand is answered, by page, call or picture', async () => {
    const { key, answer } = await share({ password, downloads: true })
    expect(answer).toMatchObject({ status: 200, body: { hasPassword: true, part: 'ALL' } })
    const page = await get(`/share/${key}`)
    expect(page.statusCode).toBe(401)
    expect(page.body).toContain('type="password"')
    expect(page.body).not.toContain('온기상점')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['x-robots-tag']).toContain('noindex')
    expect((await get(`/share/${key}/preview.png`)).statusCode).toBe(404)
    for (const call of [readShare, renderShare])
      expect((await api.send(call, { query: { key } })).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('opens the page in the browser that gave it, which keeps no copy', async () => {
    const { key } = await share({ password })
    const given = await give(key, password)
    expect([given.statusCode, given.headers.location]).toEqual([303, `/share/${key}`])
    expect(String(given.headers['set-cookie'])).toMatch(/HttpOnly/)
    const cookie = cookieOf(given)
    const page = await get(`/share/${key}`, { cookie })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('온기상점')
    expect(page.body).toContain('data-unkept')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect((await api.send(renderShare, { query: { key }, headers: { cookie } })).status).toBe(200)
    expect((await get(`/share/${key}/preview.png`, { cookie })).headers['cache-control']).toBe(
      'private, no-store',
    )
  })

  test('that is wrong opens nothing, and too many tries have to wait', async () => {
    const { key } = await share({ password })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const wrong = await give(key, 'something-1', headers)
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
    expect(wrong.body).toContain('role="alert"')
    await give(key, 'something-2', headers)
    await give(key, 'something-3', headers)
    // Even the right one.
    expect((await give(key, password, headers)).statusCode).toBe(429)
    const other = await share({ password })
    expect((await give(other.key, password, headers)).statusCode).toBe(303)
    expect((await give(key, password, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(303)
  })

  test('of one link opens no other', async () => {
    const [one, other] = [await share({ password }), await share({ password })]
    const cookie = cookieOf(await give(one.key, password))
    expect((await get(`/share/${other.key}`, { cookie })).statusCode).toBe(401)
    const renamed = cookie.replace(/saegim-share-\d+/, `saegim-share-${other.idShare}`)
    expect((await get(`/share/${other.key}`, { cookie: renamed })).statusCode).toBe(401)
  })

  test('does not open a link that was revoked since', async () => {
    const { key, idShare } = await share({ password })
    const cookie = cookieOf(await give(key, password))
    await api.send(revokeShare, { ...sent, params: { idShare } })
    expect((await get(`/share/${key}`, { cookie })).statusCode).toBe(404)
    const { rows } = await api.database.pool.query('select password_hash from brand_share where id = $1', [
      idShare,
    ])
    expect(rows).toEqual([{ password_hash: null }])
  })

  test('is stored as a hash, and has the form of other passwords', async () => {
    const { idShare } = await share({ password })
    const { rows } = await api.database.pool.query('select * from brand_share where id = $1', [idShare])
    expect(JSON.stringify(rows)).not.toContain(password)
    expect((await share({ password: 'short1' })).answer).toMatchObject({
      status: 400,
      body: { details: [{ field: 'password' }] },
    })
  })

  test('is not in the hash by which a repeated press is known', async () => {
    const press = async (typed: string) => {
      const body = { part: 'ALL', password: typed }
      const headers = { 'idempotency-key': 'one press' }
      return (await api.send(createShare, { ...sent, body, headers })).body
    }
    const made = await press(password)
    expect(await press('another-2026')).toEqual(made)
  })

  test('keeps pictures out of caches', async () => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#8E3B2E' } })
      .png()
      .toBuffer()
    const file = { bytes, name: 'a.png', type: 'image/png' }
    const { body } = await api.send(uploadImage, { ...sent, body: { fileType: 'LOGO' }, file })
    const idFile = Number(body.idFile)
    await api.send(changeLogo, { ...sent, body: { logoSymbol: { idFile } } })
    const { key } = await share({ password })
    const asked = { params: { idFile }, query: { key } }
    expect((await api.send(readSharedFile, asked)).status).toBe(404)
    const cookie = cookieOf(await give(key, password))
    const answer = await get(`/api/v1/brand-share/file/${idFile}?key=${key}`, { cookie })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })
})

describe('the end of a link', () => {
  test('closes it as if it were revoked; its maker sees it for a month', async () => {
    const { key, idShare, answer } = await share({ endsAt: inDays(1) })
    expect(answer.status).toBe(200)
    expect((await get(`/share/${key}`)).statusCode).toBe(200)
    const end = (at: string) =>
      api.database.pool.query(`update brand_share set ends_at = ${at} where id = $1`, [idShare])
    const listed = async () =>
      ((await api.send(listShares, sent)).body as { _embedded: { shares: { idShare: number }[] } })._embedded
        .shares
    await end(`now() - interval '1 second'`)
    expect((await get(`/share/${key}`)).statusCode).toBe(404)
    expect((await api.send(readShare, { query: { key } })).body).toMatchObject({ code: 'NOT_FOUND' })
    expect(await listed()).toMatchObject([{ idShare }])
    await end(`now() - interval '31 days'`)
    expect(await listed()).toEqual([])
  })

  test('is in the future, and a year ahead at most', async () => {
    for (const endsAt of [inDays(-1), inDays(400)])
      expect((await share({ endsAt })).answer).toMatchObject({
        status: 400,
        body: { details: [{ field: 'endsAt' }] },
      })
  })

  test('makes room for further links', async () => {
    for (let at = 0; at < 20; at++) await share({ endsAt: inDays(1) })
    expect((await share({})).answer).toMatchObject({ status: 409 })
    await api.database.pool.query(`update brand_share set ends_at = now() where brand_id = $1`, [
      sent.idBrand,
    ])
    expect((await share({})).answer).toMatchObject({ status: 200 })
  })
})

test('a guarded link is stored under a part that nodes of the release before do not open', async () => {
  const [ended, locked, open] = [
    await share({ endsAt: inDays(1) }),
    await share({ password }),
    await share({}),
  ]
  const { rows } = await api.database.pool.query(
    'select part from brand_share where id = any($1) order by id',
    [[ended.idShare, locked.idShare, open.idShare]],
  )
  expect(rows.map(({ part }) => part)).toEqual(['GUARDED_ALL', 'GUARDED_ALL', 'ALL'])
})
