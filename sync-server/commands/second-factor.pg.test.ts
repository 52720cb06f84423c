import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { openSession } from '../http/tokens.ts'
import { startJobs } from '../jobs/jobs.ts'
import { runSecondFactor } from './second-factor.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.close())

async function run(...args: string[]) {
  const said: string[] = []
  const code = await runSecondFactor(args, { DATABASE_URL: database.url }, (line) => said.push(line))
  return { code, said: said.join('\n') }
}

test.each(
  [[], ['off'], ['on', '--email', 'a@ongi.example'], ['off', '--email', ' '], ['off', '--all']].map(
    (args) => ({ args }),
  ),
)('$args changes nothing and prints the usage', async ({ args }) => {
  expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('second-factor -- off') })
})

test('the second factor of one account is turned off, its sessions end, and its owner sees it', async () => {
  const { pool } = database
  const { rows } = await pool.query<{ id: number }>(
    `insert into account (email, full_name) values ('Owner@ongi.example', '한결') returning id`,
  )
  const id = rows[0]?.id ?? 0
  expect(await run('off', '--email', 'owner@ongi.example')).toEqual({
    code: 1,
    said: 'Nothing was turned off: owner@ongi.example has no second factor.',
  })
  expect(await run('off', '--email', 'nobody@ongi.example')).toEqual({
    code: 1,
    said: 'Nothing was turned off: no account has the e-mail nobody@ongi.example.',
  })
  await pool.query(
    `insert into second_factor (account_id, sealed_secret, last_step, trust_key) values ($1, 'sealed', 1, '\\x00')`,
    [id],
  )
  await pool.query(`insert into recovery_code (account_id, label, code_hash) values ($1, 'ABCD', 'hash')`, [
    id,
  ])
  await openSession(database.kysely, id, 'a test')
  // A server that has run once has made the job queue.
  await (await startJobs(database, {}, pino({ level: 'silent' }))).stop()
  expect(await run('off', '--email', 'owner@ongi.example')).toEqual({
    code: 0,
    said: 'The second factor of owner@ongi.example is off; 1 sessions have ended.',
  })
  const left = await pool.query(
    `select (select count(*) from second_factor)::int as factors, (select count(*) from recovery_code)::int as codes,
       (select count(*) from session)::int as sessions, (select string_agg(kind, ' ') from security_event) as events`,
  )
  expect(left.rows).toEqual([{ factors: 0, codes: 0, sessions: 0, events: 'SECOND_FACTOR_OFF_BY_OPERATOR' }])
})
