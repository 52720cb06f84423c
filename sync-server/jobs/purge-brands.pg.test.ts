import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeBrand, deleteBrand, readBrand } from '#contract/brand.ts'
import { forgetWithdrawn } from '../api/identity/withdrawn-accounts.ts'
import { openTestApi, type TestApi } from '../api/test-api.ts'
import { retention, tablesOfBrand, tablesOfMoney } from '../database/tables/retention.ts'
import { fillTables, scanFor } from '../database/test-rows.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { purgeBrandsTask } from './purge-brands.ts'

let api: TestApi

beforeEach(async () => {
  api = await openTestApi()
  // A number that is nowhere by chance.
  await api.database.pool.query(`
    alter table brand alter column id restart with 7310000001;
    alter table account alter column id restart with 8420000001;
    create schema if not exists graphile_worker;
    create table if not exists queued_jobs_of_test (name text, payload text);
    create or replace function graphile_worker.add_job(name text, payload json, run_at timestamptz, max_attempts int,
      job_key text) returns void language sql as
      'insert into queued_jobs_of_test values (name, payload::text)';
  `)
})

afterEach(() => api.close())

const marker = '달항아리-7f3a'

const query = (text: string, values?: unknown[]) => api.database.pool.query(text, values)

async function purge(storage: Storage = api.services.storage): Promise<number> {
  await query('truncate queued_jobs_of_test')
  await purgeBrandsTask(api.database, storage)['purge-brands']?.run({})
  return (await query('select 1 from queued_jobs_of_test')).rows.length
}

/** Runs the job until it queues no further run, and returns how many there were. */
async function purgeAll(): Promise<number> {
  for (let runs = 1; ; runs += 1) if ((await purge()) === 0) return runs
}

/** A brand with a row in every table, a file with its small pictures, and one that no row names. */
async function fullBrand(text: string, storageKey: string) {
  const owner = await api.owner()
  const { idBrand } = owner
  const given = {
    brand_id: idBrand,
    account_id: owner.id,
    inviter_id: owner.id,
    owner_id: owner.id,
    editor: owner.id,
    storage_key: `brand/${idBrand}/${storageKey}`,
  }
  await query('update brand set name = $2, business_name = $2 where id = $1', [idBrand, text])
  const tables = await fillTables(api.database.pool, 'brand_id', given, text, {
    without: [...tablesOfMoney, 'staff_act'],
  })
  for (const key of [storageKey, `${storageKey}.w320`, 'orphan'])
    await api.services.storage.put(`brand/${idBrand}/${key}`, Buffer.from(text), { type: 'image/png' })
  return { ...owner, tables }
}

async function keysOf(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of api.services.storage.list(folder)) keys.push(key)
  return keys.sort()
}

const forward = (id: number, days: number) =>
  query('update brand set deleted_at = deleted_at - make_interval(days => $2) where id = $1', [id, days])

test('every table names what ends its rows, and every one with brands is purged with them or says that it outlives them', async () => {
  const { rows } = await query(
    `select t.table_name as name, exists (
       select from information_schema.columns c where c.table_name = t.table_name and c.column_name = 'brand_id'
     ) as "ofBrand" from information_schema.tables t
     where t.table_schema = 'public' and t.table_name not like 'kysely_migration%'
       and t.table_name <> 'queued_jobs_of_test'
     order by 1`,
  )
  const named = Object.entries(retention).map(([name, { ofBrand = false, outlivesBrand = false }]) => ({
    name,
    ofBrand: ofBrand || outlivesBrand,
  }))
  expect(rows).toEqual(named.sort((a, b) => (a.name < b.name ? -1 : 1)))
})

