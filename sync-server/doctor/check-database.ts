import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { checkVersion } from '../database/check.ts'
import { findRunning } from '../database/embedded/find-running.ts'
import { compareMigrations } from '../database/migrate.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Environment } from '../environment/environment.ts'
import { checkDocuments } from './check-documents.ts'
import { bad, type Finding, note, ok, reasonOf } from './finding.ts'

const about = 'database'
const patienceMs = 5_000
/** Connections of the relay's pool and of the job queue. */
const otherConnections = 8

export async function checkDatabase(environment: Environment, now: () => number): Promise<Finding[]> {
  const url = environment.databaseUrl ?? (await findRunning(environment.dataDir))
  if (url === null) return [note(about, 'the embedded PostgreSQL does not run; `npm start` starts it.')]
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: patienceMs })
  pool.on('error', () => {})
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    await pool.query('select 1')
  } catch (error) {
    const { host } = new URL(url)
    await kysely.destroy()
    return [bad(about, `PostgreSQL at ${host} cannot be reached: ${reasonOf(error)}. See DATABASE_URL.`)]
  }
  const checks = [
    () => checkRelease(pool),
    () => checkKorean(pool),
    () => checkMigrations(kysely),
    () => checkDurability(pool),
    () => checkClock(pool, now),
    () => checkConnections(pool, environment.databasePoolSize),
    () => checkDocuments(pool),
  ]
  const findings: Finding[] = []
  for (const check of checks) {
    try {
      findings.push(await check())
    } catch (error) {
      findings.push(bad(about, `a check could not be made: ${reasonOf(error)}.`))
    }
  }
  await kysely.destroy()
  return findings
}

async function checkRelease(pool: pg.Pool): Promise<Finding> {
  const version = await one<{ version: string }>(pool, `select current_setting('server_version') as version`)
  try {
    await checkVersion(pool)
    return ok(about, `PostgreSQL ${version.version} answers.`)
  } catch (error) {
    return bad(about, (error as Error).message)
  }
}

/** With lc_ctype C, pg_trgm finds no Korean letters and reports no error. */
async function checkKorean(pool: pg.Pool): Promise<Finding> {
  const found = await one<{ isLetter: boolean; ctype: string; encoding: string; hasTrigrams: boolean }>(
    pool,
    `select '한' ~ '^[[:alpha:]]$' as "isLetter", datctype as ctype, pg_encoding_to_char(encoding) as encoding,
            exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams"
     from pg_database where datname = current_database()`,
  )
  if (found.encoding !== 'UTF8')
    return bad('language', `the database is encoded in ${found.encoding}, not in UTF8.`)
  if (!found.isLetter)
    return bad(
      'language',
      `no Korean can be searched: lc_ctype is ${found.ctype}. Create the database with: create database … template template0 encoding 'UTF8' lc_ctype 'C.UTF-8'`,
    )
  if (!found.hasTrigrams)
    return bad('language', 'the extension pg_trgm is missing: install the contrib package of PostgreSQL.')
  return ok('language', `Korean is seen as letters (lc_ctype ${found.ctype}).`)
}

async function checkMigrations(kysely: Kysely<DB>): Promise<Finding> {
  const { missing, unknown } = await compareMigrations(kysely)
  if (unknown.length > 0)
    return note(
      'migrations',
      `a newer release has been here: ${unknown.join(', ')}. This one still works with it.`,
    )
  return missing.length > 0
    ? note('migrations', `the next start applies ${missing.join(', ')}.`)
    : ok('migrations', 'all of them are applied.')
}

/** The relay's acknowledgements are only as durable as the database's commits (fsync, synchronous_commit). */
async function checkDurability(pool: pg.Pool): Promise<Finding> {
  const set = await one<Record<string, string>>(
    pool,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
            current_setting('synchronous_commit') as synchronous_commit`,
  )
  const off = Object.entries(set).filter(([, value]) => value === 'off')
  return off.length > 0
    ? bad(
        'durability',
        `${off.map(([name]) => name).join(' and ')} is off: words that people were told are safe can be lost.`,
      )
    : ok('durability', 'a commit is on the disk before it is answered.')
}

async function checkClock(pool: pg.Pool, now: () => number): Promise<Finding> {
  const before = now()
  const { at } = await one<{ at: Date }>(pool, 'select clock_timestamp() as at')
  const apart = Math.abs(at.getTime() - (before + now()) / 2)
  const words = `this machine and the database are ${Math.round(apart)} ms apart`
  if (apart > 5_000)
    return bad('clock', `${words}: sessions and codes would end too early or too late. Set both by NTP.`)
  return apart > 1_000 ? note('clock', `${words}.`) : ok('clock', `${words}.`)
}

async function checkConnections(pool: pg.Pool, poolSize: number): Promise<Finding> {
  const { most } = await one<{ most: number }>(pool, `select current_setting('max_connections')::int as most`)
  const needed = poolSize + otherConnections
  return needed > most
    ? bad(
        'connections',
        `one node takes up to ${needed}, the database allows ${most}: lower DATABASE_POOL_SIZE or raise max_connections.`,
      )
    : ok('connections', `${most} are allowed, one node takes up to ${needed}.`)
}

async function one<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<Row> {
  const { rows } = await pool.query<Row>(text)
  const [row] = rows
  if (!row) throw new Error('the database answered nothing')
  return row
}
