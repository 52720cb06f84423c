import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createShare,
  downloadShared,
  listShares,
  readShare,
  readSharedCore,
  renderShare,
} from '#contract/share.ts'
import { cookies } from '#model/access/cookies.ts'
import { openTestApi, type TestApi } from '../test-api.ts'
import { Openings } from './openings.ts'

let api: TestApi
let owner: { id: number; token: string }
let sent: { token: string; idBrand: number }
let key: string
let idShare: number

beforeAll(async () => {
  api = await openTestApi()
  // Counts how often links are written.
  await api.database.pool.query(`
    create table share_write (share_id bigint not null);
    create function note_write() returns trigger language plpgsql as $$
    begin insert into share_write values (new.id); return new; end $$;
    create trigger note_write after update on brand_share for each row execute function note_write();`)
})

afterAll(() => api.close())

beforeEach(async () => {
  owner = await api.person('한결')
  sent = { token: owner.token, idBrand: await api.brand(owner.id) }
  const { body } = await api.send(createShare, { ...sent, body: { part: 'ALL', downloads: true } })
  key = String(body.key)
  idShare = Number(body.idShare)
})

const open = (headers: Record<string, string> = {}, path = `/share/${key}`, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url: path, headers })

async function listed() {
  await api.services.openings.flush()
  const { body } = await api.send(listShares, sent)
  return (
    body._embedded as { shares: { idShare: number; openedCount: number; lastOpenedAt: string | null }[] }
  ).shares
}

const count = async () => (await listed()).find((one) => one.idShare === idShare)?.openedCount

test('a link is listed with how often readers opened it and when last', async () => {
  expect(await listed()).toMatchObject([{ openedCount: 0, lastOpenedAt: null, countedFrom: null }])
  const before = Date.now() - 1000
  for (const path of [`/share/${key}`, `/share/core/${key}`, `/share/visual/${key}?lang=en`]) {
    expect((await open({}, path)).statusCode).toBe(200)
  }
  await api.send(renderShare, { query: { key } })
  const [link] = await listed()
  expect(link?.openedCount).toBe(4)
  expect(Date.parse(link?.lastOpenedAt ?? '')).toBeGreaterThan(before)
})

test('pictures, downloads, single parts and links that show nothing are no openings', async () => {
  await open({}, `/share/${key}/preview.png`)
  await open({}, '/share/guessed')
  await api.send(readShare, { query: { key } })
  await api.send(readSharedCore, { query: { key } })
  await api.send(downloadShared, { params: { kind: 'colors' }, query: { key } })
  await open({}, undefined, 'HEAD')
  expect(await count()).toBe(0)
})

test("openings by the brand's members are not counted, those by others who are signed in are", async () => {
  const member = await api.person('민아')
  await api.join(sent.idBrand, member.id, 'BRAND_ROLE_MEMBER')
  const stranger = await api.person()
  await api.brand(stranger.id)
  const as = (token: string, more = {}) => open({ cookie: `${cookies.accessToken.name}=${token}`, ...more })
  for (const { token } of [owner, member]) {
    await as(token)
    // By a link in a message.
    await as(token, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })
    await api.send(renderShare, { token, query: { key } })
  }
  await api.send(renderShare, { token: api.environment.serviceToken, query: { key } })
  expect(await count()).toBe(0)
  await as(stranger.token)
  await as('no session')
  await api.send(renderShare, { token: stranger.token, query: { key } })
  expect(await count()).toBe(3)
  await api.database.pool.query('delete from brand_member where account_id = $1', [member.id])
  await as(member.token)
  expect(await count()).toBe(4)
})

test.each([
  ['a copy of the service worker', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a page loaded ahead', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' }],
  [
    'KakaoTalk',
    { 'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/' },
  ],
  ['Slack', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
  ['Discord', { 'user-agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)' }],
  ['WhatsApp', { 'user-agent': 'WhatsApp/2.23.20.0' }],
])('what %s fetches is not counted', async (_, headers) => {
  expect((await open(headers)).statusCode).toBe(200)
  expect(await count()).toBe(0)
})

test.each([
  ['a browser', { 'sec-fetch-mode': 'navigate', 'user-agent': 'Mozilla/5.0 CUBOT' }],
  ["a messenger's browser", { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 KAKAOTALK 10.4.5' }],
  ['an unknown client', {}],
])('what %s opens is counted', async (_, headers) => {
  await open(headers)
  expect(await count()).toBe(1)
})

describe('under a flood', () => {
  const openings = () => new Openings(api.database.kysely, pino({ level: 'silent' }))
  const writes = async () =>
    (await api.database.pool.query('select from share_write where share_id = $1', [idShare])).rowCount

  test('openings of a link are written once for many', async () => {
    const counter = openings()
    const before = await writes()
    for (let i = 0; i < 5_000; i += 1) counter.count(idShare)
    await counter.flush()
    await counter.flush()
    expect(await writes()).toBe((before ?? 0) + 1)
    expect(await count()).toBe(5_000)
  })

  test('downloads are counted apart from openings, of links to guides and to files with the same number', async () => {
    const { rows } = await api.database.pool.query<{ id: number }>(
      `insert into drive_link (id, brand_id, key_hash, ends_at) overriding system value
       values ($1, $2, '\\x00', now()) returning id`,
      [idShare, sent.idBrand],
    )
    const id = Number(rows[0]?.id)
    const counter = openings()
    for (const what of ['guide', 'file', 'download', 'download'] as const) counter.count(id, what)
    expect(counter.links).toBe(3)
    await counter.flush()
    const { rows: counted } = await api.database.pool.query(
      'select opened_count, downloaded_count from drive_link where id = $1',
      [id],
    )
    expect(counted).toMatchObject([{ opened_count: 1, downloaded_count: 2 }])
    expect(await count()).toBe(1)
  })

  test('a bounded number of links waits, and links that were purged meanwhile do no harm', async () => {
    const counter = openings()
    counter.count(idShare)
    for (let i = 0; i < 20_000; i += 1) counter.count(1_000_000_000 + i)
    counter.count(idShare)
    expect(counter.links).toBe(10_000)
    await counter.close()
    expect(await count()).toBe(2)
    expect(counter.links).toBe(0)
  })

  test('nodes that write the same links at once count all of their openings', async () => {
    const ids = [idShare]
    for (let i = 0; i < 10; i += 1) {
      const { body } = await api.send(createShare, { ...sent, body: { part: 'CORE' } })
      ids.push(Number(body.idShare))
    }
    const nodes = Array.from({ length: 4 }, openings)
    for (const [at, node] of nodes.entries()) {
      for (const id of at % 2 ? ids : ids.toReversed()) node.count(id)
    }
    await Promise.all(nodes.map((node) => node.flush()))
    expect((await listed()).map(({ openedCount }) => openedCount)).toEqual(ids.map(() => 4))
  })

  test('openings that cannot be written yet are kept', async () => {
    const counter = openings()
    counter.count(idShare)
    await api.database.pool.query('alter table brand_share rename to away')
    await counter.flush()
    await api.database.pool.query('alter table away rename to brand_share')
    expect(counter.links).toBe(1)
    await counter.close()
    expect(await count()).toBe(1)
  })
})
