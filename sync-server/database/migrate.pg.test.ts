import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PostgresIntrospector, sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { checkLocale } from './check.ts'
import { migrate, migrateTo, migrationNames, tablesLock } from './migrate.ts'
import type { Database } from './open.ts'
import { createTestDatabase } from './test-database.ts'

const run = promisify(execFile)
let database: Database

afterEach(() => database.close())

test('a second migration applies nothing', async () => {
  database = await createTestDatabase({ empty: true })
  expect(await migrate(database.kysely)).toContain('0001-accounts-and-brands')
  expect(await migrate(database.kysely)).toEqual([])
})

test('two concurrent migrations leave one complete schema', async () => {
  database = await createTestDatabase({ empty: true })
  const migrateElsewhere = () =>
    run(process.execPath, [join(import.meta.dirname, 'test-migrator.ts'), database.url], { encoding: 'utf8' })
  const outputs = await Promise.all([migrateElsewhere(), migrateElsewhere()])
  const counts = outputs.map(({ stdout }) => Number(stdout)).sort()
  expect(counts).toEqual([0, readdirSync(join(import.meta.dirname, 'migrations')).length])
  expect(await migrate(database.kysely)).toEqual([])
}, 30_000)

test('without missing migrations no table is read, because another node may be changing it', async () => {
  database = await createTestDatabase()
  const look = vi.spyOn(PostgresIntrospector.prototype, 'getTables')
  expect(await migrate(database.kysely)).toEqual([])
  expect(look).not.toHaveBeenCalled()
})

test('migrations and the creation of the job queue wait for each other', async () => {
  database = await createTestDatabase({ empty: true })
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock($1)', [tablesLock])
  const migrating = migrate(database.kysely)
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  const { rows } = await database.pool.query(`select to_regclass('kysely_migration') as migrations`)
  expect(rows).toEqual([{ migrations: null }])
  await other.query('commit')
  other.release()
  expect(await migrating).toContain('0001-accounts-and-brands')
})

test('credits of brands before the ledger are their first entry, and count as what an owner gets once', async () => {
  database = await createTestDatabase({ empty: true })
  const { pool, kysely } = database
  await migrateTo(
    kysely,
    migrationNames.filter((name) => name < '0030'),
  )
  await pool.query(`
    insert into account (email, full_name) values ('a@ongi.example', '한결'), ('b@ongi.example', '도현');
    insert into brand (name, credit, deleted_at)
      values ('하나', 100, null), ('둘', 250, now()), ('빈', 0, null), ('주인 없는', 100, now());
    insert into brand_member (brand_id, account_id, role) values
      (1, 1, 'BRAND_ROLE_OWNER'), (1, 2, 'BRAND_ROLE_ADMIN'), (2, 1, 'BRAND_ROLE_OWNER'), (3, 2, 'BRAND_ROLE_OWNER');
  `)
  await migrate(kysely)
  const { rows } = await pool.query(
    `select entry.brand_id, idem, amount, balance_after, rest, balance, lot.expires_at > now() + interval '364 days' as lasts
     from credit_entry entry join credit_lot lot on lot.id = lot_id
     join credit_account account on account.brand_id = entry.brand_id order by 1`,
  )
  const same = (amount: number) => ({
    amount,
    balance_after: amount,
    rest: amount,
    balance: amount,
    lasts: true,
  })
  expect(rows).toEqual([
    { brand_id: 1, idem: 'welcome:1', ...same(100) },
    { brand_id: 2, idem: 'opening:2', ...same(250) },
    { brand_id: 4, idem: 'opening:4', ...same(100) },
  ])
})

test('designs from before the library have numbers above those of templates of the market, and folders of designs a type', async () => {
  database = await createTestDatabase({ empty: true })
  const { pool, kysely } = database
  await migrateTo(
    kysely,
    migrationNames.filter((name) => name < '0079'),
  )
  await pool.query(`
    insert into account (email, full_name) values ('a@ongi.example', '한결');
    insert into brand (name) values ('온기');
    insert into directory (brand_id, owner_id, type, name)
      values (1, 1, 'TEMPLATE', '내 것'), (1, null, 'TEMPLATE', '공식'), (1, 1, 'DRIVE', '사진');
    insert into brand_document (brand_id, document, kind, owner_id, readers, writers)
      select 1, 'design/' || n, 'design', 1, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER' from generate_series(1, 3) n;
  `)
  await migrate(kysely)
  await pool.query(`
    insert into brand_document (brand_id, document, kind, owner_id, readers, writers)
      values (1, 'design/4', 'design', 1, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER')`)
  const designs = await pool.query('select id, document, created_type, tags from brand_document order by id')
  expect(designs.rows).toEqual(
    [1, 2, 3, 4].map((n) => ({
      id: 1_000_000 + n,
      document: `design/${n}`,
      created_type: 'USER',
      tags: [],
    })),
  )
  const folders = await pool.query('select name, owner_id, created_type from directory order by id')
  expect(folders.rows).toEqual([
    { name: '내 것', owner_id: null, created_type: 'USER' },
    { name: '공식', owner_id: null, created_type: 'BRAND' },
    { name: '사진', owner_id: 1, created_type: null },
  ])
})

test('a migration applied by a newer release does not stop an older one', async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `insert into kysely_migration (name, timestamp) values ('9999-from-the-future', now()::text)`,
  )
  expect(await migrate(database.kysely)).toEqual([])
})

test('Korean is searched by parts of words and sorted alphabetically', async () => {
  database = await createTestDatabase()
  await checkLocale(database.pool)
  const { rows } = await sql<{ word: string }>`
    select word from (values ('Zebra'), ('하늘'), ('가을'), ('apple')) as words (word) order by word collate ko
  `.execute(database.kysely)
  expect(rows.map(({ word }) => word)).toEqual(['가을', '하늘', 'apple', 'Zebra'])
})

test('an e-mail is unique regardless of case', async () => {
  database = await createTestDatabase()
  const add = (email: string) =>
    database.kysely
      .insertInto('account')
      .values({ email, full_name: '하나' })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await add('Hana@Example.com')
  expect(id).toBeTypeOf('number')
  await expect(add('hana@example.COM')).rejects.toMatchObject({
    code: '23505',
    constraint: 'account_email_key',
  })
})

/** Number of connections to this database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_locks join pg_database on pg_database.oid = database
     where datname = current_database() and not granted`,
  )
  return rows[0]?.count ?? 0
}
