import { pino } from 'pino'
import { afterEach, expect, inject, test } from 'vitest'
import { checkLocale, checkVersion, isDatabaseReady } from './check.ts'
import { connect, type Database } from './open.ts'
import { createTestDatabase } from './test-database.ts'
import { databaseUrl, onServer, randomName } from './test-template.ts'

let database: Database

afterEach(() => database.close())

test('a correct database passes the checks at start', async () => {
  database = await createTestDatabase()
  await checkVersion(database.pool)
  await checkLocale(database.pool)
  expect(await isDatabaseReady(database.pool)).toBe(true)
})

test('a database whose lc_ctype ignores Korean is refused with an instruction', async () => {
  const serverUrl = inject('testServerUrl')
  const name = randomName()
  await onServer(serverUrl, [
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
  ])
  database = connect(databaseUrl(serverUrl, name), 2, pino({ level: 'silent' }), () =>
    onServer(serverUrl, [`drop database ${name} with (force)`]),
  )
  await database.pool.query('create extension pg_trgm')
  await expect(checkLocale(database.pool)).rejects.toThrow(/lc_ctype is C\. Create it with: create database/)
})

test('after the database drops our connections it becomes ready again and the process survives', async () => {
  database = await createTestDatabase()
  await Promise.all([database.pool.query('select 1'), database.relayPool.query('select 1')])
  await onServer(inject('testServerUrl'), [
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(database.url).pathname.slice(1)}'`,
  ])
  await expect.poll(() => isDatabaseReady(database.pool)).toBe(true)
  await expect.poll(() => isDatabaseReady(database.relayPool)).toBe(true)
})

test('a database that cannot be reached is not ready', async () => {
  database = connect('postgres://app:x@127.0.0.1:1/none', 2, pino({ level: 'silent' }))
  expect(await isDatabaseReady(database.pool)).toBe(false)
})