test('a deleted brand is restorable for 30 days, and then nothing names it any more', async () => {
  const brand = await fullBrand(marker, 'a1')
  expect(brand.tables).toEqual([...tablesOfBrand].sort())
  const { idBrand, token } = brand
  const named = { token, idBrand, body: { name: `${marker} 온기` } }
  const sent = await api.send(changeBrand, { ...named, headers: { 'idempotency-key': 'key-1' } })
  expect(sent.status).toBe(200)
  const neighbour = await fullBrand('이웃 가게', 'b1')
  const countsOf = async (id: number) =>
    Promise.all(
      tablesOfBrand.map(async (table) => [
        table,
        (await query(`select count(*)::int as n from ${table} where brand_id = $1`, [id])).rows[0].n,
      ]),
    )
  const before = await countsOf(neighbour.idBrand)
  const files = await keysOf(`brand/${neighbour.idBrand}`)

  expect((await api.send(deleteBrand, { token, query: { idBrand } })).status).toBe(200)
  await forward(idBrand, 29)
  await purgeAll()
  // Those of which no column has a text of the brand.
  const withoutText = ['brand_storage', 'file_upload', 'drive_removal', 'subscription', 'task_mail']
  const withText = tablesOfBrand.filter((table) => !withoutText.includes(table))
  expect((await scanFor(api.database.pool, [marker])).length).toBeGreaterThanOrEqual(withText.length)
  await query('update brand set deleted_at = null where id = $1', [idBrand])
  expect((await api.send(readBrand, { token, idBrand })).body).toMatchObject({ name: `${marker} 온기` })

  expect((await api.send(deleteBrand, { token, query: { idBrand } })).status).toBe(200)
  await forward(idBrand, 31)
  await purgeAll()
  expect(await scanFor(api.database.pool, [marker, String(idBrand)])).toEqual([])
  expect(await keysOf(`brand/${idBrand}`)).toEqual([])
  expect(await countsOf(neighbour.idBrand)).toEqual(before)
  expect(await keysOf(`brand/${neighbour.idBrand}`)).toEqual(files)
})

test('many rows go in runs that follow each other, and a run that was killed loses nothing of its work', async () => {
  const { idBrand } = await fullBrand(marker, 'a1')
  await query(
    `insert into doc_update (brand_id, document, data) select $1, 'guide', '\\x00' from generate_series(1, 24000)`,
    [idBrand],
  )
  await query(`update brand set deleted_at = now() - interval '31 days' where id = $1`, [idBrand])
  expect(await purge()).toBe(1)
  const left = async () =>
    (await query('select count(*)::int as n from doc_update where brand_id = $1', [idBrand])).rows[0].n
  const after = await left()
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(17_000)
  expect(await purgeAll()).toBe(1)
  expect(await scanFor(api.database.pool, [String(idBrand)])).toEqual([])
})

test('hundreds of files go some at a time, and a run whose connection is killed is made up for', async () => {
  const { idBrand } = await fullBrand(marker, 'a1')
  await query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size)
     select $1::bigint, 'brand/' || $1::bigint || '/many-' || n, 'a', 'LOGO', 'image/png', 1 from generate_series(1, 700) n`,
    [idBrand],
  )
  await query(`update brand set deleted_at = now() - interval '31 days' where id = $1`, [idBrand])
  const { storage } = api.services
  let deletes = 0
  const killing: Storage = {
    ...storage,
    async delete(key) {
      deletes += 1
      if (deletes === 1000)
        await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and query like 'select id, storage_key%'`,
        )
      await storage.delete(key)
    },
  }
  await expect(purge(killing)).rejects.toThrow()
  expect(deletes).toBeLessThan(2_000)
  expect(await purge(killing)).toBe(1)
  expect(deletes).toBeLessThan(6_000)
  await purgeAll()
  expect(await scanFor(api.database.pool, [marker, String(idBrand)])).toEqual([])
  expect(await keysOf(`brand/${idBrand}`)).toEqual([])
})

