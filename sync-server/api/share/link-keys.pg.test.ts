import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createShare, listShares, readSharedCore, renderShare, revokeShare } from '#contract/share.ts'
import { migrate, migrateTo, migrationNames } from '#server/database/migrate.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { sealShareKeysTask } from '#server/jobs/seal-share-keys.ts'
import { type KeyRing, openKeyRing } from '#server/keys/key-ring.ts'
import { openTestApi, type TestApi } from '../test-api.ts'
import { hashKey } from './link-keys.ts'

let api: TestApi
let owner: { id: number; token: string }
let sent: { token: string; idBrand: number }

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  owner = await api.person('한결')
  sent = { token: owner.token, idBrand: await api.brand(owner.id) }
  await migratedDaysAgo(0)
})

/** The age of the migration tells whether nodes of the release before may still run. */
const migratedDaysAgo = (days: number) =>
  api.database.pool.query('update kysely_migration set timestamp = $1 where name like $2', [
    new Date(Date.now() - days * 86_400_000).toISOString(),
    '0023-%',
  ])

const share = async (more: { headers?: Record<string, string> } = {}) => {
  const { body } = await api.send(createShare, { ...sent, body: { part: 'ALL' }, ...more })
  return { key: String(body.key), url: String(body.url), idShare: Number(body.idShare) }
}

/** Inserts a link as a node of the release before does. */
async function insertAsBefore(idBrand = sent.idBrand): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  await api.database.pool.query(`insert into brand_share (brand_id, key, part) values ($1, $2, 'ALL')`, [
    idBrand,
    key,
  ])
  return key
}

const runJob = (keys: KeyRing = api.services.keys) =>
  sealShareKeysTask(api.database, keys, api.services.log)['seal-share-keys']?.run(null)

const isOpen = async (key: string) => (await api.send(renderShare, { query: { key } })).status === 200

const listed = async () =>
  ((await api.send(listShares, sent)).body._embedded as { shares: { key: string; url: string }[] }).shares

/** Every row of tables that had keys, as text. */
async function dump(): Promise<string> {
  const rows: string[] = []
  for (const table of ['brand_share', 'idempotency']) {
    const { rows: found } = await api.database.pool.query(`select t::text as row from ${table} t`)
    rows.push(...found.map(({ row }) => row))
  }
  return rows.join('\n')
}

test('a new link is stored without its key once no earlier node may run, and is listed with it', async () => {
  await migratedDaysAgo(8)
  const { key, url } = await share({ headers: { 'idempotency-key': 'one' } })
  expect(await dump()).not.toContain(key)
  expect(await listed()).toMatchObject([{ key, url }])
  expect(await isOpen(key)).toBe(true)
  expect(await isOpen(key.toLowerCase())).toBe(false)
})

test('a repeated creation answers the same address, which is not stored with the answer', async () => {
  const twice = { headers: { 'idempotency-key': 'two' } }
  const first = await share(twice)
  const { rows } = await api.database.pool.query(`select body from idempotency where key = 'two'`)
  expect(JSON.stringify(rows)).not.toContain(first.key)
  expect(await share(twice)).toEqual(first)
  expect(await listed()).toHaveLength(1)
})

test('a revoked link keeps its hash and neither key', async () => {
  const { key, idShare } = await share()
  await api.send(revokeShare, { ...sent, params: { idShare } })
  await migratedDaysAgo(8)
  await runJob()
  const { rows } = await api.database.pool.query(
    'select key, sealed_key, key_hash from brand_share where id = $1',
    [idShare],
  )
  expect(rows).toEqual([{ key: null, sealed_key: null, key_hash: hashKey(key) }])
  expect(await isOpen(key)).toBe(false)
})

describe('beside nodes of the release before', () => {
  test('a link that they made opens at once, and one that we made has the key by which they find it', async () => {
    const theirs = await insertAsBefore()
    expect(await isOpen(theirs)).toBe(true)
    expect(await listed()).toMatchObject([{ key: theirs }])
    const { key } = await share()
    await runJob()
    const { rows } = await api.database.pool.query('select id from brand_share where key = any($1)', [
      [theirs, key],
    ])
    expect(rows).toHaveLength(2)
  })

  test('after seven days the job clears plain keys everywhere, and links open and are listed as before', async () => {
    const theirs = await insertAsBefore()
    const { key } = await share()
    await api.database.pool.query(
      `insert into idempotency (account, key, request_hash, status, body) values ('1', 'three', '', 200, $1)`,
      [JSON.stringify({ idShare: 1, key: theirs, url: `https://saegim.example/share/${theirs}` })],
    )
    await migratedDaysAgo(6)
    await runJob()
    expect(await dump()).toContain(theirs)
    await migratedDaysAgo(8)
    await runJob()
    const stored = await dump()
    for (const plain of [theirs, key]) {
      expect(stored).not.toContain(plain)
      expect(await isOpen(plain)).toBe(true)
    }
    expect(await listed()).toMatchObject([{ key }, { key: theirs }])
  })

  test('the migration hashes the keys that it finds', async () => {
    const database = await createTestDatabase({ empty: true })
    await migrateTo(
      database.kysely,
      migrationNames.filter((name) => name < '0023'),
    )
    await database.pool.query(
      `with made as (insert into brand (name) values ('온기') returning id)
       insert into brand_share (brand_id, key, part, created_at)
       select id, 'an-older-key', 'ALL', '2026-01-01' from made`,
    )
    await migrate(database.kysely)
    const { rows } = await database.pool.query(
      'select key, key_hash, opened_count, counted_from > created_at as is_older from brand_share',
    )
    expect(rows).toEqual([
      { key: 'an-older-key', key_hash: hashKey('an-older-key'), opened_count: 0, is_older: true },
    ])
    await database.close()
  })
})

describe('with another secret', () => {
  const old = openKeyRing('the earlier secret, long enough', [])
  const next = openKeyRing('a secret that comes afterwards', ['the earlier secret, long enough'])

  const sealedOf = async (key: string) => {
    const { rows } = await api.database.pool.query('select sealed_key from brand_share where key_hash = $1', [
      hashKey(key),
    ])
    return String(rows[0]?.sealed_key)
  }

  test('a link opens and is listed without its address, and its key is never shown for another link', async () => {
    await migratedDaysAgo(8)
    const lost = await share()
    const kept = await share()
    const foreign = await sealedOf(kept.key)
    await api.database.pool.query('update brand_share set sealed_key = $1 where id = $2', [
      foreign,
      lost.idShare,
    ])
    expect(await listed()).toMatchObject([{ key: kept.key }, { key: '', url: '' }])
    await api.database.pool.query('update brand_share set sealed_key = $1 where id = $2', [
      'damaged',
      lost.idShare,
    ])
    expect(await listed()).toMatchObject([{ key: kept.key }, { key: '', url: '' }])
    expect(await isOpen(lost.key)).toBe(true)
    expect((await api.send(readSharedCore, { query: { key: lost.key } })).status).toBe(200)
  })

  test('the job seals again what an older secret has sealed, and keeps what no secret opens', async () => {
    const key = await insertAsBefore()
    await runJob(old)
    await migratedDaysAgo(8)
    await runJob(old)
    const before = await sealedOf(key)
    await runJob()
    expect(await sealedOf(key)).toBe(before)
    await runJob(next)
    const after = await sealedOf(key)
    expect(after).not.toBe(before)
    await runJob(next)
    expect(await sealedOf(key)).toBe(after)
  })
})
