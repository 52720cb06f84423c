import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { openStaffSession, readStaffSession } from '../http/staff-session.ts'
import { runStaff } from './staff.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.close())

async function run(...args: string[]) {
  const said: string[] = []
  const code = await runStaff(args, { DATABASE_URL: database.url }, (line) => said.push(line))
  return { code, said: said.join('\n') }
}

test.each(
  [[], ['add'], ['list', '--email', 'a@ongi.example'], ['add', '--email', 'a', '--role', 'boss']].map(
    (args) => ({ args }),
  ),
)('$args changes nothing and prints the usage', async ({ args }) => {
  expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('operator -- add') })
})

test('an account is added, becomes an operator, and is removed, which ends their sessions of the desk', async () => {
  const { pool, kysely } = database
  const email = 'jiwoo@ongi.example'
  expect(await run('list')).toEqual({ code: 0, said: 'The desk has no staff.' })
  expect(await run('add', '--email', email)).toMatchObject({
    code: 1,
    said: expect.stringContaining('no account has the e-mail'),
  })
  const { rows } = await pool.query<{ id: number }>(
    `insert into account (email, full_name) values ('Jiwoo@ongi.example', '지우') returning id`,
  )
  const id = rows[0]?.id ?? 0
  expect((await run('add', '--email', email)).said).toContain('has no password')
  await pool.query(`update account set password_hash = 'x' where id = $1`, [id])
  expect((await run('add', '--email', email)).said).toContain('as DESIGNER. They have to turn on')
  await pool.query(
    `insert into second_factor (account_id, sealed_secret, last_step, trust_key) values ($1, 'x', 0, '')`,
    [id],
  )
  expect((await run('add', '--email', email, '--role', 'operator')).said).toMatch(/as OPERATOR\.$/)
  expect((await run('list')).said).toBe('Jiwoo@ongi.example  OPERATOR')
  const { token } = await openStaffSession(kysely, id)
  expect(await readStaffSession(kysely, token)).toMatchObject({ role: 'OPERATOR' })
  expect(await run('remove', '--email', email)).toMatchObject({ code: 0 })
  expect(await readStaffSession(kysely, token)).toBe('UNAUTHORIZED')
  expect((await run('remove', '--email', email)).code).toBe(1)
})
