import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readMe } from '#contract/me.ts'
import { openSns } from '#server/gateways/sns/sns.ts'
import { openTestMeta } from '#server/gateways/sns/test-meta.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

const path = '/api/v1/sns'
let meta: Awaited<ReturnType<typeof openTestMeta>>
let api: TestApi
let off: TestApi
let idBrand: number

beforeAll(async () => {
  meta = await openTestMeta()
  const variables = {
    ...meta.variables,
    // One app of Facebook for both: people who sign in, and Pages of brands.
    FACEBOOK_CLIENT_ID: 'pages-app',
    FACEBOOK_CLIENT_SECRET: meta.secrets.facebook,
  }
  api = await openTestApi(variables, { sns: openSns })
  off = await openTestApi({}, { sns: openSns })
})

afterAll(async () => {
  await off.close()
  await api.close()
  await meta.close()
})

beforeEach(async () => {
  await api.database.pool.query('delete from sns_account')
  ;({ idBrand } = await api.owner())
})

interface Row {
  readonly type?: 'FACEBOOK' | 'INSTAGRAM'
  readonly owner: string
  readonly subject: string
  readonly isRemoved?: boolean
  readonly refreshed_at?: Date
}

function connected({ type = 'FACEBOOK', isRemoved = false, ...row }: Row) {
  const removed = isRemoved ? { removed_at: new Date() } : { sealed_token: 'sealed' }
  const values = { brand_id: idBrand, type, name: row.subject, ...removed, ...row }
  return api.database.kysely.insertInto('sns_account').values(values).execute()
}

async function rows() {
  const all = await api.database.kysely
    .selectFrom('sns_account')
    .select(['subject', 'is_broken'])
    .orderBy('subject')
    .execute()
  return all.map(({ subject, is_broken }) => `${subject} ${is_broken ? 'broken' : 'whole'}`)
}

function signed(claims: object, key: string): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${createHmac('sha256', key).update(body).digest('base64url')}.${body}`
}

const now = () => Math.floor(Date.now() / 1000)
const claims = (user_id: string, issued_at = now()) => ({ algorithm: 'HMAC-SHA256', user_id, issued_at })

const says = (what: string, signed_request: string, one = api) =>
  one.request({
    method: 'POST',
    url: `${path}/${what}`,
    payload: new URLSearchParams({ signed_request }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const facebook = (what: string, user_id: string, issued_at?: number) =>
  says(`facebook/${what}`, signed(claims(user_id, issued_at), meta.secrets.facebook))
const instagram = (what: string, user_id: string) =>
  says(`instagram/${what}`, signed(claims(user_id), meta.secrets.instagram))

test('a person who removes the app breaks what they connected, and nothing of another person or provider', async () => {
  await connected({ owner: '1', subject: 'a' })
  await connected({ owner: '1', subject: 'b', isRemoved: true })
  await connected({ owner: '2', subject: 'c' })
  await connected({ owner: '1', subject: 'd', type: 'INSTAGRAM' })
  expect(await facebook('unlinked', '1')).toMatchObject({ status: 200, body: {} })
  expect(await rows()).toEqual(['a broken', 'c whole', 'd whole'])
})

test('a deletion deletes the rows at once, and its address confirms it', async () => {
  await connected({ owner: '1', subject: 'a' })
  await connected({ owner: '1', subject: 'b', isRemoved: true })
  await connected({ owner: '2', subject: 'c' })
  const { status, body } = await facebook('deletion', '1')
  expect(status).toBe(200)
  expect(await rows()).toEqual(['c whole'])
  const code = String(body.confirmation_code)
  expect(body.url).toBe(`${api.environment.publicUrl}${path}/deletion/${code}`)
  expect((await api.request({ method: 'GET', url: `${path}/deletion/${code}` })).status).toBe(200)
  expect((await api.request({ method: 'GET', url: `${path}/deletion/guess.x` })).status).toBe(404)
})

test('Instagram names a person by their id at the app, or by the professional account, also as a number', async () => {
  await connected({ type: 'INSTAGRAM', owner: meta.instagramOwner, subject: meta.instagramId })
  await connected({ type: 'INSTAGRAM', owner: '5', subject: '6' })
  expect((await instagram('unlinked', meta.instagramOwner)).status).toBe(200)
  expect(await rows()).toEqual([`${meta.instagramId} broken`, '6 whole'])
  const number = `{"algorithm":"HMAC-SHA256","issued_at":${now()},"user_id": ${meta.instagramId}}`
  const body = Buffer.from(number).toString('base64url')
  const signature = createHmac('sha256', meta.secrets.instagram).update(body).digest('base64url')
  expect((await says('instagram/deletion', `${signature}.${body}`)).status).toBe(200)
  expect(await rows()).toEqual(['6 whole'])
})

test('what was connected since the request was issued stays', async () => {
  await connected({ owner: '1', subject: 'a', refreshed_at: new Date(Date.now() - 3_600_000) })
  await connected({ owner: '1', subject: 'b' })
  await facebook('unlinked', '1', now() - 1_800)
  expect(await rows()).toEqual(['a broken', 'b whole'])
  await facebook('deletion', '1', now() - 1_800)
  expect(await rows()).toEqual(['b whole'])
})

test('where one app signs people in as well, that ends too', async () => {
  const person = await api.person()
  const login = { account_id: person.id, provider: 'FACEBOOK', subject: '77' } as const
  await api.database.kysely.insertInto('account_login').values(login).execute()
  expect((await facebook('unlinked', '77')).status).toBe(200)
  expect((await api.send(readMe, { token: person.token })).status).toBe(401)
})

test('a request without a signature of the app changes nothing', async () => {
  await connected({ owner: '1', subject: 'a' })
  const good = signed(claims('1'), meta.secrets.facebook)
  const [signature = '', body = ''] = good.split('.')
  const other = Buffer.from(JSON.stringify(claims('2'))).toString('base64url')
  for (const request of [
    '',
    `.${body}`,
    `${signature}.${other}`,
    signed(claims('1'), meta.secrets.instagram),
    signed(claims('1'), ''),
    signed({ ...claims('1'), algorithm: 'none' }, meta.secrets.facebook),
    signed({ algorithm: 'HMAC-SHA256', issued_at: now() }, meta.secrets.facebook),
  ])
    for (const what of ['unlinked', 'deletion'])
      expect(await says(`facebook/${what}`, request)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHORIZED' },
      })
  expect(await rows()).toEqual(['a whole'])
})

test('a form of more than 16 KiB is not read', async () => {
  for (const what of ['facebook/unlinked', 'facebook/deletion', 'instagram/unlinked', 'instagram/deletion'])
    expect(await says(what, 'x'.repeat(17_000))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
})

test('without keys of a provider its webhooks are refused', async () => {
  for (const name of ['facebook', 'instagram'])
    expect((await says(`${name}/unlinked`, signed(claims('1'), ''), off)).status).toBe(401)
})