test('two nodes at once purge once, and a brand whose files cannot be deleted keeps no other', async () => {
  const [one, two] = [await fullBrand(marker, 'a1'), await fullBrand(marker, 'b1')]
  await query(`update brand set deleted_at = now() - interval '31 days'`)
  const { storage } = api.services
  let deletes = 0
  const broken: Storage = {
    ...storage,
    delete: (key) => {
      deletes += 1
      return key.includes(`/${one.idBrand}/`)
        ? Promise.reject(new Error('the storage refused'))
        : storage.delete(key)
    },
  }
  const outcomes = await Promise.allSettled([purge(broken), purge(broken)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(deletes).toBeLessThan(20)
  expect(await scanFor(api.database.pool, [String(two.idBrand)])).toEqual([])
  expect((await query('select storage_key from file')).rows).toEqual([
    { storage_key: `brand/${one.idBrand}/a1` },
  ])
  await purgeAll()
  expect(await scanFor(api.database.pool, [String(one.idBrand), marker])).toEqual([])
  expect(await keysOf('brand')).toEqual([])
})

test('of a closed account nothing is left after three days but its empty row and numbers in brands of others', async () => {
  const { pool } = api.database
  const me = await api.person(marker)
  const other = await fullBrand('이웃 가게', 'b1')
  await api.join(other.idBrand, me.id, 'BRAND_ROLE_MEMBER')
  const own = await api.brand(me.id, `${marker} 가게`)
  await fillTables(
    pool,
    'account_id',
    { account_id: me.id, inviter_id: me.id, brand_id: own, storage_key: `brand/${own}/c1` },
    marker,
  )
  await query(
    `insert into idempotency (account, key, request_hash, status, body) values ($1, 'k', '\\x00', 200, $2)`,
    [me.id, JSON.stringify({ email: me.email })],
  )
  await query(
    `insert into email_code (email, mode, code_hash, expires_at) values ($1, 'SIGNUP', '\\x00', now())`,
    [me.email],
  )
  const editor = { idAccount: me.id, name: marker, device: 'Chrome · Windows' }
  const neighbour = { idAccount: other.id, name: '이지우', device: null }
  await query(`update doc_version set editors = $2 where brand_id = $1`, [
    other.idBrand,
    JSON.stringify([neighbour, editor]),
  ])
  await query(`update brand_approval set account_id = $2, account_name = $3 where brand_id = $1`, [
    other.idBrand,
    me.id,
    marker,
  ])
  await query('update file set account_id = $2 where brand_id = $1', [other.idBrand, me.id])
  await api.services.storage.put(`account/${me.id}/portrait`, Buffer.from(marker), { type: 'image/webp' })
  await query('update account set withdrawn_at = now(), full_name = $2 where id = $1', [me.id, marker])
  await query('update brand set deleted_at = now() where id = $1', [own])
  const forget = async () => {
    await forgetWithdrawn(api.database.kysely, api.services.storage, api.services.keys)
    await purgeAll()
  }
  await query(`update account set withdrawn_at = now() - interval '2 days'`)
  await query(`update account set withdrawn_at = null where id <> $1`, [me.id])
  await forward(own, 2)
  await forget()
  expect(await scanFor(pool, [me.email])).not.toEqual([])

  await query(`update account set withdrawn_at = now() - interval '4 days' where id = $1`, [me.id])
  await forward(own, 2)
  await forget()
  // A complaint is kept for three years, as the law wants it, without the account that it was of.
  expect(await scanFor(pool, [marker, me.email, String(own)])).toEqual([`public.support_ticket: ${marker}`])
  expect(await keysOf('account')).toEqual([])
  expect(await keysOf(`brand/${own}`)).toEqual([])
  expect(await scanFor(pool, [String(me.id)])).toEqual(
    ['account', 'brand_approval', 'brand_member', 'doc_version', 'file', 'terms_agreement'].map(
      (table) => `public.${table}: ${me.id}`,
    ),
  )
  const kept = await query('select editors from doc_version where brand_id = $1', [other.idBrand])
  expect(kept.rows[0].editors).toEqual([neighbour, { idAccount: me.id, name: '', device: null }])
})
