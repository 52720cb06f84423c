import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PostgresIntrospector, sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { checkLocale } from './check.ts'
import { migrate, tablesLock } from './migrate.ts'
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
